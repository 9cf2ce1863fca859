/** The held-out catalogue with other engines; MiniSearch is tuned with the others. */
import { fieldWeights, type Engine } from '../engine.ts';
import { engineOf, indexesOf, miniSearchEngine, usualSettings } from '../minisearch-engine.ts';
import type { MiniSearchSettings } from '../minisearch-engine.ts';
import { postgresEngine } from '../postgres-engine.ts';
import { shopEngine } from '../shop-engine.ts';
import { queriesOf } from './all-queries.ts';
import { makeCatalogue } from './catalogue.ts';
import { synonymsOf } from './queries/other-words.ts';
import { judged, mean, ndcgs } from './ndcg.ts';
import { developed, heldOut } from './tables.ts';

const weights = [
  fieldWeights,
  { name: 20, brand: 6, category: 1, colour: 3, description: 0.5 },
  { name: 3, brand: 3, category: 2, colour: 2, description: 1 },
];

const settings: MiniSearchSettings[] = [true, false].flatMap((hasStems) =>
  [true, false].flatMap((prefix) =>
    [0, 0.1, 0.2, 0.3].flatMap((fuzzy) =>
      weights.map((some) => ({ ...usualSettings, hasStems, prefix, fuzzy, weights: some })),
    ),
  ),
);

/** Queries of each class that the settings are chosen with. */
const perClass = 5;

async function tuned(): Promise<MiniSearchSettings> {
  const catalogues = developed.map((set) => {
    const catalogue = makeCatalogue(set);
    const some = [...queriesOf(catalogue).values()].flatMap((all) => all.slice(0, perClass));
    const indexes = [true, false].map(
      (hasStems) => [hasStems, indexesOf(catalogue.products, hasStems)] as const,
    );
    return { queries: judged(catalogue, some), indexes: new Map(indexes) };
  });
  let best = { score: -1, chosen: usualSettings };
  for (const one of settings) {
    const scores = [];
    for (const { queries, indexes } of catalogues) {
      scores.push(...(await ndcgs(engineOf(indexes.get(one.hasStems) ?? new Map(), one), queries)));
    }
    if (mean(scores) > best.score) best = { score: mean(scores), chosen: one };
  }
  return { ...best.chosen, name: 'minisearch' };
}

const row = (of: string, n: number | string, cells: readonly string[]): string =>
  [of.padEnd(34), String(n).padStart(6), ...cells.map((cell) => cell.padStart(12))].join('');

/** Prints NDCG@10 by class of the shop and the other engines. */
export async function compareOnHeldOut(): Promise<void> {
  const chosen = await tuned();
  const catalogue = makeCatalogue(heldOut);
  const { products } = catalogue;
  const engines: Engine[] = [
    shopEngine(products, synonymsOf(heldOut)),
    miniSearchEngine(products, chosen),
    await postgresEngine(products),
  ];
  const sums = engines.map(() => [] as number[]);
  console.log(
    `\nnDCG@10, held-out\n${row(
      'class',
      'n',
      engines.map(({ name }) => name),
    )}`,
  );
  for (const [of, all] of queriesOf(catalogue)) {
    const queries = judged(catalogue, all);
    if (queries.length === 0) continue;
    const cells: string[] = [];
    for (const [i, engine] of engines.entries()) {
      const values = await ndcgs(engine, queries);
      sums[i]?.push(...values);
      cells.push(mean(values).toFixed(3));
    }
    console.log(row(of, queries.length, cells));
  }
  const [shop = 0, ...others] = sums.map(mean);
  const total = sums.map((values) => mean(values).toFixed(3));
  console.log(row('all', sums[0]?.length ?? 0, total));
  const { hasStems, prefix, fuzzy, weights: best } = chosen;
  console.log(`MiniSearch as tuned: ${JSON.stringify({ hasStems, prefix, fuzzy, weights: best })}`);
  console.log(`Shop minus the best other engine: ${(shop - Math.max(...others)).toFixed(3)}`);
}
