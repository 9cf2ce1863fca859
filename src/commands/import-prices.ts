/** `npm run import:prices -- history.tsv`: imports prices from before the products were in the shop. */
import { readConfig } from '#platform/config.ts';
import { importPriceHistory } from '#features/product-feeds/price-history.ts';
import { readOwnLogStarts, writeHistory } from '#features/pricing/repository/history.ts';
import { faultLines, unreadLines } from './import/report.ts';
import { openShopDatabase } from '../services/database.ts';
import { fileIn, runAsked } from './asked.ts';
import { inOneSentence } from './import/one-sentence.ts';
import { catalogueWriter as catalogue } from '#features/catalogue/repository/write.ts';
import { commandLine } from '#platform/command-line.ts';

async function run(file: string): Promise<void> {
  const { database } = await openShopDatabase(readConfig(process.env));
  try {
    const deps = { database, catalogue, readOwnLogStarts, writeHistory };
    const { rows, products, rejected, files } = await importPriceHistory(deps, file);
    for (const line of faultLines(rejected)) console.error(line);
    for (const line of files.flatMap(unreadLines)) console.error(line);
    console.log(`${rows} rows, ${products} products with a history of prices.`);
    if (products === 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const usage = `Usage: ${commandLine('import-prices', '<history.tsv>')}`;

await runAsked(usage, fileIn, (file) => inOneSentence(run(file)));
