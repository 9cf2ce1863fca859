/** Fills an empty shop with the demo products, using the same import as for a merchant's feeds. */
import { join } from 'node:path';
import { isTrial, readConfig } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { StartRefused } from '#platform/errors.ts';
import { clockSetTo } from '#platform/time.ts';
import { putCoupon } from '#features/cart/repository.ts';
import { importFeeds } from '#features/product-feeds/import-feeds.ts';
import { importPriceHistory } from '#features/product-feeds/price-history.ts';
import { catalogueVersion } from '#features/catalogue/repository/read.ts';
import { addDemoCustomers } from '#features/identity/accounts/demo.ts';
import { readOwnLogStarts, writeHistory } from '#features/pricing/repository/history.ts';
import { readPrices, writePrices } from '#features/pricing/repository.ts';
import { demoCoupons } from '../../seed/coupons.ts';
import { demoCards, demoCustomers } from '../../seed/customers.ts';
import { generate } from '../../seed/generate.ts';
import { makeProgressBar } from './import/progress.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { importStores } from '../features/product-feeds/store-feeds.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock, writeStores } from '#features/stores/repository.ts';
import { openShopDatabase } from '../services/database.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (!isTrial(config)) {
    throw new StartRefused(
      `Demo products and log-ins are for local and test shops, not for ${config.AITTA_ENV}; own products come by npm run import.`,
    );
  }
  const { database, dataDir } = await openShopDatabase(config);
  try {
    if ((await catalogueVersion(database.db)) > 0) console.log('The shop has products already.');
    else await seed(database, dataDir, clockSetTo(config.AITTA_NOW)());
    const people = { customers: demoCustomers, cards: demoCards };
    await addDemoCustomers(database, people, Temporal.Now.instant());
  } finally {
    await database.close();
  }
});

async function seed(database: Database, dataDir: string, now: Temporal.Instant): Promise<void> {
  const demo = generate(join(dataDir, 'demo-feed'), now.epochMilliseconds);
  const deps = { database, dataDir, catalogue, readPrices, writePrices };
  const bar = makeProgressBar(process.stdout);
  const products = await importFeeds(deps, demo.feeds, { now }, bar.report);
  const prices = await importFeeds(deps, [demo.prices], { now, supplemental: true }, bar.report);
  const past = { database, catalogue, readOwnLogStarts, writeHistory };
  const history = await importPriceHistory(past, demo.history, bar.report);
  bar.end();
  await importStores({ db: database.db, writeStores, writeLocalStock, readStock }, ...demo.stores);
  for (const coupon of demoCoupons) await putCoupon(database.db, coupon);
  const rejected = [...products.rejected, ...prices.rejected, ...history.rejected];
  for (const { file, line, field, reason } of rejected.slice(0, 5)) {
    console.error(`${file}:${line} ${field}: ${reason}`);
  }
  const { failed } = products.pictures;
  console.log(
    `${products.added} products, ${rejected.length} rows rejected, ${failed.length} pictures left out.`,
  );
}
