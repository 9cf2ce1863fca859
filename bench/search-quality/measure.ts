/** Measures the quality of an engine's results. */
import type { Engine } from './engine.ts';
import type { Query } from './queries.ts';

export interface Quality {
  queries: number;
  /** Share of the products of relevance 2 that are found, 0–1. */
  recall: number;
  /** NDCG of the first ten results, 0–1; 1 is the best possible order. */
  ndcg: number;
}

export interface Measured {
  overall: Quality;
  families: Record<string, Quality>;
  /** Share of inflected forms that find everything their dictionary form finds. */
  inflection: number;
  /** The other forms, with the number of products they miss. */
  missed: { text: string; base: string; missing: number }[];
  /** Queries with the lowest NDCG. */
  worst: { text: string; family: string; ndcg: number }[];
}

const gain = (relevance: number): number => 2 ** relevance - 1;

const discounted = (relevances: number[]): number =>
  relevances
    .slice(0, 10)
    .reduce((sum, relevance, i) => sum + gain(relevance) / Math.log2(i + 2), 0);

/** NDCG of the first ten results, by relevance of product ids. */
export const ndcgOf = (found: readonly string[], relevant: ReadonlyMap<string, number>): number =>
  discounted(found.map((id) => relevant.get(id) ?? 0)) /
  discounted([...relevant.values()].toSorted((a, b) => b - a));

function answerQuality(found: string[], { relevant }: Query) {
  const meant = [...relevant].filter(([, relevance]) => relevance === 2);
  const all = new Set(found);
  return {
    recall: meant.filter(([id]) => all.has(id)).length / meant.length,
    ndcg: ndcgOf(found, relevant),
  };
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const meanOf = (responses: { recall: number; ndcg: number }[]): Quality => ({
  queries: responses.length,
  recall: mean(responses.map(({ recall }) => recall)),
  ndcg: mean(responses.map(({ ndcg }) => ndcg)),
});

export async function measure(engine: Engine, queries: readonly Query[]): Promise<Measured> {
  const responses = [];
  for (const query of queries) {
    const found = await engine.search(query.text, query.language);
    responses.push({ query, found, family: query.family, ...answerQuality(found, query) });
  }
  const families = Object.groupBy(responses, ({ family }) => family);
  const byText = new Map(responses.map(({ query, found }) => [query.text, found]));
  const forms = responses
    .filter(({ family, query }) => family === 'inflected' && query.text !== query.base)
    .map(({ query: { text, base }, found }) => {
      const all = new Set(found);
      const missing = (byText.get(base) ?? []).filter((id) => !all.has(id)).length;
      return { text, base, missing };
    });
  const missed = forms.filter(({ missing }) => missing > 0);
  return {
    overall: meanOf(responses),
    families: Object.fromEntries(
      Object.entries(families).map(([family, group]) => [family, meanOf(group ?? [])]),
    ),
    inflection: 1 - missed.length / forms.length,
    missed,
    worst: responses
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .slice(0, 80)
      .map(({ query: { text }, family, ndcg }) => ({ text, family, ndcg })),
  };
}
