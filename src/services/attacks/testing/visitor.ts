/** For attacks: a browser without a screen. It keeps cookies, follows nothing by itself and remembers all it saw. */

type Fetch = (request: Request) => Response | Promise<Response>;

export interface Asking {
  form?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
}

export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Status lines, addresses, headers and bodies, but for cookies. */
  seen = '';
  /** Every `Set-Cookie` as it came. */
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

  /** Follows redirects up to an answer that is none, or one that leads where `until` says. */
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
    for (const one of setCookies) {
      this.setCookies.push(one);
      const [pair = ''] = one.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0(?:;|$)|expires=thu, 01 jan 1970/i.test(one)) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
  }
}

export interface Reply {
  /** Of the page itself. */
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
