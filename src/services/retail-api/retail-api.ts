/** The retail API: creates the features and passes them one another's functions. */
import type { Hono } from 'hono';
import { join } from 'node:path';
import { isAlive } from '#platform/db/database.ts';
import { isOutage } from '#platform/db/outage.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { jobFaults } from '#platform/jobs/stuck.ts';
import { defaultLanguage } from '#platform/i18n/language.ts';
import { postEvents } from '#features/analytics/contract.ts';
import { getBuiltFile, noteRelease, storeBuiltFiles } from '#features/built-files/contract.ts';
import { makeBuiltFilesApp } from '#features/built-files/http.ts';
import { getContent } from '#features/content/contract.ts';
import { makeContentApp } from '#features/content/http.ts';
import { holdSpaces } from '#features/content/operations/holder.ts';
import type { CategoryNode } from '#features/catalogue/contract.ts';
import { makeCatalogueApp } from '#features/catalogue/http.ts';
import { optionsOf } from '#features/search-index/lists/options.ts';
import { grammar } from '#features/linguistics/all-languages.ts';
import { holdIndex, type CatalogueHolder } from '#features/search-index/holder.ts';
import { makePicturesApp } from '#features/catalogue/http/pictures.ts';
import { noFacts } from '#features/catalogue/record.ts';
import { readFacts } from '#features/catalogue/repository/facts.ts';
import { byVersion } from '#features/catalogue/repository/by-version.ts';
import { makeReadProduct } from '#features/catalogue/repository/current.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { readNextPriceChange } from '#features/pricing/repository/coming-change.ts';
import { readPrices } from '#features/pricing/repository.ts';
import { makeSearchApp, type SearchDeps } from '#features/search/http.ts';
import { makeCustomerOf } from '#features/session/operations/customer-of.ts';
import { makeSessionApp } from '#features/session/http.ts';
import { makeProvider } from '#features/session/provider/provider.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import { makeStoresApp } from '#features/stores/http.ts';
import { analyticsApp, collectEvents } from './analytics.ts';
import { catalogueSource } from './catalogue-source.ts';
import { feedbackFaults } from './feedback.ts';
import { makeGuestDataApp } from './personal-data/guest-data.ts';
import { makeOwnDataApp } from './personal-data/own-data.ts';
import { spaceInUse, type SpaceInUse } from '../space-in-use.ts';
import { storefrontOnly } from '../storefront/storefront-key.ts';
import type { RetailApiDeps } from './deps.ts';
import { addSales } from './sales.ts';
import { noteMissedSearches } from './missed-searches.ts';
import { searchedTerms } from './searched-terms.ts';
import { pictureFaults, sampledPictures } from './picture-faults.ts';
import { isSelling, sellingFaults } from './selling.ts';
import { probeDatabase, type DatabaseProbe } from './shop-state/database-probe.ts';
import { shopFigures } from './shop-figures.ts';
import { makeShopStateApp } from './shop-state/shop-state.ts';
import { makeStaffApi } from './staff.ts';

