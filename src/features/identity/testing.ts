/** For tests: a provider in this process, a browser with cookies and forms, and the shop's side. */
import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { IdentityDeps } from './deps.ts';
import type { ShopSession } from './pages/rules/logins.ts';
import * as screens from './pages/ui/screens.ts';
import { hashPassword } from './accounts/passwords.ts';
import { insertAccount } from './accounts/repository/accounts.ts';
import { makeIdentityService, type IdentityService } from './service.ts';

export const shop = 'http://shop.test';
export const issuer = `${shop}/identity`;
export const client = { id: 'aitta-shop', secret: 'secret-of-the-shop' };
export const goodPassword = 'kolme pientä possua';

/** The pages, rendered from source. */
export const identityPages: IdentityDeps['pages'] = {
  screens,
  styleSheet: 'assets/style.css',
  assets: async (c) => c.body(null, 404),
};

/** A provider whose mails and clock the test controls. */
export async function openIdentity(database: Database, changes: Partial<IdentityDeps> = {}) {
  const mails: Mail[] = [];
  const world = {
    ahead: 0,
    ended: [] as { customerId: string; keep: readonly string[] }[],
    endedSids: [] as string[],
    shopSessions: [] as ShopSession[],
  };
  const deps: IdentityDeps = {
    database,
    issuer,
    shopUrl: shop,
    shopName: () => 'Kauppa',
    mark: async () => null,
    client,
    secrets: ['secret-of-the-provider'],
    sendLater: async (_tx, mail) => void mails.push(mail),
    endShopSessions: async (_tx, customerId, keep) => void world.ended.push({ customerId, keep }),
    shopSessionsOf: async () => world.shopSessions,
    endShopSession: async (_tx, _customerId, sid) => void world.endedSids.push(sid),
    proxies: 1,
    isDemo: true,
    pages: identityPages,
    now: () => Temporal.Now.instant().add({ seconds: world.ahead }),
    log: makeLog('silent'),
    ...changes,
  };
  const real = await makeIdentityService(deps);
  // What is deleted at the time of one test would end the sessions of the next.
  const service: IdentityService = {
    ...real,
    async fetch(request, env) {
      const answer = await real.fetch(request, env);
      await real.idle();
      return answer;
    },
  };
  return { deps, mails, world, service };
}

/** Computed once: hashing is the slowest part of making an account. */
const goodHash = hashPassword(goodPassword);

/** A new account with its own e-mail; its password is `goodPassword`. */
export async function addAccount({ db }: Database, change: { email?: string } = {}) {
  const email = change.email ?? `${randomToken().toLowerCase()}@mail.test`;
  const account = await insertAccount(
    db,
    {
      email,
      passwordHash: await goodHash,
      givenName: 'Maija',
      familyName: 'Mallikas',
      phone: '0401234567',
      language: 'fi',
      addresses: [],
      bonusCard: null,
      isCoop: false,
    },
    Temporal.Now.instant(),
  );
  if (!account) throw new Error(`${email} has an account already.`);
  return account;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Page {
  status: number;
  /** Path and query after the redirects; a full URL outside the provider. */
  url: string;
  text: string;
  headers: Headers;
}

/** A browser at the address `ip`. It follows redirects within the provider. */
export function openBrowser(service: IdentityService, ip = '192.0.2.1', userAgent = '') {
  const jar = new Map<string, Cookie>();
  const cookiesFor = (path: string) =>
    [...jar.values()]
      .filter((one) => path === one.path || path.startsWith(`${one.path.replace(/\/$/, '')}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  async function send(target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, issuer);
    const headers = new Headers(init.headers);
    const cookies = cookiesFor(url.pathname);
    if (cookies) headers.set('cookie', cookies);
    headers.set('x-forwarded-for', ip);
    headers.set('user-agent', userAgent);
    const inside = `http://identity.test${url.pathname.replace('/identity', '')}${url.search}`;
    const response = await service.fetch(new Request(inside, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (/expires=thu, 01 jan 1970/i.test(line)) jar.delete(key);
    else jar.set(key, { name, value: value.join('='), path });
  }

  async function follow(target: string, init?: RequestInit): Promise<Page> {
    const response = await send(target, init);
    const location = response.headers.get('location');
    if (!location) return { ...(await read(response)), url: target };
    const next = new URL(location, issuer).href;
    if (!next.startsWith(issuer)) return { ...(await read(response)), url: next };
    return follow(next);
  }

  return {
    jar,
    send: send,
    open: (target: string) => follow(target),
    /** Submits the form on the page that has a field or a hidden value of that name. */
    submit(page: Page, fields: Record<string, string>, part?: string): Promise<Page> {
      const hidden = [...formOf(page.text, part).matchAll(hiddenPattern)];
      const known = hidden.map(([, name = '', value = '']) => [name, value] as const);
      const body = new URLSearchParams({ ...Object.fromEntries(known), ...fields });
      return follow(page.url, {
        method: 'POST',
        body,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    },
  };
}

const hiddenPattern = /<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g;

/** The first form, or the one with this hidden `part`. */
const formOf = (text: string, part?: string): string =>
  text
    .split('<form')
    .slice(1)
    .find((one) => part === undefined || one.includes(`value="${part}"`)) ?? '';

async function read(response: Response) {
  return { status: response.status, text: await response.text(), headers: response.headers };
}

export type Browser = ReturnType<typeof openBrowser>;

interface ShopRequest {
  verifier: string;
  url: string;
}

/** The authorization request that the shop sends. */
export function authorizeUrl(changes: Record<string, string> = {}): ShopRequest {
  const verifier = randomToken() + randomToken();
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: `${shop}/check-login`,
    response_type: 'code',
    scope: 'openid profile sok-api',
    acr_values: 'sok_login',
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'fi',
    ...changes,
  });
  return { verifier, url: `${issuer}/authorize?${query}` };
}

const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;

/** The shop's server-side requests to the provider. */
export function shopAt(service: IdentityService) {
  const post = async (path: string, body: Record<string, string>, authorization = basic) => {
    const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams(body) };
    const response = await service.fetch(new Request(`http://identity.test${path}`, init));
    const text = await response.text();
    const json = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
    return { status: response.status, body: json };
  };
  return {
    post,
    exchange: (code: string, verifier: string) =>
      post('/token', {
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${shop}/check-login`,
        code_verifier: verifier,
      }),
    refresh: (token: string) =>
      post('/token', { grant_type: 'refresh_token', refresh_token: token }),
    async get(path: string, token = '') {
      const headers = { authorization: `Bearer ${token}` };
      const response = await service.fetch(new Request(`http://identity.test${path}`, { headers }));
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}

/** Logs in with the form.
 * @returns the tokens, and the logged-in browser */
export async function logIn(
  service: IdentityService,
  email: string,
  browser = openBrowser(service),
) {
  const { url, verifier } = authorizeUrl();
  const page = await browser.open(url);
  const end = await browser.submit(page, { email, password: goodPassword });
  const code = new URL(end.url).searchParams.get('code') ?? '';
  const { body: tokens } = await shopAt(service).exchange(code, verifier);
  return { tokens, browser, end };
}

export function linkOf(mail: Mail | undefined): string {
  const found = /http:\/\/\S+/.exec(mail?.text ?? '');
  if (!found) throw new Error('There is no link in the mail.');
  return found[0];
}

/** The link of the last mail. */
export const linkIn = (mails: Mail[]): string => linkOf(mails.at(-1));
