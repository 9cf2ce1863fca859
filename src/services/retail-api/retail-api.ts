/** The retail API: creates the features and passes them one another's functions. */
import type { Hono } from 'hono';
import { join } from 'node:path';
import type { Database, Db } from '#platform/db/database.ts';
import { isAlive } from '#platform/db/database.ts';
import { isOutage } from '#platform/db/outage.ts';
import { errorOfStatus } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { handlerOf, startJobs } from '#platform/jobs/jobs.ts';
import { jobFaults } from '#platform/jobs/stuck.ts';
import { defaultLanguage, type Language } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import { Mail, makeMailer, type MailSettings, type SendMail } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time.ts';
import type { Campaign } from '#features/campaigns/rules.ts';
import { makeCartApp } from '#features/cart/http.ts';
import type { CartReading } from '#features/cart/deps.ts';
import { makeReadCart } from '#features/cart/operations/read.ts';
import { lockCart, removeFromCart } from '#features/cart/repository.ts';
import type { CategoryNode } from '#features/catalogue/contract.ts';
import { makeCatalogueApp } from '#features/catalogue/http.ts';
import { holdIndex, type CatalogueHolder } from '#features/search-index/holder.ts';
import { indexSource } from '#features/search-index/source.ts';
import { makePicturesApp } from '#features/catalogue/http/pictures.ts';
import { readFacts } from '#features/catalogue/repository/facts.ts';
import { byVersion } from '#features/catalogue/repository/by-version.ts';
import { makeReadProduct } from '#features/catalogue/repository/current.ts';
import { catalogueReader } from '#features/catalogue/repository/read.ts';
import {
  holdStock,
  readStock,
  releaseStock,
  takeStock,
} from '#features/catalogue/repository/stock.ts';
import { makeCheckoutApp } from '#features/checkout/http.ts';
import { makeReadShipping, makeShippingOf } from '#features/checkout/operations/read.ts';
import { carryChoices, clearDelivery } from '#features/checkout/repository.ts';
import type { Merchant } from '#features/orders/deps.ts';
import { makeOrdersApp } from '#features/orders/http.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { makePaymentsApp } from '#features/payments/http.ts';
import type { PaymentProvider } from '#features/payments/record.ts';
import { readNextPriceChange } from '#features/pricing/repository/coming-change.ts';
import { readPrices } from '#features/pricing/repository.ts';
import { makeSearchApp, type SearchDeps } from '#features/search/http.ts';
import { makeCustomerOf } from '#features/session/operations/customer-of.ts';
import type { CustomerOf } from '#features/session/record.ts';
import type { ProviderAddress } from '#features/session/provider/discovery.ts';
import { makeSessionApp } from '#features/session/http.ts';
import { makeProvider } from '#features/session/provider/provider.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import { makeStoresApp } from '#features/stores/http.ts';
import { makeWishlistApp } from '#features/wishlist/http.ts';
import { makeGuestDataApp } from './personal-data/guest-data.ts';
import { makeOwnDataApp } from './personal-data/own-data.ts';
import { eraseExpired } from './personal-data/retention.ts';
import { codeOf, readNetwork, type NetworkSettings } from '../storefront/shopper-network.ts';
import { readStockFor } from './stock-for.ts';
import { probeDatabase, type DatabaseProbe } from './shop-state/database-probe.ts';
import { makeShopStateApp } from './shop-state/shop-state.ts';

export interface RetailApiDeps {
  database: Database;
  dataDir: string;
  publicUrl: string;
  provider: PaymentProvider;
  identity: ProviderAddress & { redirectUri: string };
  /** Verifies the shopper's network, which the storefront sends signed. */
  network: NetworkSettings;
  /** True when the provider is the shop's own, with accounts in the same database. */
  hasAccounts: boolean;
  /** Encrypts the identity provider's tokens; several are separated by commas, the newest first. */
  tokenSecret: string;
  mail: Pick<MailSettings, 'smtpUrl' | 'from'>;
  merchant: Merchant;
  campaigns: readonly Campaign[];
  topTerms: Record<Language, string[]>;
  /** Whether this API takes orders (R011). */
  purchasesEnabled: boolean;
  now: Clock;
  log: Logger;
}

