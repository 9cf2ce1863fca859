/** Reviews for the page of a product. */
import { redirect } from 'react-router';
import type { Product } from '#features/catalogue/contract.ts';
import { reviews as readReviewPage } from '#features/reviews/client.ts';
import { readReviews, writeReviews } from '#features/reviews/url-state.ts';
import type { RequestFacts } from '../../shell/request.ts';

/** @throws a redirect to the product when the address asks for reviews that are not there */
export async function loadReviews(
  { sokId, urlPath }: Product,
  { retailApi, switches }: RequestFacts,
  { searchParams }: URL,
) {
  const shown = readReviews(searchParams);
  const first = { page: 1, sort: 'newest' } as const;
  const found = shown && (await readReviewPage(retailApi, sokId, shown));
  if (!found || (shown.page > 1 && shown.page > found.pages)) {
    const query = String(writeReviews(first, searchParams));
    throw redirect(query ? `${urlPath}?${query}` : urlPath, 301);
  }
  return { ...found, shown, form: switches.reviewSubmit ? `/arvio?tuote=${sokId}` : null };
}
