/** Compares the shop's search with other engines and writes var/bench/search-quality.json; then measures it
 * on other catalogues. Only the latter with `unseen` (see README.md for its arguments); with `tune` it
 * proposes weights, with `shopper` it prints what shoppers find first. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { allProducts } from '../../seed/products.ts';
import { measure } from './measure.ts';
import { forgivingSettings, miniSearchEngine, usualSettings } from './minisearch-engine.ts';
import { postgresEngine } from './postgres-engine.ts';
import { allQueries } from './queries.ts';
import { shopEngine } from './shop-engine.ts';
import { printShopperQueries } from './shopper.ts';
import { tuneWeights } from './tune.ts';
import { runUnseen } from './unseen/run.ts';

const [first, ...others] = process.argv.slice(2);
if (first === 'tune') await tuneWeights();
else if (first === 'shopper') printShopperQueries();
else {
  if (first !== 'unseen') await compareOnDemoProducts();
  await runUnseen(others);
}

async function compareOnDemoProducts(): Promise<void> {
  const products = allProducts();
  const queries = allQueries(products);
  const engines = [
    shopEngine(products),
    miniSearchEngine(products, usualSettings),
    miniSearchEngine(products, forgivingSettings),
    await postgresEngine(products),
  ];
  const results = [];
  for (const engine of engines) {
    results.push({ engine: engine.name, ...(await measure(engine, queries)) });
  }

  const families = Object.keys(results[0]?.families ?? {});
  const row = (name: string, values: (number | undefined)[]): string =>
    [name.padEnd(24), ...values.map((value) => (value ?? 0).toFixed(3).padStart(11))].join('');
  const heads = results.map(({ engine }) => engine.padStart(11)).join('');

  for (const what of ['ndcg', 'recall'] as const) {
    console.log(`\n${what.padEnd(24)}${heads}`);
    for (const family of families) {
      const count = results[0]?.families[family]?.queries ?? 0;
      const values = results.map((result) => result.families[family]?.[what]);
      console.log(row(`${family} (${count})`, values));
    }
    const all = results.map(({ overall }) => overall[what]);
    console.log(row(`all (${queries.length})`, all));
  }
  console.log(
    `\n${row(
      'form finds base',
      results.map(({ inflection }) => inflection),
    )}`,
  );

  const file = 'var/bench/search-quality.json';
  mkdirSync('var/bench', { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  console.log(`\nWritten to ${file}.`);
}