export interface RetailApi {
  app: Hono;
  /** Current faults, one sentence each; browsing and search work in spite of them. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function makeRetailApi(deps: RetailApiDeps): Promise<RetailApi> {
  const { database, now, log } = deps;
  const { db } = database;
  const customerOf = makeCustomerOf({ db, issuer: deps.identity.issuer, now });
  const catalogue = await holdIndex(
    indexSource(
      catalogueReader(db, readPrices),
      deps.campaigns,
      () => now().epochMilliseconds,
      (message, error) => log.warn({ err: error }, message),
    ),
  );
  const watch = probeDatabase({
    // An embedded database is alive as long as the process.
    sendRequest: async () => database.kind === 'pglite' || isAlive(database),
    isOutage,
    warn: (message) => log.warn(message),
  });
  const version = () => catalogue.current().version;
  const factsOf = byVersion(version, (sokId) => readFacts(db, sokId));
  const productOf = makeReadProduct(db, readPrices, version);
  const app = makeServiceApp({ title: 'Aitta retail API', version: '1' }, log);
  app.route('/', makeShopStateApp(stateOf(deps, catalogue, watch)));
  app.route(
    '/',
    makePicturesApp(join(deps.dataDir, 'pictures'), (message, facts) => log.warn(facts, message)),
  );
  app.route(
    '/',
    makeCatalogueApp({
      index: catalogue.current,
      readProduct: (sokId) => watch.orElse(() => productOf(sokId), nothing),
      readFacts: (sokId) => watch.orElse(() => factsOf(sokId), noFacts),
      readStock: (sokIds) => readStock(db, sokIds),
      customerOf,
      now,
    }),
  );
  app.route('/', makeSearchApp(searching(deps, catalogue)));
  app.route('/', makeStoresApp({ db }));
  app.route('/', makeSessionApp(sessions(deps)));
  app.route('/', makeOwnDataApp({ db, customerOf, hasAccounts: deps.hasAccounts, now }));
  app.route('/', makeGuestDataApp({ db, now }));
  const jobs = addSales(app, deps, db, catalogue, customerOf);
  return {
    app: app as unknown as Hono,
    faults: () => watch.orElse(() => jobFaults(db, now()), noFaults),
    async stop() {
      watch.stop();
      catalogue.stop();
      await jobs.stop();
    },
  };
}

const mailJobs = (send: SendMail) => ({
  'send-mail': handlerOf(Mail, (mail, _, id) => send(mail, id)),
});

/** Runs `work` at most once an hour; after a failure again at the next call. */
function hourly(now: Clock, work: () => Promise<void>) {
  let done = '';
  return async () => {
    const hour = String(now().round({ smallestUnit: 'hour', roundingMode: 'floor' }));
    if (hour === done) return;
    await work();
    done = hour;
  };
}

/** Refuses orders and new payments only: carts can still be changed, and payments under way are
 * confirmed (R011). */
const refuseBuying = (): never => {
  throw errorOfStatus(503, 'The shop takes no orders right now', 'purchases-off');
};

const nothing = () => undefined;
const noFaults = (): string[] => [];
const noFacts = () => ({ safety: null, food: null });

/** Dependencies of the shop-state call. */
const stateOf = (deps: RetailApiDeps, catalogue: CatalogueHolder, watch: DatabaseProbe) => ({
  version: () => catalogue.current().version,
  readNextPriceChange: (now: number) => readNextPriceChange(deps.database.db, now),
  isDatabaseAlive: watch.isAlive,
  campaigns: deps.campaigns,
  purchasesEnabled: deps.purchasesEnabled,
  now: deps.now,
});

/** Dependencies of the session calls. */
const sessions = ({ database, identity, tokenSecret, now }: RetailApiDeps) => ({
  db: database.db,
  provider: makeProvider(identity),
  tokens: makeTokenBox(tokenSecret),
  redirectUri: identity.redirectUri,
  now,
});

/** Dependencies of the search calls. */
function searching({ now, topTerms }: RetailApiDeps, { current }: CatalogueHolder): SearchDeps {
  const whole = { addCounts: true, includeHidden: false };
  const below = (node: CategoryNode): CategoryNode[] =>
    node.children.flatMap((child) => [child, ...below(child)]);
  return {
    list: (request, view) => current().list(request, view),
    now,
    topTerms: (language) => topTerms[language],
    names: {
      version: () => current().version,
      brands: (language) => current().brands(language),
      categories(language) {
        const root = current().tree.node('', language, whole);
        return root ? below(root) : [];
      },
    },
    categoriesOf(sokId) {
      const view = { language: defaultLanguage, now: now().epochMilliseconds };
      return (
        current()
          .product(sokId, view)
          ?.categories.map(({ path }) => path) ?? []
      );
    },
  };
}

/** Cart, checkout, payments and orders, and their jobs. */
function addSales(
  app: ReturnType<typeof makeServiceApp>,
  deps: RetailApiDeps,
  db: Db,
  catalogue: CatalogueHolder,
  customerOf: CustomerOf,
) {
  const { now, log, provider, publicUrl, merchant, campaigns, dataDir } = deps;
  const products: CartReading['products'] = async (ids, shown) => {
    const view = { ...shown, now: now().epochMilliseconds };
    const found = [...new Set(ids)].map((id) => catalogue.current().product(id, view));
    return found.filter((product) => product !== null);
  };
  const reading = { products, shippingOf: makeShippingOf({ campaigns, now }), campaigns, now };
  const readCart = makeReadCart(reading);
  const shopper = {
    networkOf: (call: { request: Request; connection: unknown }) => readNetwork(deps.network, call),
    codeOf: codeOf(deps.network),
  };
  const orders = {
    db,
    lockCart,
    readCart,
    removeFromCart,
    readShipping: makeReadShipping({ campaigns, now }),
    clearDelivery,
    holdStock,
    takeStock,
    releaseStock,
    provider,
    publicUrl,
    merchant,
    ...shopper,
    customerOf,
    now,
  };
  const buying = { db, readStock: readStockFor, customerOf };
  app.route('/', makeCartApp({ ...reading, ...buying, ...shopper, carryChoices }));
  app.route('/', makeWishlistApp({ db, customerOf, products, now }));
  app.route('/', makeCheckoutApp({ ...buying, readCart, campaigns, now }));
  app.route('/', makePaymentsApp({ provider }));
  if (!deps.purchasesEnabled) app.post('/v3/order/*', refuseBuying);
  app.route('/', makeOrdersApp(orders));
  const send = makeMailer({ ...deps.mail, dataDirectory: dataDir, now });
  // Separate lanes: a mail server or bank that hangs delays only its own jobs.
  const tidying = { 'forget-in-time': hourly(now, () => eraseExpired(db, now())) };
  const lanes = [
    { handlers: mailJobs(send), concurrency: 4, seconds: 60 },
    { handlers: orderJobs(orders), concurrency: 4, seconds: 240 },
    { handlers: tidying, concurrency: 1, seconds: 240 },
  ];
  return startJobs(deps.database, lanes, {
    now,
    log,
    everyMinute: ['expire-orders', 'forget-in-time'],
  });
}
