/** What was bought and paid for, which reviews need a proof of (L20). */
import { productIdsOf } from '#features/catalogue/repository/ratings.ts';
import { allOrdersOf, findOrder, type OrderRow } from '#features/orders/repository.ts';
import type { Buyer, Purchase } from '#features/reviews/deps.ts';
import type { Db } from '#platform/db/database.ts';

/** The products of paid orders, each once, latest order first. Refunded orders do not count, nor do those
 * whose buyer is no longer known. */
export async function purchasesOf(db: Db, buyer: Buyer): Promise<Purchase[]> {
  const orders =
    'customerId' in buyer ? await allOrdersOf(db, buyer.customerId) : await orderOf(db, buyer);
  const lines = orders
    .filter(({ status, isAnonymous }) => status === 'paid' && !isAnonymous)
    .flatMap(({ number, customerId, facts }) =>
      facts.lines.map(({ sokId }) => ({ sokId, customerId, orderNumber: number })),
    );
  const products = await productIdsOf(
    db,
    lines.map(({ sokId }) => sokId),
  );
  const purchases = new Map<string, Purchase>();
  for (const { sokId, ...writer } of lines) {
    const productSokId = products.get(sokId);
    if (productSokId !== undefined && !purchases.has(productSokId))
      purchases.set(productSokId, { productSokId, ...writer });
  }
  return [...purchases.values()];
}

async function orderOf(
  db: Db,
  { number, key }: { number: string; key: string },
): Promise<OrderRow[]> {
  const order = await findOrder(db, number);
  return order?.key === key ? [order] : [];
}
