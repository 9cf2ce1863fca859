/** Fills an empty shop with the demo products, using the same import as for a merchant's feeds. */
import { join } from 'node:path';
import { isTrial, readConfig } from '#platform/config.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { StartRefused } from '#platform/errors.ts';
import { clockSetTo } from '#platform/time.ts';
import { importFeeds } from '#features/product-feeds/import-feeds.ts';
import { importPriceHistory } from '#features/product-feeds/price-history.ts';
import { catalogueVersion } from '#features/catalogue/repository/read.ts';
import { addDemoCustomers } from '#features/identity/accounts/demo.ts';
import { readOwnLogStarts, writeHistory } from '#features/pricing/repository/history.ts';
import { readPrices, writePrices } from '#features/pricing/repository.ts';
import { demoCards, demoCustomers } from '../../seed/customers.ts';
import { generate } from '../../seed/generate.ts';
import { inSeason } from '../../seed/seasons.ts';
import { readFolders } from '#features/content/files.ts';
import { pushSpace } from '#features/content/operations/push.ts';
import { readFiles } from '#features/content/rules/files.ts';
import { newSpaceFolder } from '../services/new-space.ts';
import { makeProgressBar } from './import/progress.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { currentSpace } from '#features/content/operations/holder.ts';
import { columnsCode } from '#features/search-index/columns/columns-in-worker.ts';
import { importInventory } from '#features/product-feeds/local-inventory.ts';
import { setRatings } from '#features/catalogue/repository/ratings.ts';
import { insertDemoReviews } from '#features/reviews/repository.ts';
import { ratingsOf } from '#features/reviews/rules.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock } from '#features/stores/repository.ts';
import { openShopDatabase } from '../services/database.ts';
import { catalogueSource } from '../services/retail-api/catalogue-source.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';
import { commandLine } from '#platform/command-line.ts';

const demoSpaceFolder = join(import.meta.dirname, '../../seed/demo-space');

await runCommand(async () => {
  const config = readConfig(process.env);
  if (!isTrial(config)) {
    throw new StartRefused(
      `Demo products and log-ins are for local and test shops, not for ${config.AITTA_ENV}; own products come by ${commandLine('import', '<feeds>')}.`,
    );
  }
  const now = clockSetTo(config.AITTA_NOW)();
  const { database, dataDir } = await openShopDatabase(config, { isUpgrade: true });
  try {
    if ((await catalogueVersion(database.db)) > 0) console.log('The shop has products already.');
    else {
      await pushDemoSpace(database.db, now);
      await seed(database, dataDir, now);
    }
    const people = { customers: demoCustomers, cards: demoCards };
    await addDemoCustomers(database, people, now);
    await keepIndex(database, dataDir, now);
  } finally {
    await database.close();
  }
});

/** So that the first start of a build need not make it. */
async function keepIndex(database: Database, dataDir: string, now: Temporal.Instant) {
  if (columnsCode === null) return;
  const decided = await currentSpace(database.db);
  const source = { database, dataDir, now: () => now };
  await catalogueSource(source, () => decided, console.error).build();
}

/** A space that the merchant has already changed stays as it is. */
async function pushDemoSpace(db: Db, now: Temporal.Instant): Promise<void> {
  const { pictures, ...read } = readFiles(readFolders([newSpaceFolder, demoSpaceFolder]));
  const documents = inSeason(read.documents, now);
  const demo = { documents, pictures, basedOn: 1, note: 'demo shop', now };
  const pushed = await pushSpace(db, demo);
  if (!pushed.ok && 'faults' in pushed)
    throw new Error(`seed/demo-space is wrong: ${JSON.stringify(pushed.faults.slice(0, 5))}`);
}

async function seed(database: Database, dataDir: string, now: Temporal.Instant): Promise<void> {
  const demo = generate(join(dataDir, 'demo-feed'), now.epochMilliseconds);
  const decided = await currentSpace(database.db);
  const deps = { database, dataDir, catalogue, decided, readPrices, writePrices };
  const bar = makeProgressBar(process.stdout);
  const products = await importFeeds(deps, demo.feeds, { now }, bar.report);
  const prices = await importFeeds(deps, [demo.prices], { now, supplemental: true }, bar.report);
  const past = { database, catalogue, readOwnLogStarts, writeHistory };
  const history = await importPriceHistory(past, demo.history, bar.report);
  bar.end();
  const storeCodes = new Set(decided.stores.map(({ code }) => code));
  const shelves = { db: database.db, storeCodes, writeLocalStock, readStock };
  await importInventory(shelves, demo.inventory);
  await database.db.transaction(async (tx) => {
    await insertDemoReviews(tx, demo.reviews);
    await setRatings(tx, ratingsOf(demo.reviews));
  });
  const rejected = [...products.rejected, ...prices.rejected, ...history.rejected];
  for (const { file, line, field, reason } of rejected.slice(0, 5)) {
    console.error(`${file}:${line} ${field}: ${reason}`);
  }
  const { failed } = products.pictures;
  console.log(
    `${products.added} products, ${rejected.length} rows rejected, ${failed.length} pictures left out.`,
  );
}
