/** How well engines order their first ten results: 2 for what is meant, 1 for its category. */
import type { Engine } from '../engine.ts';
import { ndcgOf } from '../measure.ts';
import type { Asked } from './asking.ts';
import type { Catalogue } from './catalogue.ts';

interface Judged {
  query: Asked;
  relevant: ReadonlyMap<string, number>;
}

/** Classes that mean these very products, so that others of the category are no better than none. */
const isExact = ({ of }: Asked): boolean => /^(number|title|brand)/.test(of);

/** The queries that mean something, with relevance by product id. */
export function judged({ products }: Catalogue, queries: readonly Asked[]): Judged[] {
  const categoryOf = new Map(products.map(({ id, kind }) => [id, kind.category]));
  const inCategory = Map.groupBy(products, ({ kind }) => kind.category);
  return queries
    .filter(({ meant }) => meant.size > 0)
    .map((query) => {
      const near = isExact(query) ? [] : query.meant;
      const categories = new Set([...near].map((id) => categoryOf.get(id) ?? ''));
      const relevant = new Map<string, number>();
      for (const category of categories) {
        for (const { id } of inCategory.get(category) ?? []) relevant.set(id, 1);
      }
      for (const id of query.meant) relevant.set(id, 2);
      return { query, relevant };
    });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** NDCG@10 per query. */
export async function ndcgs(engine: Engine, all: readonly Judged[]): Promise<number[]> {
  const found: number[] = [];
  for (const { query, relevant } of all) {
    found.push(ndcgOf(await engine.search(query.text, query.language), relevant));
  }
  return found;
}
