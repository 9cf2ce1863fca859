/** Stock available to one buyer. */
import type { Db } from '#platform/db/database.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { heldFor, type Buyer } from '#features/orders/repository.ts';

/** Pieces a buyer can order, by product id. Includes what their own unpaid order has reserved, because
 * their next order releases it first. */
export async function readStockFor(
  db: Db,
  sokIds: string[],
  buyer: Buyer,
): Promise<Map<string, number>> {
  const [stock, held] = await Promise.all([readStock(db, sokIds), heldFor(db, buyer)]);
  for (const { sokId, quantity } of held) {
    if (sokIds.includes(sokId)) stock.set(sokId, (stock.get(sokId) ?? 0) + quantity);
  }
  return stock;
}
