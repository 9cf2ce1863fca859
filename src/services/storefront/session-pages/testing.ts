/** For tests: a shop with an external OpenID provider, and a browser with cookies and redirects. */
import { demoSpace } from '#features/content/testing.ts';
import * as cartPage from '#pages/cart.tsx';
import * as checkBonusCard from '#pages/check-bonus-card.tsx';
import * as checkLogin from '#pages/check-login.tsx';
import * as checkLogout from '#pages/check-logout.tsx';
import * as checkProfile from '#pages/check-profile.tsx';
import * as notFound from '#pages/not-found.tsx';
import * as sessionData from '#pages/session-data.ts';
import { makeLinks, type LinksSettings } from '#features/session/provider/links.ts';
import { makeSessionApp } from '#features/session/http.ts';
import { makeProvider } from '#features/session/provider/provider.ts';
import { client, visitProvider, type OtherProvider } from '#features/session/testing/provider.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import type { Database } from '#platform/db/database.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { sessionCookies } from '#shell/session-cookies.ts';
import { makeRequestContext, type RequestFacts } from '#shell/request.ts';
import { openShop } from '../../testing.ts';

export const publicUrl = 'https://shop.test';
export const redirectUri = `${publicUrl}/check-login`;
export const postLogoutUri = `${publicUrl}/check-logout`;

const sessionCalls = /^\/(?:v1\/auth|v1\/customer|v2\/customer)\b/;

/** The storefront's pages for a shop whose customers log in at `other`. */
export function openStorefront(
  database: Database,
  other: OtherProvider,
  settings: Partial<LinksSettings> = {},
) {
  const shop = openShop(database, other.issuer);
  const now = () => shop.world.now;
  const log = { warned: [] as { message: string; facts: object }[] };
  const address = { issuer: other.issuer, clientId: client.clientId, now, fetch };
  const provider = makeProvider({ ...address, clientSecret: client.clientSecret });
  const tokens = makeTokenBox('a-secret-for-tests');
  const sessions = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
  const { db } = database;
  sessions.route('/', makeSessionApp({ db, provider, tokens, redirectUri, now }));
  /** Calls whose address matches this pattern fail. */
  const broken = { calls: /^$/, status: 503 };
  const retailApi: Connection = {
    ...shop.connection,
    warn: (message, facts) => void log.warned.push({ message, facts }),
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (broken.calls.test(pathname)) return new Response('{}', { status: broken.status });
      return sessionCalls.test(pathname) ? sessions.fetch(request) : shop.connection.fetch(request);
    },
  };
  const links = makeLinks({
    address,
    redirectUri,
    postLogoutUri,
    profileUrl: `${other.issuer}/profile`,
    bonusCardUrl: `${other.issuer}/bonus-card`,
    scope: undefined,
    acrValues: { login: 'sok_login', register: 'sok_register' },
    ...settings,
  });
  const linkSecrets: RequestFacts['linkSecrets'] = ['signs cookies'];
  const space: RequestFacts['space'] = demoSpace();
  const facts = { publicUrl, language: 'fi', now, identity: links, linkSecrets, space };
  return { shop, retailApi, facts, log, broken, tokens };
}

export type Storefront = ReturnType<typeof openStorefront>;

interface Page {
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
}

const pages: Record<string, Page> = {
  '/check-login': checkLogin,
  '/check-logout': checkLogout,
  '/check-profile': checkProfile,
  '/check-bonus-card': checkBonusCard,
  '/_data/session': sessionData,
  '/ostoskori': cartPage,
};

const load = async ({ loader }: Page, args: never): Promise<Shown> => shownBy(await loader?.(args));

/** Renders the page after an action that does not redirect, as the router does. */
async function answerForm(page: Page, args: never): Promise<Shown> {
  const done = shownBy(await page.action?.(args));
  if (done.location || !page.loader) return done;
  const shown = await load(page, args);
  return { ...shown, cookies: [...done.cookies, ...shown.cookies] };
}

/** Response of a page: its redirect target, or its data. */
export interface Shown {
  status: number;
  location: string | null;
  data: Record<string, unknown>;
  /** Whole `Set-Cookie` headers. */
  cookies: string[];
}

export function openBrowser({ facts, retailApi }: Storefront) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');

  /** Requests one page; redirects are not followed. */
  const send = async (path: string, form?: Record<string, string>): Promise<Shown> => {
    const request = new Request(new URL(path, publicUrl), {
      headers: { cookie: cookieHeader() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const { pathname } = new URL(request.url);
    const page: Page = pages[pathname] ?? notFound;
    const { authToken } = sessionCookies(request);
    const connection = { ...retailApi, authToken };
    const context = makeRequestContext({ ...facts, retailApi: connection } as RequestFacts);
    const args = { request, context, params: { '*': pathname.slice(1) } } as never;
    const shown = await (form ? answerForm(page, args) : load(page, args));
    for (const header of shown.cookies) keep(header);
    return shown;
  };

  const keep = (header: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/Max-Age=0/i.test(header)) cookies.delete(name);
    else cookies.set(name, value);
  };

  /** Follows redirects through shop and provider until a page of the shop outside /check- responds. */
  const go = async (path: string, form?: Record<string, string>) => {
    let shown = await send(path, form);
    const way: string[] = [path];
    for (let step = 0; shown.location && step < 10; step += 1) {
      let next = new URL(shown.location, publicUrl);
      if (next.origin !== publicUrl) next = await visitProvider(next.href);
      way.push(next.pathname + next.search);
      if (!pages[next.pathname] && !next.pathname.startsWith('/check-')) break;
      shown = await send(next.pathname + next.search);
    }
    return { shown, way, at: way.at(-1) ?? '' };
  };

  const logIn = async () => {
    const { at } = await go('/check-login');
    if (at !== '/') throw new Error(`The login ended at ${at}.`);
  };

  return { cookies, send, go, logIn };
}

export type Browser = ReturnType<typeof openBrowser>;

function shownBy(response: unknown): Shown {
  if (response instanceof Response) {
    const { status, headers } = response;
    const location = headers.get('location');
    return { status, location, data: {}, cookies: headers.getSetCookie() };
  }
  const wrapped = response as {
    type?: string;
    data: Record<string, unknown>;
    init: ResponseInit | null;
  };
  // A loader may return plain data instead of a Response.
  if (wrapped.type !== 'DataWithResponseInit') {
    return { status: 200, location: null, data: response as Record<string, unknown>, cookies: [] };
  }
  const { data, init } = wrapped;
  const headers = new Headers(init?.headers);
  return { status: init?.status ?? 200, location: null, data, cookies: headers.getSetCookie() };
}
