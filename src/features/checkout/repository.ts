/** Delivery choices of carts and saved addresses, in the schema `checkout`. */
import { and, desc, eq, lt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among } from '#platform/db/rows.ts';
import type { CustomerAddress } from '../session/contract.ts';
import type { CheckoutCustomer, KeptAddress } from './contract.ts';
import { address as kept, shipping, type Choice } from './tables.ts';

export interface ShippingRow {
  customer: CheckoutCustomer | null;
  choices: Choice[];
}

const nothingChosen: ShippingRow = { customer: null, choices: [] };

const { customer, choices } = shipping;

export async function findShipping(db: Db, cartToken: string): Promise<ShippingRow> {
  const [row] = await db
    .select({ customer, choices })
    .from(shipping)
    .where(eq(shipping.cartToken, cartToken));
  return row ?? nothingChosen;
}

export async function putShipping(
  db: Db,
  cartToken: string,
  row: ShippingRow,
  now: Temporal.Instant,
): Promise<void> {
  const chosen = { ...row, updatedAt: now };
  await db
    .insert(shipping)
    .values({ cartToken, ...chosen })
    .onConflictDoUpdate({ target: shipping.cartToken, set: chosen });
}

/** Clears the delivery methods of a cart; the address stays. */
export async function clearDelivery(db: Db, cartToken: string): Promise<void> {
  await db.update(shipping).set({ choices: [] }).where(eq(shipping.cartToken, cartToken));
}

/** Moves the choices of a cart to another one. Where that has some too, the later ones count, as whoever chose last
 * knows where the order goes; an address is kept until there is a later one. */
export async function carryChoices(tx: Db, from: string, to: string): Promise<void> {
  const [chosen] = await tx.delete(shipping).where(eq(shipping.cartToken, from)).returning();
  if (!chosen || isNothing(chosen)) return;
  const { customer: recipient, ...choice } = { ...chosen, cartToken: to };
  await tx
    .insert(shipping)
    .values({ ...choice, customer: recipient })
    .onConflictDoUpdate({
      target: shipping.cartToken,
      set: { ...choice, ...(recipient && { customer: recipient }) },
      setWhere: lte(shipping.updatedAt, chosen.updatedAt),
    });
}

const isNothing = (row: ShippingRow) => row.customer === null && row.choices.length === 0;

/** Most saved addresses per customer. */
const maximumAddresses = 5;

/** Saves an address as the latest of a customer; the oldest beyond the maximum are deleted. */
export async function keepAddress(
  db: Db,
  customerId: string,
  address: CustomerAddress,
): Promise<void> {
  const own = eq(kept.customerId, customerId);
  await db.delete(kept).where(and(own, eq(kept.address, address)));
  await db.insert(kept).values({ customerId, address }).onConflictDoNothing();
  const latest = db
    .select({ position: kept.position })
    .from(kept)
    .where(own)
    .orderBy(desc(kept.position))
    .limit(maximumAddresses);
  await db.delete(kept).where(and(own, notInArray(kept.position, latest)));
}

/** Saved addresses of the customer, latest first. */
export async function addressesOf(db: Db, customerId: string): Promise<KeptAddress[]> {
  const rows = await db
    .select({ address: kept.address, position: kept.position })
    .from(kept)
    .where(eq(kept.customerId, customerId))
    .orderBy(desc(kept.position));
  return rows.map(({ address, position }) => ({ id: String(position), ...address }));
}

/** Deletes a saved address of the customer, if there is one of the id. */
export async function removeAddress(db: Db, customerId: string, id: string): Promise<void> {
  const own = eq(kept.customerId, customerId);
  await db.delete(kept).where(and(own, eq(kept.position, Number(id))));
}

/** Erases the data of the customer; `cartTokens` are those of the customer's carts. */
export async function eraseCustomer(
  tx: Db,
  customerId: string,
  cartTokens: readonly string[],
): Promise<void> {
  await tx.delete(kept).where(eq(kept.customerId, customerId));
  await tx.delete(shipping).where(among(shipping.cartToken, cartTokens));
}

/** Erases the choices of a cart. */
export async function eraseShipping(db: Db, cartToken: string): Promise<void> {
  await db.delete(shipping).where(eq(shipping.cartToken, cartToken));
}

/** Deletes choices that were last changed before the time. */
export async function deleteShipping(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(shipping).where(lt(shipping.updatedAt, before));
}
