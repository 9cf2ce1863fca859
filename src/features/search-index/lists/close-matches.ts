/** Which matches of a search are listed. In the order of relevance and of names all are; in others,
 * such as by price, what only mentions the words would be among the first. */
import type { CategorySortField } from '../../catalogue/contract.ts';
import type { Matches } from '../words/matching.ts';

const ofAll: readonly CategorySortField[] = ['relevance', 'name'];
/** Share of the best score that a match must have. */
const close = 0.6;

/** `found` are the matches of each segment. */
export function listed(found: readonly Matches[], sortBy: CategorySortField): readonly Matches[] {
  if (ofAll.includes(sortBy)) return found;
  const least = close * Math.max(...found.map(bestOf));
  return found.map(({ rows, count, scores }) => {
    const kept = rows.subarray(0, count).filter((row) => (scores[row] as number) >= least);
    return { rows: kept, count: kept.length, scores };
  });
}

function bestOf({ rows, count, scores }: Matches): number {
  let best = 0;
  for (let i = 0; i < count; i += 1) best = Math.max(best, scores[rows[i] as number] as number);
  return best;
}
