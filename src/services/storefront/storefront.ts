/** The storefront service: built files, pictures, and pages in three languages. */
import { Hono } from 'hono';
import type { Campaign } from '#features/campaigns/rules.ts';
import type { IdentityLinks } from '#features/session/record.ts';
import type { Connection } from '#platform/http/client.ts';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { secured, withHeaders } from '#platform/http/security/headers.ts';
import { languageOf, type Language } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import type { Clock } from '#platform/time.ts';
import { sessionCookies } from '../../shell/session-cookies.ts';
import { addressReader, type PublicAddress } from './page-cache/address.ts';
import { makePageCache, type PageCache } from './page-cache/page-cache.ts';
import { RenderingFailed } from './page-cache/render-page.ts';
import { sharedAnswers } from './page-cache/shared-answers.ts';
import { pollShopState, type ShopPoll } from './page-cache/shop-poll.ts';
import { networkHeaders, type NetworkSettings } from './shopper-network.ts';
import { isSiteFile, siteFile } from './site-files/site-files.ts';
import { builtFiles, ownFormsOnly, plainPathsOnly } from './guards.ts';
import type { FormTargets, PageFacts, Pages, PageSource } from './pages.ts';

export interface StorefrontDeps {
  pages: PageSource;
  publicUrl: string;
  /** The same, where the configuration says it: then forms of no other address are its own. */
  toldUrl: string | undefined;
  retailApi: Pick<Connection, 'baseUrl' | 'fetch'>;
  identity: IdentityLinks;
  /** Signs what browsers keep for the shop. */
  linkSecrets: readonly [string, ...string[]];
  /** By which the retail API is told who it is called for. */
  network: NetworkSettings;
  purchasesEnabled: boolean;
  formTargets: FormTargets;
  /** On every answer. */
  securityHeaders: Record<string, string>;
  isDemo: boolean;
  /** Search engines may list it. */
  isListed: boolean;
  merchant: { email: string };
  campaigns: readonly Campaign[];
  /** Flag fashionToWomen (R020). */
  isFashionToWomen: boolean;
  /** Flag pdpProductFromDb (R017). */
  isProductFromDatabase: boolean;
  /** Flag wishlist (R016). */
  hasWishlist: boolean;
  now: Clock;
  /** Memory for pages that everybody sees alike. */
  pageCacheBytes: number;
  log: Logger;
}

export interface Storefront {
  /** `connection`: what the server knows of who calls. */
  fetch(request: Request, connection?: unknown): Response | Promise<Response>;
  faults(): string[];
  stop(): Promise<void>;
}

/** Milliseconds on a clock that never goes back. */
const ticks = () => performance.now();

export async function makeStorefront(deps: StorefrontDeps): Promise<Storefront> {
  const pages = await deps.pages.load(deps.formTargets);
  const watch = await pollShopState({
    connection: connectionOf(deps, crypto.randomUUID()),
    purchasesEnabled: deps.purchasesEnabled,
    now: ticks,
    warn: (message, facts) => deps.log.warn(facts, message),
  });
  const answerOthers = secured(makeApp(deps, pages, watch).fetch, deps.securityHeaders);
  const readAddress = addressReader(pages.routes);
  const cache = makePublicPages(deps, pages, watch);
  return {
    faults: () => (watch.state().isAway ? ['The retail API does not answer.'] : []),
    stop: async () => watch.stop(),
    fetch: reported(deps.log, (request, connection) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const found = isRead ? readAddress(request.url) : null;
      // Pages come before all else: they are what is asked for most.
      if (!found) return answerOthers(request, connection);
      return 'moved' in found
        ? withHeaders(movedTo(found.moved), {
            ...deps.securityHeaders,
            [correlationHeader]: correlationIdOf(request),
          })
        : answerPublic(cache, found, request);
    }),
  };
}

type Fetch = Storefront['fetch'];

/** Has every request logged where that much is wanted. */
function reported(log: Logger, fetch: Fetch): Fetch {
  if (!log.isLevelEnabled('debug')) return fetch;
  return async (request, connection) => {
    const started = ticks();
    const response = await fetch(request, connection);
    const { method, url } = request;
    const correlationId = correlationIdOf(request);
    const ms = Math.round(ticks() - started);
    log.debug({ service: 'storefront', method, url, status: response.status, ms, correlationId });
    return response;
  };
}

