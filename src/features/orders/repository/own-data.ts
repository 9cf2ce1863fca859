/** What orders keep of who bought: told to them, and taken out of the orders on their word or in time (L29). */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import { nobody } from '../rules/anonymity.ts';
import { allOrdersOf, type OrderRow } from '../repository.ts';

/** An order as it is kept, but for what opens it. */
export const exportOrder = ({ number, status, paymentMethod, facts }: OrderRow) => ({
  number,
  status,
  paymentMethod,
  ...facts,
});

/** The customer's orders as they are kept. */
export const exportCustomer = async (db: Db, customerId: string) =>
  (await allOrdersOf(db, customerId)).map(exportOrder);

/** E-mails the customer has given with orders. */
export async function emailsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await rowsOf<{ email: string }>(
    db,
    sql`select distinct facts #>> '{customer,email}' as email from orders.placed
      where customer_id = ${customerId}`,
  );
  return rows.map(({ email }) => email);
}

/** Has orders forget who bought them. They stay, as bookkeeping demands, and are nobody's from now on. Name
 * and address leave them at once, or when what is on its way can no longer come back. */
async function erase(tx: Db, which: SQL, now: Temporal.Instant): Promise<void> {
  const at = sql`${String(now)}::timestamptz`;
  await tx.execute(sql`
    update orders.placed set customer_id = null,
      erase_at = case when status in ('cancelled', 'refunded') then ${at}
        else greatest(${at}, open_until) end
    where ${which}`);
  await eraseDue(tx, now);
}

/** All orders of a customer. */
export const eraseCustomer = (tx: Db, customerId: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, sql`customer_id = ${customerId}`, now);

/** One order, as a guest may ask. */
export const eraseOrder = (tx: Db, number: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, sql`number = ${number}`, now);

/** Takes name and addresses out of orders, and what leads to more of the buyer. */
async function anonymise(db: Db, which: SQL): Promise<void> {
  await db.execute(sql`
    with gone as (
      update orders.placed set is_anonymous = true, erase_at = null, cart_token = '',
        budget_keys = '[]',
        facts = jsonb_set(facts, '{customer}', facts->'customer' || ${JSON.stringify(nobody)}::jsonb)
      where not is_anonymous and ${which}
      returning number)
    update orders.payment set redirect = null where number in (select number from gone)`);
}

/** Where the time that was set for it has come. */
export const eraseDue = (db: Db, now: Temporal.Instant): Promise<void> =>
  anonymise(db, sql`erase_at <= ${String(now)}::timestamptz`);

/** Where nobody paid. */
export const anonymiseUnpaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(db, sql`status = 'cancelled' and placed_at < ${String(before)}::timestamptz`);

/** Where all has been delivered, or sent back, for long. */
export const anonymisePaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(
    db,
    sql`status in ('paid', 'refunded') and open_until < ${String(before)}::timestamptz`,
  );

/** Deletes orders with their payments. */
export async function deleteOrders(db: Db, placedBefore: Temporal.Instant): Promise<void> {
  const old = sql`placed_at < ${String(placedBefore)}::timestamptz and status <> 'awaiting-payment'`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from orders.payment
      where number in (select number from orders.placed where ${old})`);
    await tx.execute(sql`delete from orders.placed where ${old}`);
  });
}
