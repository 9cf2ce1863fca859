/** Log-out without a confirmation page when the shop requested it. The library would have the browser submit
 * one more form by script; that form is submitted here instead. */
import { logoutFormIn } from './library.ts';
import type { HeldProvider } from './provider.ts';

/** Set by the confirmation page when nothing has to be confirmed. Never leaves the service. */
export const confirmHeader = 'x-aitta-confirm-logout';

export async function answerLogout(provider: HeldProvider, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const response = await provider.reply(request);
  if (!response.headers.get('content-type')?.startsWith('text/html') || response.status !== 200)
    return response;
  const page = await response.text();
  const form = logoutFormIn(page);
  if (!form || !(response.headers.has(confirmHeader) || form.isSentOn))
    return new Response(page, response);
  const confirmed = await provider.reply(
    new Request(new URL('/logout/confirm', url), {
      method: 'POST',
      headers: { cookie: cookiesAfter(request, response) },
      body: new URLSearchParams({ xsrf: form.secret, logout: 'yes' }),
    }),
  );
  const headers = new Headers(confirmed.headers);
  headers.delete('set-cookie');
  for (const cookie of lastOfEach([
    ...response.headers.getSetCookie(),
    ...confirmed.headers.getSetCookie(),
  ]))
    headers.append('set-cookie', cookie);
  return new Response(confirmed.body, { status: confirmed.status, headers });
}

/** The cookies the browser would send with the next request. */
function cookiesAfter(request: Request, response: Response): string {
  const sent = (request.headers.get('cookie') ?? '').split(/;\s*/).filter(Boolean);
  const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const byName = new Map([...sent, ...set].map((one) => [one.split('=')[0], one]));
  return [...byName.values()].join('; ');
}

const lastOfEach = (cookies: string[]) => [
  ...new Map(cookies.map((one) => [one.split('=')[0], one])).values(),
];
