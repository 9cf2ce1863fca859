/** Creates the services a process runs and connects them to one another. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isTrial, type Config, type ServiceName } from '#platform/config.ts';
import { secured } from '#platform/http/security/headers.ts';
import { watched, watchedCalls, type Fetch } from '#platform/http/watched.ts';
import type { Logger } from '#platform/log.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';
import { makeConsentService } from './consent-service/consent-service.ts';
import { makePaytrail } from '#features/payments/provider/paytrail.ts';
import {
  identityLinks,
  isOwnProvider,
  providerAddress,
  redirectUriOf,
} from './identity-provider/identity-link.ts';
import { makeIdentityProvider, secretsOf } from './identity-provider/identity-provider.ts';
import { makePaytrailSimulator } from './paytrail-simulator/simulator.ts';
import { builtPlainPages, type PlainPageLoaders } from './plain-pages.ts';
import { publicUrlOf } from './public-url.ts';
import {
  clockOf,
  errorReportsOf,
  formTargetsOf,
  headersOf,
  networkSettings,
} from './from-config.ts';
import { faultsOfOthers } from './other-services.ts';
import { reportsSite, staffSite } from './merchant-sites.ts';
import { makeRetailApi } from './retail-api/retail-api.ts';
import { newSpace } from './new-space.ts';
import { shareStore, type SharedStore } from './database.ts';
import { makeStorefront } from './storefront/storefront.ts';
import { asStorefront } from './storefront/storefront-key.ts';
import { builtPages, type PageSource } from './storefront/pages.ts';

export interface Services {
  mounts: { prefix: string; fetch: Fetch }[];
  /** Security headers of every response. */
  headers: Record<string, string>;
  /** Public address of the shop; absent in a process without the storefront. */
  shopUrl: string | undefined;
  /** The merchant's reports, where REPORTS_PORT is set and the retail API runs. */
  reports: Fetch | undefined;
  /** The staff API, where DESK_PORT is set and the retail API runs. */
  staff: Fetch | undefined;
  telemetry: Telemetry;
  /** Current faults, one sentence each; empty when everything works. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
}

const prefixes: Record<ServiceName, string> = {
  'retail-api': '/api',
  'consent-service': '/consent',
  'identity-provider': '/identity',
  'paytrail-simulator': '/paytrail-simulator',
  storefront: '/',
};

interface Running {
  fetch: Fetch;
  staff?: Fetch;
  faults?: () => string[] | Promise<string[]>;
  stop?: () => Promise<void>;
}

/** The storefront comes last because its mount matches every path. */
const order: ServiceName[] = [
  'paytrail-simulator',
  'retail-api',
  'consent-service',
  'identity-provider',
  'storefront',
];

/** Where the pages of each service come from. */
export interface PageSources extends PlainPageLoaders {
  shop: PageSource;
}

const builtSources: PageSources = {
  ...builtPlainPages,
  shop: builtPages(join(import.meta.dirname, '../../build')),
};

/** @param pages replace the built pages, in development and in tests */
export async function makeServices(
  config: Config,
  log: Logger,
  pages: Partial<PageSources> = {},
  telemetry: Telemetry = silent,
): Promise<Services> {
  const starting: ComposeOptions['starting'] = new Map();
  const store = shareStore(config, log, telemetry);
  const sources = { ...builtSources, ...pages };
  const options = { config, log, pages: sources, starting, store, telemetry };
  const make = async (name: ServiceName): Promise<Running> => {
    const made = await makers[name](options);
    return { ...made, fetch: watched(made.fetch, { service: name, log, telemetry }) };
  };
  // Side by side: while a thread makes the catalogue's index, the others read what they need.
  for (const name of order) if (config.SERVICES.includes(name)) starting.set(name, make(name));
  const running = new Map(
    await Promise.all(
      [...starting].map(async ([name, made]): Promise<[ServiceName, Running]> => [
        name,
        await made,
      ]),
    ),
  );
  const alone = running.size === 1;
  const headers = headersOf(config);
  const faults = async () => {
    const services = [
      ...[...running.values()].map((part) => inTime(part.faults?.() ?? [])),
      faultsOfOthers(config),
    ];
    return [...new Set((await Promise.all([store.faults(), ...services])).flat())];
  };
  telemetry.gauges(async () => [
    { name: 'aitta_readiness_faults', value: (await faults()).length },
  ]);
  return {
    mounts: [...running].map(([name, { fetch }]) => ({
      prefix: alone ? '/' : prefixes[name],
      // The storefront adds the headers itself: its page cache stores them with the pages.
      fetch: name === 'storefront' ? fetch : secured(fetch, headers),
    })),
    headers,
    shopUrl: running.has('storefront') ? publicUrlOf(config) : undefined,
    reports: running.has('retail-api') ? await reportsSite(options) : undefined,
    staff: staffSite(options, running.get('retail-api')?.staff),
    telemetry,
    faults,
    async stop() {
      for (const service of [...running.values()].toReversed()) await service.stop?.();
      await store.close();
    },
  };
}

/** A service that takes over two seconds counts as without faults: it most likely waits for the database,
 * which the store reports. */
const inTime = (faults: string[] | Promise<string[]>) =>
  Promise.race([faults, wait(2000, [], { ref: false })]);

interface ComposeOptions {
  config: Config;
  log: Logger;
  /** The services of this process. */
  starting: Map<ServiceName, Promise<Running>>;
  /** The database the services of this process share. */
  store: SharedStore;
  pages: PageSources;
  telemetry: Telemetry;
}

