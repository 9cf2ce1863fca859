/** What orders keep of a customer: told to them, and taken out of the orders on their word (L29). */
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { eraseFrom, nobody } from './rules.ts';
import { maximumOrders } from './contract.ts';
import { ordersOf } from './store.ts';

/** The customer's orders as they are kept. */
export async function exportCustomer(db: Db, customerId: string) {
  const orders = await ordersOf(db, customerId, maximumOrders);
  return orders.map(({ number, status, paymentMethod, facts }) => ({
    number,
    status,
    paymentMethod,
    ...facts,
  }));
}

/** Orders stay, as bookkeeping demands, and are nobody's from now on. Name and address leave them at
 * once, or when what is on its way can no longer come back. */
export async function eraseCustomer(
  tx: Db,
  customerId: string,
  now: Temporal.Instant,
): Promise<void> {
  for (const order of await ordersOf(tx, customerId, maximumOrders)) {
    await tx.execute(sql`update orders.placed
      set customer_id = null, erase_at = ${String(eraseFrom(order, now))}
      where number = ${order.number}`);
  }
  await eraseDue(tx, now);
}

/** Takes name and address out of the orders whose time has come. */
export async function eraseDue(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`update orders.placed set erase_at = null,
      facts = jsonb_set(facts, '{customer}', facts->'customer' || ${JSON.stringify(nobody)}::jsonb)
    where erase_at <= ${String(now)}`);
}
