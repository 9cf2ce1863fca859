/** Merges the sorted lists of the segments into one page. */
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

/** Records of the requested page. The last segment is the large one: only those of its rows that
 * can be on the page are sorted, as rows of the small segments may come before them. */
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

/** The same order as within a segment: by key, then sales, then id; names by collation. */
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
