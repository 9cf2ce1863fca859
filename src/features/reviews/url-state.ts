/** Page and order of reviews in the address of a product. */
import { reviewSorts, type ReviewSort } from './contract/values.ts';

export interface ReviewsShown {
  page: number;
  sort: ReviewSort;
}

/** Parameters of the address. */
export const reviewKeys = ['arviot', 'arviojarjestys'] as const;
const [pageKey, sortKey] = reviewKeys;

/** The first page, newest first, has none. */
const words: Record<ReviewSort, string> = {
  newest: '',
  highest: 'parhaat',
  lowest: 'heikoimmat',
};

/** What the address asks for; null when it is not in its one form. */
export function readReviews(search: URLSearchParams): ReviewsShown | null {
  const sort = reviewSorts.find((one) => words[one] === (search.get(sortKey) ?? ''));
  const asked = search.get(pageKey) ?? '1';
  if (!sort || !/^[1-9]\d{0,4}$/.test(asked)) return null;
  const shown = { page: Number(asked), sort };
  const isSame = reviewKeys.every(
    (key) => writeReviews(shown, search).get(key) === search.get(key),
  );
  return isSame ? shown : null;
}

/** The parameters of an address with these reviews; all others stay. */
export function writeReviews({ page, sort }: ReviewsShown, search: URLSearchParams) {
  const written = new URLSearchParams(search);
  for (const key of reviewKeys) written.delete(key);
  if (words[sort]) written.set(sortKey, words[sort]);
  if (page > 1) written.set(pageKey, String(page));
  return written;
}
