/** What orders keep of who bought: told to them, and taken out of the orders on their word or in time (L29). */
import { and, eq, inArray, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { nobody } from '../rules/anonymity.ts';
import { allOrdersOf, type OrderRow } from '../repository.ts';
import { payment, placed } from '../tables.ts';

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
  const given = await db
    .selectDistinct({ email: sql`${placed.facts} #>> '{customer,email}'`.mapWith(String) })
    .from(placed)
    .where(eq(placed.customerId, customerId));
  return given.map(({ email }) => email);
}

/** Has orders forget who bought them. They stay, as bookkeeping demands, and are nobody's from now on. Name
 * and address leave them at once, or when what is on its way can no longer come back. */
async function erase(tx: Db, which: SQL, now: Temporal.Instant): Promise<void> {
  const at = sql`${String(now)}::timestamptz`;
  await tx
    .update(placed)
    .set({
      customerId: null,
      eraseAt: sql`case when ${placed.status} in ('cancelled', 'refunded') then ${at}
        else greatest(${at}, ${placed.openUntil}) end`,
    })
    .where(which);
  await eraseDue(tx, now);
}

/** All orders of a customer. */
export const eraseCustomer = (tx: Db, customerId: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, eq(placed.customerId, customerId), now);

/** One order, as a guest may ask. */
export const eraseOrder = (tx: Db, number: string, now: Temporal.Instant): Promise<void> =>
  erase(tx, eq(placed.number, number), now);

/** Takes name and addresses out of orders, and what leads to more of the buyer; all or nothing. */
async function anonymise(db: Db, which: SQL | undefined): Promise<void> {
  const gone = db.$with('gone').as(
    db
      .update(placed)
      .set({
        isAnonymous: true,
        eraseAt: null,
        cartToken: '',
        budgetKeys: [],
        facts: sql`jsonb_set(${placed.facts}, '{customer}',
          ${placed.facts} -> 'customer' || ${JSON.stringify(nobody)}::jsonb)`,
      })
      .where(and(eq(placed.isAnonymous, false), which))
      .returning({ number: placed.number }),
  );
  await db
    .with(gone)
    .update(payment)
    .set({ redirect: null })
    .where(inArray(payment.number, db.select({ number: gone.number }).from(gone)));
}

/** Where the time that was set for it has come. */
export const eraseDue = (db: Db, now: Temporal.Instant): Promise<void> =>
  anonymise(db, lte(placed.eraseAt, now));

/** Where nobody paid. */
export const anonymiseUnpaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(db, and(eq(placed.status, 'cancelled'), lt(placed.placedAt, before)));

/** Where all has been delivered, or sent back, for long. */
export const anonymisePaid = (db: Db, before: Temporal.Instant): Promise<void> =>
  anonymise(db, and(inArray(placed.status, ['paid', 'refunded']), lt(placed.openUntil, before)));

/** Deletes orders with their payments. */
export async function deleteOrders(db: Db, placedBefore: Temporal.Instant): Promise<void> {
  const old = and(lt(placed.placedAt, placedBefore), ne(placed.status, 'awaiting-payment'));
  await db.transaction(async (tx) => {
    const numbers = tx.select({ number: placed.number }).from(placed).where(old);
    await tx.delete(payment).where(inArray(payment.number, numbers));
    await tx.delete(placed).where(old);
  });
}
