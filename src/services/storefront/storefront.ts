/** The storefront service: built files, pictures, and pages in three languages. */
import { Hono } from 'hono';
import type { Space } from '#features/content/record/space.ts';
import type { Environment } from '#features/content/record/switches.ts';
import { endpointsIn } from '#features/content/rules/endpoints.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import type { IdentityLinks } from '#features/session/record.ts';
import type { Connection } from '#platform/http/client.ts';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { noted, noteRoute } from '#platform/http/route-note.ts';
import { secured, withHeaders } from '#platform/http/security/headers.ts';
import { languageOf, type Language } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import type { Clock } from '#platform/time.ts';
import { sessionCookies } from '../../shell/session-cookies.ts';
import { addressReader, type PublicAddress } from './page-cache/address.ts';
import { makePageCache, type PageCache } from './page-cache/page-cache.ts';
import { RenderingFailed } from './page-cache/render-page.ts';
import { sharedAnswers } from './page-cache/shared-answers.ts';
import { pollShopState, type ShopPoll } from './page-cache/shop-poll.ts';
import { contentVersionHeader } from '#features/content/rules/version.ts';
import { readBuild } from './built-files/build.ts';
import { keepBuildStored } from './built-files/store-build.ts';
import { storedFile } from './built-files/stored-file.ts';
import { makeEventBudget } from './event-budget.ts';
import { networkHeaders, networkOfCall, type NetworkSettings } from './shopper-network.ts';
import { passEvents } from './visitor-events.ts';
import { makeMerchantFeeds } from './merchant-feeds/merchant-feeds.ts';
import { makeSharePictures } from './share-pictures/share-pictures.ts';
import { isSiteFile, siteFile } from './site-files/site-files.ts';
import { addPictures, pictureOf } from './pictures.ts';
import { nameOf, pagePath, routeFinder } from './page-routes.ts';
import { builtFiles, ownFormsOnly, plainPathsOnly } from './guards.ts';
import type { FormTargets, PageFacts, Pages, PageSource } from './pages.ts';

export interface StorefrontDeps {
  pages: PageSource;
  publicUrl: string;
  /** `publicUrl` when it is configured: forms from other addresses are then refused. */
  configuredUrl: string | undefined;
  retailApi: Pick<Connection, 'baseUrl' | 'fetch'>;
  /** Resolves once the retail API of this process runs; absent where another process runs it. */
  apiStarted?: Promise<unknown> | undefined;
  /** Null where nobody runs it. */
  consentService: Pick<Connection, 'baseUrl' | 'fetch'> | null;
  identity: IdentityLinks;
  /** Sign the shop's cookies and links. */
  linkSecrets: readonly [string, ...string[]];
  /** Signs the shopper's network for the retail API. */
  network: NetworkSettings;
  formTargets: FormTargets;
  /** Headers of every response. */
  securityHeaders: Record<string, string>;
  isDemo: boolean;
  /** Whether search engines may list the shop. */
  isListed: boolean;
  environment: Environment;
  /** The content space until the API has answered once. */
  firstSpace: Space;
  now: Clock;
  /** Memory for cached public pages. */
  pageCacheBytes: number;
  log: Logger;
  telemetry: Telemetry;
  /** Where browsers report errors to. */
  reports: PageFacts['reports'];
}

export interface Storefront {
  /** `connection`: the server's bindings, from which the caller's address is read. */
  fetch(request: Request, connection?: unknown): Response | Promise<Response>;
  faults(): string[];
  stop(): Promise<void>;
}

/** Milliseconds of a monotonic clock. */
const ticks = () => performance.now();

export async function makeStorefront(deps: StorefrontDeps): Promise<Storefront> {
  const pages = await deps.pages.load(deps.formTargets, {
    span: deps.telemetry.span,
    reportTargets: deps.reports ? [new URL(deps.reports.dsn).origin] : [],
  });
  await deps.apiStarted;
  const stopStoring = await keepBuildStored({
    build: readBuild(deps.pages.files),
    connection: { ...connectionOf(deps, crypto.randomUUID()), patience: waits.away },
    warn: (message, facts) => deps.log.warn(facts, message),
  });
  const watch = await pollShopState({
    connection: connectionOf(deps, crypto.randomUUID()),
    firstSpace: deps.firstSpace,
    now: ticks,
    warn: (message, facts) => deps.log.warn(facts, message),
  });
  const answerOthers = secured(makeApp(deps, pages, watch).fetch, deps.securityHeaders);
  const readAddress = addressReader(pages.routes);
  const cache = makePublicPages(deps, pages, watch);
  return {
    faults: () => (watch.state().isAway ? ['The retail API does not answer.'] : []),
    async stop() {
      stopStoring();
      watch.stop();
    },
    fetch(request, connection) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const found = isRead ? readAddress(request.url) : null;
      // Public pages are checked first: they are requested most.
      if (!found) return answerOthers(request, connection);
      if (!('moved' in found)) return answerPublic(cache, found, request);
      noteRoute(request, 'moved');
      return withHeaders(movedTo(found.moved), {
        ...deps.securityHeaders,
        [correlationHeader]: correlationIdOf(request),
      });
    },
  };
}