/** Pages rendered for nobody in particular: all they are told is their address. */
function makePublicPages(deps: StorefrontDeps, pages: Pages, watch: ShopPoll): PageCache {
  const responses = sharedAnswers(watch.state, ticks);
  return makePageCache({
    async render(address, correlationId) {
      const request = new Request(`${deps.publicUrl}${address}`);
      const facts = factsFor(deps, watch, correlationId);
      if (isSiteFile(address)) {
        return withHeaders(await siteFile(address, { ...deps, ...facts }), deps.securityHeaders);
      }
      const retailApi = { ...facts.retailApi, responses: responses() };
      const page = await pages.render(languageInPath(address), request, { ...facts, retailApi });
      return withHeaders(page, deps.securityHeaders);
    },
    state: watch.state,
    now: ticks,
    maximumBytes: deps.pageCacheBytes,
    warn: (message, facts) => deps.log.warn(facts, message),
  });
}

function answerPublic(cache: PageCache, { address, others }: PublicAddress, request: Request) {
  const response = cache.response(address, request);
  // What is kept is answered at once.
  if (response instanceof Response) return response;
  const id = { [correlationHeader]: correlationIdOf(request) };
  return response.then(
    (fresh) => withHeaders(others === '' ? fresh : withOthers(fresh, others), id),
    (error: unknown) => {
      if (error instanceof RenderingFailed) return withHeaders(error.reply.clone(), id);
      throw error;
    },
  );
}

const movedTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } });

/** Whoever is led to another address keeps the parameters no page reads. */
function withOthers(response: Response, others: string): Response {
  const location = response.headers.get('location');
  if (location === null) return response;
  const headers = new Headers(response.headers);
  headers.set('location', `${location}${location.includes('?') ? '&' : '?'}${others}`);
  return new Response(response.body, { status: response.status, headers });
}

/** Everything that is not a public page. */
function makeApp(deps: StorefrontDeps, pages: Pages, watch: ShopPoll): Hono {
  const app = new Hono();
  app.use('/*', builtFiles(deps.pages.files));
  app.get('/kuvat/:name', (c) => pictureOf(deps, c.req.param('name'), c.req.raw));
  app.use('*', plainPathsOnly);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', ownFormsOnly(deps.toldUrl));
  app.all('*', (c) => {
    const language = languageInPath(new URL(c.req.url).pathname);
    const request = addressed(c.req.raw, deps.publicUrl);
    const { authToken } = sessionCookies(request);
    const facts = factsFor(deps, watch, correlationIdOf(request), request.signal);
    const headers = networkHeaders(deps.network, c.req.raw, c.env);
    const retailApi = { ...facts.retailApi, authToken, headers };
    return pages.render(language, request, { ...facts, retailApi });
  });
  return app;
}

/** The request at the address shoppers use: what a proxy or a `Host` header says of it is not asked. */
function addressed(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`${publicUrl}${pathname}${search}`, request);
}

const languageInPath = (path: string): Language =>
  languageOf(path.split(/[/?]/)[1]?.replace(/\.data$/, ''));

function connectionOf(deps: StorefrontDeps, correlationId: string, signal?: AbortSignal) {
  const warn = (message: string, facts: Record<string, unknown>) =>
    deps.log.warn({ correlationId, ...facts }, message);
  return { ...deps.retailApi, language: 'fi' as Language, correlationId, warn, signal };
}

function factsFor(
  deps: StorefrontDeps,
  watch: ShopPoll,
  correlationId: string,
  signal?: AbortSignal,
): PageFacts {
  const { publicUrl, isDemo, campaigns, isFashionToWomen, hasWishlist, now } = deps;
  const { isProductFromDatabase } = deps;
  const { canBuy } = watch.state();
  const retailApi = connectionOf(deps, correlationId, signal);
  const { identity, linkSecrets } = deps;
  const shop = {
    identity,
    linkSecrets,
    publicUrl,
    canBuy,
    isDemo,
    campaigns,
    isFashionToWomen,
    isProductFromDatabase,
    hasWishlist,
  };
  const fail: PageFacts['fail'] = (err, url) => {
    // Not by its class: the built pages have one of their own.
    const isAway = (err as { status?: unknown } | null)?.status === 503;
    deps.log[isAway ? 'warn' : 'error']({ err, url, correlationId }, 'a page failed');
  };
  return { ...shop, now, retailApi, fail };
}

/** Pictures live with the catalogue; the storefront only hands them on. */
function pictureOf(deps: StorefrontDeps, name: string, request: Request): Promise<Response> {
  const url = `${deps.retailApi.baseUrl}/v1/pictures/${encodeURIComponent(name)}`;
  const headers = new Headers({ [correlationHeader]: correlationIdOf(request) });
  for (const passed of ['accept', 'if-none-match']) {
    const value = request.headers.get(passed);
    if (value) headers.set(passed, value);
  }
  return Promise.resolve(deps.retailApi.fetch(new Request(url, { headers })));
}