export interface RetailApi {
  app: Hono;
  /** Calls of the merchant's programs, on a port of their own. */
  staff: Hono;
  /** Current faults, one sentence each; browsing and search work in spite of them. */
  faults(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Answered to nobody else. */
const storefrontCalls = [getBuiltFile, noteRelease, storeBuiltFiles, getContent, postEvents];

export async function makeRetailApi(deps: RetailApiDeps): Promise<RetailApi> {
  const { database, now, log } = deps;
  const { db } = database;
  const customerOf = makeCustomerOf({ db, issuer: deps.identity.issuer, now });
  const warn = (message: string, facts: object) => log.warn(facts, message);
  const spaces = await holdSpaces({ db, warn });
  const inUse = spaceInUse(spaces);
  const catalogue = await openCatalogue(deps, inUse);
  const watch = watchDatabase(deps);
  const version = () => catalogue.current().version;
  const factsOf = byVersion(version, (sokId) => readFacts(db, sokId));
  const sampled = byVersion(version, async () => sampledPictures(catalogue.current(), now()));
  const productOf = makeReadProduct(db, readPrices, version);
  const app = makeServiceApp({ title: 'Retail API', version: '1' }, log);
  app.use('*', inUse.middleware);
  for (const { path } of storefrontCalls) app.use(path, storefrontOnly(deps.network.secrets));
  app.route('/', makeBuiltFilesApp({ db, now }));
  app.route('/', makeShopStateApp(stateOf(deps, catalogue, watch, inUse)));
  app.route('/', makeContentApp({ db, holder: spaces }));
  app.route('/', makePicturesApp(join(deps.dataDir, 'pictures'), warn));
  app.route(
    '/',
    makeCatalogueApp({
      index: catalogue.current,
      readProduct: (sokId) => watch.orElse(() => productOf(sokId), nothing),
      readFacts: (sokId) => watch.orElse(() => factsOf(sokId), withoutFacts),
      readStock: (sokIds) => readStock(db, sokIds),
      customerOf,
      publishesCoopPrices: () => inUse.space().loyalty.publishesCoopPrices,
      now,
    }),
  );
  const searched = searchedTerms({ db, now, warn: (message, err) => warn(message, { err }) });
  const missed = noteMissedSearches(deps);
  app.route(
    '/',
    makeSearchApp({ ...searching(deps, catalogue, inUse, searched.of), noted: missed.noted }),
  );
  app.route('/', makeStoresApp({ db, stores: () => inUse.space().stores }));
  app.route('/', makeSessionApp(sessions(deps)));
  app.route('/', makeOwnDataApp({ db, customerOf, hasAccounts: deps.hasAccounts, now }));
  app.route('/', makeGuestDataApp({ db, now }));
  reportFigures(deps, catalogue);
  const collector = collectEvents(deps);
  app.route('/', analyticsApp(deps, collector));
  const jobs = addSales(app, deps, { catalogue, inUse, customerOf });
  return {
    app: app as unknown as Hono,
    staff: makeStaffApi(deps, inUse),
    faults: () => faultsOf(deps, { watch, spaces, inUse, sampled }),
    async stop() {
      for (const part of [watch, spaces, catalogue, jobs, collector, missed, searched])
        await part.stop();
    },
  };
}

const openCatalogue = (deps: RetailApiDeps, inUse: SpaceInUse): Promise<CatalogueHolder> =>
  holdIndex(
    catalogueSource(
      deps,
      () => inUse.space(),
      (message, err) => deps.log.warn({ err }, message),
    ),
  );

const watchDatabase = ({ database, log }: RetailApiDeps): DatabaseProbe =>
  probeDatabase({
    // An embedded database is alive as long as the process.
    sendRequest: async () => database.kind === 'pglite' || isAlive(database),
    isOutage,
    warn: (message) => log.warn(message),
  });

function reportFigures(
  { database, now, telemetry }: RetailApiDeps,
  { age, current }: CatalogueHolder,
): void {
  telemetry.gauges(shopFigures(database.db, now));
  telemetry.gauges(() => [
    { name: 'aitta_catalogue_index_age_seconds', value: age() },
    { name: 'aitta_catalogue_index_products', value: current().places() },
  ]);
}

interface Watched {
  watch: DatabaseProbe;
  spaces: Awaited<ReturnType<typeof holdSpaces>>;
  inUse: SpaceInUse;
  sampled: (key: string) => Promise<string[]>;
}

/** What does not work, one sentence each. */
async function faultsOf(
  { database: { db }, dataDir, now }: RetailApiDeps,
  { watch, spaces, inUse, sampled }: Watched,
): Promise<string[]> {
  return [
    ...(await watch.orElse(() => jobFaults(db, now()), noFaults)),
    ...(await watch.orElse(() => feedbackFaults(db), noFaults)),
    ...spaces.faults(),
    ...sellingFaults(inUse),
    ...(await pictureFaults(join(dataDir, 'pictures'), await sampled(''))),
  ];
}

const nothing = () => undefined;
const withoutFacts = () => noFacts;
const noFaults = (): string[] => [];

/** Dependencies of the shop-state call. */
const stateOf = (
  deps: RetailApiDeps,
  catalogue: CatalogueHolder,
  watch: DatabaseProbe,
  inUse: SpaceInUse,
) => ({
  version: () => catalogue.current().version,
  readNextPriceChange: (now: number) => readNextPriceChange(deps.database.db, now),
  isDatabaseAlive: watch.isAlive,
  campaigns: () => inUse.space().campaigns,
  contentVersion: () => inUse.space().version,
  isSelling: () => isSelling(inUse, deps.environment),
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
function searching(
  { now }: RetailApiDeps,
  { current }: CatalogueHolder,
  { space }: SpaceInUse,
  searched: SearchDeps['searched'],
): Omit<SearchDeps, 'noted'> {
  const whole = { addCounts: true, includeHidden: false };
  const below = (node: CategoryNode): CategoryNode[] =>
    node.children.flatMap((child) => [child, ...below(child)]);
  return {
    list: (request, view) => current().list(request, view),
    options: () => ({
      ...optionsOf(current(), now().epochMilliseconds),
      properties: space().properties,
      surplusWords: space().searchWords.surplusWords,
    }),
    forms: grammar,
    now,
    searched,
    decided: () => space().search,
    names: {
      version: () => `${current().version} ${space().version}`,
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