/** Public pages are rendered from their address alone, without cookies or headers of the request. */
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
    telemetry: deps.telemetry,
    warn: (message, facts) => deps.log.warn(facts, message),
  });
}

function answerPublic(
  cache: PageCache,
  { route, address, others }: PublicAddress,
  request: Request,
) {
  const response = cache.response(address, request);
  // A cached page is returned synchronously.
  noteRoute(request, route, !(response instanceof Response));
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

/** Adds the parameters no page reads to the target of a redirect. */
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
  app.get('/assets/*', noted('file'), async (c, next) => {
    const connection = connectionOf(deps, correlationIdOf(c.req.raw), c.req.raw.signal);
    return (await storedFile(c.req.path.slice(1), c.req.raw, connection)) ?? next();
  });
  addPictures(app, deps);
  app.use('/feeds/*', noted('feed'));
  app.use('/jakokuva/*', noted('share-picture'));
  const sharePicture = makeSharePictures({
    secrets: deps.linkSecrets,
    space: () => watch.state().space,
    fetchPicture: async (address) =>
      pictureOf(deps, `pictures/${address.split('/').at(-1)}`, new Request(deps.publicUrl)),
  });
  const merchantFeed = makeMerchantFeeds();
  app.get('/feeds/:name', (c) => {
    const facts = factsFor(deps, watch, correlationIdOf(c.req.raw), c.req.raw.signal);
    return merchantFeed(c.req.param('name'), facts, c.req.raw);
  });
  app.get('/jakokuva/:name', (c) => sharePicture(c.req.param('name')));
  app.use('*', plainPathsOnly);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', ownFormsOnly(deps.configuredUrl));
  const routeOf = routeFinder(pages.routes);
  const budget = makeEventBudget();
  app.post('/_data/events', noted('events'), (c) => {
    const { retailApi, space } = factsFor(deps, watch, correlationIdOf(c.req.raw));
    const headers = { ...retailApi.headers, ...networkHeaders(deps.network, c.req.raw, c.env) };
    const network = networkOfCall(deps.network, c.req.raw, c.env);
    return passEvents(c, { retailApi: { ...retailApi, headers }, space, network, budget });
  });
  app.all('*', (c) => {
    const { pathname } = new URL(c.req.url);
    const language = languageInPath(pathname);
    noteRoute(c.req.raw, nameOf(routeOf(pagePath(pathname), language), pathname), true);
    const request = addressed(c.req.raw, deps.publicUrl);
    const { authToken } = sessionCookies(request);
    const facts = factsFor(deps, watch, correlationIdOf(request), request.signal);
    const network = networkHeaders(deps.network, c.req.raw, c.env);
    const headers = { ...facts.retailApi.headers, ...network };
    const retailApi = { ...facts.retailApi, authToken, headers };
    return pages.render(language, request, { ...facts, retailApi });
  });
  return app;
}

/** The request with the shop's public address, whatever a proxy or the `Host` header says. */
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

/** Milliseconds that a call may take: to an API that is away, and to the consent service, which pages can do without. */
const waits = { away: 5_000, consents: 6_000 };

function factsFor(
  deps: StorefrontDeps,
  watch: ShopPoll,
  correlationId: string,
  signal?: AbortSignal,
): PageFacts {
  const { publicUrl, isDemo, now } = deps;
  const { canBuy, space, isAway: isApiAway } = watch.state();
  const connection = connectionOf(deps, correlationId, signal);
  const headers = { [contentVersionHeader]: String(space.version) };
  // Once it is known to be away, nobody waits long for it.
  const retailApi = { ...connection, headers, ...(isApiAway && { patience: waits.away }) };
  const consentService = deps.consentService && {
    ...retailApi,
    ...deps.consentService,
    patience: waits.consents,
  };
  const { identity, linkSecrets } = deps;
  const shop = {
    identity,
    linkSecrets,
    publicUrl,
    canBuy,
    isDemo,
    space,
    switches: switchesIn(space.switches, deps.environment),
    endpoints: endpointsIn(space.endpoints, deps.environment),
    reports: deps.reports,
  };
  const fail: PageFacts['fail'] = (err, url) => {
    // Checked by status: the bundled pages have their own copy of the error class.
    const isAway = (err as { status?: unknown } | null)?.status === 503;
    deps.log[isAway ? 'warn' : 'error']({ err, url, correlationId }, 'a page failed');
  };
  return { ...shop, now, retailApi, consentService, fail };
}
