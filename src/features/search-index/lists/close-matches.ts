/** Which matches of a search are listed. In the order of relevance and of names all are; in others,
 * such as by price, what only mentions the words would be among the first. */
import type { CategorySortField } from '../../catalogue/contract.ts';
import type { Interval } from '../words/forms.ts';
import type { Matches } from '../words/matching.ts';

const ofAll: readonly CategorySortField[] = ['relevance', 'name'];
/** Share of the best score that a match must have. */
const close = 0.6;

/** `found` are the matches of each segment, `named` the rows of the categories that the words name. Where
 * the best match is in one of those, what is elsewhere only has the word: sweets that taste of coffee. */
export function listed(
  found: readonly Matches[],
  named: readonly (readonly Interval[])[],
  sortBy: CategorySortField,
): readonly Matches[] {
  if (ofAll.includes(sortBy)) return found;
  const bests = found.map(bestOf);
  const score = Math.max(...bests.map((best) => best.score));
  const least = close * score;
  const place = bests.findIndex((best) => best.score === score);
  const isNamed = isIn(bests[place]?.row ?? -1, named[place]);
  return found.map(({ rows, count, scores }, i) => {
    const kept = rows
      .subarray(0, count)
      .filter((row) => (scores[row] as number) >= least && (!isNamed || isIn(row, named[i])));
    return { rows: kept, count: kept.length, scores };
  });
}

/** Those of the matches of one segment that score nearly as much as its best. */
export const closeOf = (matches: Matches): Matches => {
  const [kept = matches] = listed([matches], [], 'bestseller');
  return kept;
};

const isIn = (row: number, intervals: readonly Interval[] = []): boolean =>
  intervals.some(({ from, to }) => from <= row && row < to);

function bestOf({ rows, count, scores }: Matches): { row: number; score: number } {
  let best = -1;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] as number;
    if (best < 0 || (scores[row] as number) > (scores[best] as number)) best = row;
  }
  return { row: best, score: best < 0 ? 0 : (scores[best] as number) };
}
