/** For attacks: a minimal browser. It keeps cookies, follows redirects only on demand and records
 * every response. */

type Fetch = (request: Request) => Response | Promise<Response>;

export interface Asking {
  form?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
}

export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Status, address, headers (without `Set-Cookie`) and body of every response. */
  seen = '';
  /** Every `Set-Cookie` header, unparsed. */
  readonly setCookies: string[] = [];
  readonly #fetch: Fetch;
  readonly #origin: string;

  constructor(origin: string, fetch: Fetch) {
    this.#origin = origin;
    this.#fetch = fetch;
  }

  async send(address: string, { form, headers = {}, method }: Asking = {}): Promise<Reply> {
    const url = new URL(address, this.#origin);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(url, {
      method: method ?? (form ? 'POST' : 'GET'),
      headers: {
        ...(cookie && { cookie }),
        ...(form && { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      body: form ? String(new URLSearchParams(form)) : null,
      redirect: 'manual',
    });
    const response = await this.#fetch(request);
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    const reported = [...response.headers].filter(([name]) => name !== 'set-cookie');
    this.seen += `${response.status} ${url}\n${JSON.stringify(reported)}\n${text}\n`;
    const { status, headers: got } = response;
    return { address: url.href, status, headers: got, text, location: got.get('location') };
  }

  /** Follows redirects until a response is none, or its target matches `until`; at most 12. */
  async follow(address: string, asking: Asking = {}, until = /^$/): Promise<Reply> {
    let reply = await this.send(address, asking);
    for (let steps = 0; reply.location && steps < 12; steps += 1) {
      const next = new URL(reply.location, reply.address).href;
      if (until.test(next)) return reply;
      reply = await this.send(next);
    }
    return reply;
  }

  #keep(setCookies: string[]): void {
    for (const header of setCookies) {
      this.setCookies.push(header);
      const [pair = ''] = header.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0(?:;|$)|expires=thu, 01 jan 1970/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
  }
}

export interface Reply {
  /** Address of the page, after redirects. */
  address: string;
  status: number;
  headers: Headers;
  text: string;
  location: string | null;
}

/** Value of a hidden field. */
export const hiddenField = (page: string, name: string): string => {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? '';
  return /value="([^"]*)"/.exec(input)?.[1] ?? '';
};