/** `own` is a function because the provider may be created after the services that call it. */
const identityOptions = ({ config, starting, telemetry }: ComposeOptions) => ({
  publicUrl: publicUrlOf(config),
  now: clockOf(config),
  own: () => fetchHere(starting.get('identity-provider')),
  telemetry,
});

/** Calls a service of this process; calls wait until it runs. */
const fetchHere = (service: Promise<Running> | undefined): Fetch | undefined =>
  service && (async (request, connection) => (await service).fetch(request, connection));

/** Calls a service of this process directly, any other one over the network at its configured URL.
 * @throws when the service is in another process and has no URL */
function reach(options: ComposeOptions, name: ServiceName, url: string | undefined) {
  const here = fetchHere(options.starting.get(name));
  const to = calledAs[name] ?? name;
  const reached = (send: Fetch) =>
    watchedCalls(options.telemetry, to, (request) => send(request), name !== 'paytrail-simulator');
  if (here) return { baseUrl: `http://${name}.local`, fetch: reached(here) };
  if (!url) throw new Error(`${name} runs in another process; set its URL in the configuration.`);
  return { baseUrl: url, fetch: reached((request) => fetch(request)) };
}

/** Names in metrics that do not show whether the bank is simulated. */
const calledAs: Partial<Record<ServiceName, string>> = { 'paytrail-simulator': 'payment-provider' };

/** Null when the service is in another process and has no URL. */
const reachIfAny = (options: ComposeOptions, name: ServiceName, url: string | undefined) =>
  options.starting.has(name) || url ? reach(options, name, url) : null;

const makers: Record<ServiceName, (options: ComposeOptions) => Promise<Running>> = {
  'paytrail-simulator': async ({ config, pages }) => {
    const alone = config.SERVICES.length === 1;
    const publicUrl =
      config.PAYTRAIL_URL ?? `${publicUrlOf(config)}${alone ? '' : prefixes['paytrail-simulator']}`;
    const dataFile = join(config.DATA_DIR, 'paytrail-simulator.json');
    const { PAYTRAIL_ACCOUNT: account, PAYTRAIL_SECRET: secret } = config;
    return {
      fetch: makePaytrailSimulator({ account, secret, publicUrl, dataFile, pages: pages.bank })
        .fetch,
    };
  },
  'retail-api': async (options) => {
    const { config, log } = options;
    const now = clockOf(config);
    const { database, dataDir } = await options.store.open();
    const payments = reach(options, 'paytrail-simulator', config.PAYTRAIL_URL);
    const { PAYTRAIL_ACCOUNT: account, PAYTRAIL_SECRET: secret } = config;
    const provider = makePaytrail({
      url: payments.baseUrl,
      fetch: payments.fetch,
      account,
      secret,
      now,
    });
    const mail = { smtpUrl: config.SMTP_URL, from: config.MAIL_FROM };
    const publicUrl = publicUrlOf(config);
    const api = await makeRetailApi({
      database,
      dataDir,
      publicUrl,
      provider,
      identity: {
        ...providerAddress(config, identityOptions(options)),
        redirectUri: redirectUriOf(publicUrl),
      },
      network: networkSettings(config),
      hasAccounts: isOwnProvider(config),
      tokenSecret: config.TOKEN_SECRET,
      mail,
      slowSearchMs: config.SLOW_SEARCH_MS,
      environment: config.AITTA_ENV,
      now,
      log,
      telemetry: options.telemetry,
    });
    return { fetch: api.app.fetch, staff: api.staff.fetch, faults: api.faults, stop: api.stop };
  },
  'consent-service': async (options) => {
    const { config, log } = options;
    const { database } = await options.store.open();
    const { issuer } = providerAddress(config, identityOptions(options));
    return makeConsentService({
      db: database.db,
      issuer,
      tokenSecret: config.TOKEN_SECRET,
      publicUrl: publicUrlOf(config),
      now: clockOf(config),
      log,
    });
  },
  'identity-provider': async ({ config, log, pages: built, store }) => {
    const { database } = await store.open();
    const publicUrl = publicUrlOf(config);
    const pages = await built.identity();
    return makeIdentityProvider({ config, database, publicUrl, pages, now: clockOf(config), log });
  },
  storefront: async (options) => {
    const { config, log } = options;
    const network = networkSettings(config);
    const api = reach(options, 'retail-api', config.RETAIL_API_URL);
    const storefront = await makeStorefront({
      pages: options.pages.shop,
      publicUrl: publicUrlOf(config),
      retailApi: { ...api, fetch: asStorefront(api.fetch, network.secrets) },
      consentService: reachIfAny(options, 'consent-service', config.CONSENT_SERVICE_URL),
      configuredUrl: config.PUBLIC_URL,
      identity: identityLinks(config, identityOptions(options)),
      linkSecrets: secretsOf(config),
      network,
      formTargets: formTargetsOf(config),
      securityHeaders: headersOf(config),
      isDemo: isTrial(config),
      isListed: config.AITTA_ENV === 'local' || config.AITTA_ENV === 'prod',
      environment: config.AITTA_ENV,
      apiStarted: options.starting.get('retail-api'),
      firstSpace: newSpace(),
      now: clockOf(config),
      pageCacheBytes: config.PAGE_CACHE_MB * 1_000_000,
      reports: errorReportsOf(config),
      log,
      telemetry: options.telemetry,
    });
    return storefront;
  },
};
