/** Renders a public page and makes sure that nothing personal can be cached with it. */
import { contentVersionHeader } from '#features/content/rules/version.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { hashOf, makePage, type Page } from './page.ts';

/** @param correlationId of the request that caused the rendering */
export type Renderer = (address: string, correlationId: string) => Promise<Response>;

/** Rendering ended in an error page: `reply`, to be sent when no older page is cached. */
export class RenderingFailed extends Error {
  readonly reply: Response;

  constructor(reply: Response) {
    super(`Rendering answered ${reply.status}`);
    this.reply = reply;
  }
}

/** Headers that are cached with a page; never a cookie. */
const cachedHeaders =
  /^(?:content-(?:type|language|security-policy)|link|location|x-remix-\w+|x-content-(?:type-options|version)|referrer-policy|permissions-policy|cross-origin-\w+-policy|strict-transport-security)$/;

/** The page to cache, `old` when it has not changed; a Response when it must not be cached.
 * @throws RenderingFailed, or what rendering threw */
export async function renderPage(
  render: () => ReturnType<Renderer>,
  old: Page | undefined,
): Promise<Page | Response> {
  const response = await render();
  const { status } = response;
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => cachedHeaders.test(name)),
  );
  const body = await bodyOf(response, headers);
  if ((status === 200 || status === 404) && isPublic(response)) {
    if (old && isSame(old, status, headers) && old.hash === hashOf(body)) return old;
    return makePage({ status, headers }, body);
  }
  const hasBody = status !== 204 && status !== 304;
  const reply = new Response(hasBody ? body : null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
  if (status >= 500) throw new RenderingFailed(reply);
  return reply;
}

const isSame = (old: Page, status: number, headers: Record<string, string>): boolean =>
  old.status === status && old.headers[contentVersionHeader] === headers[contentVersionHeader];

/** The body without nonces; changes the policy in `headers` to allow its inline scripts by hash. */
async function bodyOf(response: Response, headers: Record<string, string>) {
  const policy = headers['content-security-policy'];
  if (!policy?.includes("'nonce-")) return new Uint8Array(await response.arrayBuffer());
  const sealed = hashInlineScripts(await response.text(), policy);
  headers['content-security-policy'] = sealed.policy;
  return new Uint8Array(Buffer.from(sealed.html));
}

function isPublic({ headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  return !headers.has('set-cookie') && !/no-store|private/.test(control);
}
