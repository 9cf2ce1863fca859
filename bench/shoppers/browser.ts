/** A browser without screen: it keeps cookies and sends forms as pages have them. */

export interface Answer {
  status: number;
  /** Path and query of the last page, after redirects within the shop. */
  path: string;
  html: string;
}

export interface Browser {
  cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  post(url: string, fields: Record<string, string>): Promise<Answer>;
  json(path: string, body: unknown): Promise<number>;
}

const mostRedirects = 6;

export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const send = async (url: URL, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: url.origin, 'accept-language': 'fi' };
    const response = await fetch(url, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0\b/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  };
  async function follow(start: URL, init: RequestInit): Promise<Answer> {
    let url = start;
    let response = await send(url, init);
    for (let i = 0; i < mostRedirects && response.status >= 300 && response.status < 400; i += 1) {
      url = new URL(response.headers.get('location') ?? '/', url);
      await response.arrayBuffer();
      response = await send(url, {});
    }
    return {
      status: response.status,
      path: url.pathname + url.search,
      html: await response.text(),
    };
  }
  return {
    cookies,
    get: (path) => follow(new URL(path, origin), {}),
    post: (url, fields) =>
      follow(new URL(url, origin), { method: 'POST', body: new URLSearchParams(fields) }),
    async json(path, body) {
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      };
      const response = await send(new URL(path, origin), init);
      await response.arrayBuffer();
      return response.status;
    },
  };
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Values of hidden fields. */
export const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...html.matchAll(/<input type="hidden"(?: form="[^"]*")? name="([^"]*)" value="([^"]*)"/g),
    ].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

export const actionIn = (html: string, pattern: RegExp): string | undefined =>
  [...html.matchAll(/<form[^>]* action="([^"]*)"/g)]
    .map(([, action = '']) => decoded(action))
    .find((action) => pattern.test(action));
