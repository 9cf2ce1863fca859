/** Products that whoever uses this browser can review. */
import { reviewable } from '#features/reviews/client.ts';
import type { ReviewableProduct, ReviewedOrder } from '#features/reviews/contract.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { ownOrders } from '../parts/own-orders.ts';

export interface ReviewableHere extends ReviewableProduct {
  /** Order of a guest that proves the purchase; absent for a customer's own. */
  order: ReviewedOrder | undefined;
}

/** The order that a link in a mail names; null without one. */
function orderIn({ searchParams }: URL): ReviewedOrder | null {
  const number = searchParams.get('tilaus') ?? '';
  const key = searchParams.get('avain') ?? '';
  return /^\d{6,12}$/.test(number) && /^[\w-]{16,64}$/.test(key) ? { number, key } : null;
}

/** Of the order in the address; otherwise of the customer, and of the orders placed in this browser. */
export async function reviewableHere(
  request: Request,
  { retailApi }: Pick<RequestFacts, 'retailApi'>,
): Promise<ReviewableHere[]> {
  const named = orderIn(new URL(request.url));
  const orders = named ? [named] : await ownOrders(request);
  const customers = retailApi.authToken && !named ? [undefined] : [];
  const found = await Promise.all(
    [...customers, ...orders].map(async (order) => {
      const products = await reviewable(retailApi, order);
      return products.map((product) => ({ ...product, order }));
    }),
  );
  const products = new Map<string, ReviewableHere>();
  for (const one of found.flat()) if (!products.has(one.sokId)) products.set(one.sokId, one);
  return [...products.values()];
}
