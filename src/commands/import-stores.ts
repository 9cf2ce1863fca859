/** `npm run import:stores -- stores.tsv inventory.tsv`: imports stores and their stock. */
import { readConfig } from '#platform/config.ts';
import { importStores } from '../features/product-feeds/store-feeds.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock, writeStores } from '#features/stores/repository.ts';
import { openShopDatabase } from '../services/database.ts';

const [storesFile, inventoryFile, ...others] = process.argv.slice(2);
if (!storesFile || !inventoryFile || others.length > 0) {
  console.error('Usage: npm run import:stores -- <stores.tsv> <inventory.tsv>');
  process.exit(2);
}
try {
  const { database } = await openShopDatabase(readConfig(process.env));
  const importing = importStores(
    { db: database.db, writeStores, writeLocalStock, readStock },
    storesFile,
    inventoryFile,
  );
  const { stores, rows, rejected, unknown } = await importing.finally(() => database.close());
  for (const fault of rejected.slice(0, 20)) console.error(fault);
  if (unknown.length > 0) {
    const some = unknown.slice(0, 5).join(', ');
    console.error(
      `Stock of ${unknown.length} ids the shop has no product for, among them ${some}.`,
    );
  }
  console.log(`${stores} stores, ${rows} rows of stock, ${rejected.length} rows rejected.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
