/** `npm run import:inventory -- inventory.tsv`: imports the stock of the stores. */
import { readConfig } from '#platform/config.ts';
import { currentSpace } from '#features/content/operations/holder.ts';
import { importInventory } from '#features/product-feeds/local-inventory.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock } from '#features/stores/repository.ts';
import { commandLine } from '#platform/command-line.ts';
import { openShopDatabase } from '../services/database.ts';
import { fileIn, runAsked } from './asked.ts';
import { inOneSentence } from './import/one-sentence.ts';

async function run(file: string): Promise<void> {
  const { database } = await openShopDatabase(readConfig(process.env));
  const { db } = database;
  try {
    const { stores } = await currentSpace(db);
    const storeCodes = new Set(stores.map(({ code }) => code));
    const deps = { db, storeCodes, writeLocalStock, readStock };
    const { rows, rejected, unknown } = await importInventory(deps, file);
    for (const fault of rejected.slice(0, 20)) console.error(fault);
    if (unknown.length > 0) {
      const some = unknown.slice(0, 5).join(', ');
      console.error(
        `Stock of ${unknown.length} ids the shop has no product for, among them ${some}.`,
      );
    }
    console.log(`${rows} rows of stock, ${rejected.length} rows rejected.`);
  } finally {
    await database.close();
  }
}

const usage = `Usage: ${commandLine('import-inventory', '<inventory.tsv>')}`;

await runAsked(usage, fileIn, (file) => inOneSentence(run(file)));
