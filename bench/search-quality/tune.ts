/** Proposes weights of the search: changes one after the other as long as queries are answered better.
 * Half of the queries about the demo products and those of the unseen catalogues that are not held out count;
 * the other half of the former is only printed. */
import { fieldWeights, nameShares, shares } from '../../src/features/search-index/words/shares.ts';
import { allProducts } from '../../seed/products.ts';
import { ndcgOf } from './measure.ts';
import { allQueries } from './queries.ts';
import { shopEngine } from './shop-engine.ts';
import { queriesOf } from './unseen/all-queries.ts';
import { makeCatalogue } from './unseen/catalogue.ts';
import { judged, mean, ndcgs } from './unseen/ndcg.ts';
import { synonymsOf } from './unseen/queries/other-words.ts';
import { developed } from './unseen/tables.ts';

const products = allProducts();
const written = allQueries(products);
/** One of so many queries of the unseen catalogues is asked. */
const oneOf = 5;
const unseen = developed.map((set) => {
  const catalogue = makeCatalogue(set);
  const all = judged(catalogue, [...queriesOf(catalogue).values()].flat());
  return {
    products: catalogue.products,
    synonyms: synonymsOf(set),
    queries: all.filter((_, i) => i % oneOf === 0),
  };
});

interface Scores {
  unseen: number;
  tuned: number;
  others: number;
}

async function measured(): Promise<Scores> {
  const engine = shopEngine(products);
  const of = async (rest: number) => {
    const asked = written.filter((_, i) => i % 2 === rest);
    const found = asked.map(async ({ text, language, relevant }) =>
      ndcgOf(await engine.search(text, language), relevant),
    );
    return mean(await Promise.all(found));
  };
  return {
    unseen: mean(
      await Promise.all(
        unseen.map(async (one) =>
          mean(await ndcgs(shopEngine(one.products, one.synonyms), one.queries)),
        ),
      ),
    ),
    tuned: await of(0),
    others: await of(1),
  };
}

const goal = ({ unseen: one, tuned }: Scores): number => one + tuned;
const shown = (scores: Scores): string =>
  Object.entries(scores)
    .map(([name, value]) => `${name} ${value.toFixed(4)}`)
    .join(', ');

/** Factors that are tried; smaller steps are within what other queries change. */
const factors = [0.75, 0.9, 1.1, 1.35];
const sweeps = 2;
/** A smaller gain is chance. */
const leastGain = 0.0004;

type Table = Record<string, number>;
const tables: [name: string, table: Table, keys: string[]][] = [
  ['fieldWeights', fieldWeights, ['brand', 'amount', 'colour', 'description']],
  ['nameShares', nameShares, ['second', 'later', 'beforeHead']],
  [
    'shares',
    shares,
    'head unseenHead modifier beginning synonym phrase foreign part mistake category sales'.split(
      ' ',
    ),
  ],
];

/** Tries other values of one weight and keeps the best. */
async function tune(table: Table, key: string, before: Scores): Promise<Scores> {
  const own = table[key] ?? 0;
  let best = { value: own, scores: before };
  for (const factor of factors) {
    table[key] = own * factor;
    const scores = await measured();
    if (goal(scores) > goal(best.scores) + leastGain) best = { value: own * factor, scores };
  }
  table[key] = best.value;
  return best.scores;
}

export async function tuneWeights(): Promise<void> {
  let scores = await measured();
  console.log(`before: ${shown(scores)}`);
  const all = tables.flatMap(([name, table, keys]) => keys.map((key) => ({ name, table, key })));
  for (const { name, table, key } of Array.from({ length: sweeps }, () => all).flat()) {
    const own = table[key];
    scores = await tune(table, key, scores);
    if (table[key] === own) continue;
    console.log(`${name}.${key} ${own} → ${table[key]?.toFixed(3)}: ${shown(scores)}`);
  }
}
