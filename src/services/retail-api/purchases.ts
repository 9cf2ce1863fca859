/** What was bought and paid for, which reviews need a proof of (L20). */
import { productIdsOf } from '#features/catalogue/repository/ratings.ts';
import { allOrdersOf, findOrder, type OrderRow } from '#features/orders/repository.ts';
import { aftermathOf, noAftermath, settledOf } from '#features/orders/repository/after-payment.ts';
import { hasCome } from '#features/orders/rules/deliveries.ts';
import { keptPieces } from '#features/orders/rules/withdrawal.ts';
import type { Buyer, Purchase } from '#features/reviews/deps.ts';
import type { Db } from '#platform/db/database.ts';

/** The products of paid orders, each once, latest order first. Refunded orders do not count, nor do those
 * whose buyer is no longer known, nor lines of which every piece was withdrawn or refunded. */
export async function purchasesOf(db: Db, buyer: Buyer, today: string): Promise<Purchase[]> {
  const orders =
    'customerId' in buyer ? await allOrdersOf(db, buyer.customerId) : await orderOf(db, buyer);
  const lines = (await keptLines(db, orders.filter(isOwned))).map(({ order, sokId }) => ({
    sokId,
    customerId: order.customerId,
    orderNumber: order.number,
    hasCome: hasCome({ ...order.facts, deliveredOn: order.deliveredOn }, today),
  }));
  const products = await productIdsOf(
    db,
    lines.map(({ sokId }) => sokId),
  );
  const purchases = new Map<string, Purchase>();
  for (const { sokId, ...writer } of lines) {
    const productSokId = products.get(sokId);
    if (productSokId === undefined) continue;
    // An earlier order that has come counts rather than a later one that has not.
    const before = purchases.get(productSokId);
    if (!before || (writer.hasCome && !before.hasCome))
      purchases.set(productSokId, { productSokId, ...writer });
  }
  return [...purchases.values()];
}

const isOwned = ({ status, isAnonymous }: OrderRow): boolean => status === 'paid' && !isAnonymous;

/** Lines of the orders of which the buyer has kept a piece. */
async function keptLines(db: Db, orders: OrderRow[]) {
  const numbers = orders.map(({ number }) => number);
  const after = await aftermathOf(db, numbers);
  return orders.flatMap((order) => {
    const gone = after.get(order.number) ?? noAftermath;
    const kept = keptPieces(settledOf(order, gone));
    return order.facts.lines
      .filter((_, at) => (kept[at] ?? 0) > 0)
      .map(({ sokId }) => ({ order, sokId }));
  });
}

async function orderOf(
  db: Db,
  { number, key }: { number: string; key: string },
): Promise<OrderRow[]> {
  const order = await findOrder(db, number);
  return order?.key === key ? [order] : [];
}
