/** One page out of two lists that are each in order. */
import { localText } from '#platform/i18n/language.ts';
import type { ProductRecord } from '../../catalogue/record.ts';
import type { Found } from './finder.ts';
import type { ListRequest, View } from '../../catalogue/record/product-list.ts';
import { inFinnishOrder } from '../columns/collation-ranks.ts';
import type { Segment } from '../segment.ts';

interface Candidate {
  record: ProductRecord;
  key: number;
}

/** The page's records of all that was found. The last segment is the large one: of it only what
 * can be on the page is put in order; whatever the others have may come before it. */
export function merged(
  segments: readonly Segment[],
  found: readonly Found[],
  request: ListRequest,
  view: View,
): ProductRecord[] {
  const from = (request.page - 1) * request.pageSize;
  const to = from + request.pageSize;
  const candidates = (place: number, start: number, end: number): Candidate[] => {
    const [segment, list] = [segments[place], found[place]];
    if (!segment || !list) return [];
    return [...list.rows(start, end)].map((row) => ({
      record: segment.record(row),
      key: list.key(row),
    }));
  };
  const last = segments.length - 1;
  const small = found.slice(0, last);
  const most = small.reduce((sum, { count }) => sum + count, 0);
  const skipped = Math.max(0, from - most);
  const large = candidates(last, skipped, to);
  if (most === 0) return large.map(({ record }) => record);
  const others = small.flatMap(({ count }, place) => candidates(place, 0, count));
  const compare = comparison(request, view);
  return [...others, ...large]
    .toSorted(compare)
    .slice(from - skipped, to - skipped)
    .map(({ record }) => record);
}

/** As within a segment: by key, then by sales, then by id; names by collation. */
function comparison({ sortBy, sortDirection }: ListRequest, { language }: View) {
  const sign = sortDirection === 'ASC' ? 1 : -1;
  const name = ({ record }: Candidate) => localText(record.name, language);
  const byKey = (a: Candidate, b: Candidate) =>
    sortBy === 'name' ? inFinnishOrder(name(a), name(b)) * sign : a.key - b.key;
  return (a: Candidate, b: Candidate): number =>
    byKey(a, b) ||
    b.record.sales - a.record.sales ||
    Number(a.record.sokId) - Number(b.record.sokId);
}
