/** Reviews for the page of a product. */
import { redirect } from 'react-router';
import type { Product } from '#features/catalogue/contract.ts';
import { reviews as readReviewPage } from '#features/reviews/client.ts';
import { readReviews, writeReviews } from '#features/reviews/url-state.ts';
import { ShopError } from '#platform/errors.ts';
import type { RequestFacts } from '../../shell/request.ts';

/** @throws a redirect to the product when the address asks for reviews that are not there */
export async function loadReviews(
  { sokId, urlPath }: Product,
  { retailApi, switches }: RequestFacts,
  { searchParams }: URL,
) {
  const shown = readReviews(searchParams);
  const first = { page: 1, sort: 'newest' } as const;
  const page = shown && (await readReviewPage(retailApi, sokId, shown).catch(orAway));
  if (!shown || (page && shown.page > 1 && shown.page > page.pages)) {
    const query = String(writeReviews(first, searchParams));
    throw redirect(query ? `${urlPath}?${query}` : urlPath, 301);
  }
  return { page, shown, form: switches.reviewSubmit ? `/arvio?tuote=${sokId}` : null };
}

/** Null while the database is away: the page is shown without reviews.
 * @throws the error when it is another one */
function orAway(error: unknown): null {
  if (error instanceof ShopError && error.status === 503) return null;
  throw error;
}
