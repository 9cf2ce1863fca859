/** Stock and times available to one buyer. */
import type { Db } from '#platform/db/database.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import type { BookedSlot } from '#features/checkout/record/slots.ts';
import { heldFor, type Buyer } from '#features/orders/repository.ts';
import { slotsIn } from '#features/orders/rules/deliveries.ts';

/** Pieces a buyer can order, by product id. Includes what their own unpaid order has reserved, because
 * their next order releases it first. */
export async function readStockFor(
  db: Db,
  sokIds: string[],
  buyer: Buyer,
): Promise<Map<string, number>> {
  const [stock, held] = await Promise.all([readStock(db, sokIds), heldFor(db, buyer)]);
  for (const { sokId, quantity } of held.flatMap(({ lines }) => lines)) {
    if (sokIds.includes(sokId)) stock.set(sokId, (stock.get(sokId) ?? 0) + quantity);
  }
  return stock;
}

/** The times that the cart's own unpaid orders hold, which its next order gives back first. */
export async function heldSlotsFor(db: Db, cartToken: string): Promise<BookedSlot[]> {
  return (await heldFor(db, { cartToken, customerId: null })).flatMap(slotsIn);
}
