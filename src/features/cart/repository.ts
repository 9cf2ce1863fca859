/** Carts in the schema `cart`. */
import { aliasedTable, and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import { given } from '#platform/db/rows.ts';
import { maximumQuantity } from './contract.ts';
import type { Coupon, Line } from './rules.ts';
import { budget, cart, coupon, line } from './tables.ts';

/** A cart that was not merged into another. */
export interface CartRow {
  token: string;
  coupon: string | null;
  /** Whose it is; null for a guest's. */
  customerId: string | null;
}

export interface LineRow extends Line {
  id: string;
}

const cartRow = { token: cart.token, coupon: cart.coupon, customerId: cart.customerId };

/** The cart a token leads to: its own, or the one that was merged into. */
const ledTo = (token: string) =>
  sql`${cart.token} = (select coalesce(merged_into, token) from ${cart} where token = ${token})`;

export async function insertCart(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db.insert(cart).values({ token, createdAt: now, updatedAt: now });
}

/** The cart a token leads to; null when there is none. */
export async function findCart(db: Db, token: string): Promise<CartRow | null> {
  const [row] = await db.select(cartRow).from(cart).where(ledTo(token));
  return row ?? null;
}

/** Holds the cart a token leads to until the transaction ends; null when there is none. */
export async function holdCart(tx: Db, token: string): Promise<CartRow | null> {
  const [row] = await tx
    .select({ ...cartRow, mergedInto: cart.mergedInto })
    .from(cart)
    .where(ledTo(token))
    .for('update');
  if (!row) return null;
  const { mergedInto, ...held } = row;
  // It went into another one while it was waited for.
  return mergedInto === null ? held : holdCart(tx, token);
}

/** Holds the cart a token leads to, and answers the token it has now; null when there is none. */
export const lockCart = async (tx: Db, token: string): Promise<string | null> =>
  (await holdCart(tx, token))?.token ?? null;

export const readLines = (db: Db, token: string): Promise<LineRow[]> =>
  db
    .select({ id: line.id, sokId: line.sokId, quantity: line.quantity })
    .from(line)
    .where(eq(line.cartToken, token))
    .orderBy(asc(line.position));

/** Sets the quantities of what a cart holds, adding lines where they are new, in this order. */
export async function putLines(tx: Db, token: string, lines: readonly LineRow[]): Promise<void> {
  await tx
    .insert(line)
    .values(lines.map(({ id, sokId, quantity }) => ({ id, cartToken: token, sokId, quantity })))
    .onConflictDoUpdate({
      target: [line.cartToken, line.sokId],
      set: { quantity: sql`excluded.quantity` },
    });
}

/** Takes a line out; where no line has both ids nothing changes. */
export async function deleteLine(
  tx: Db,
  token: string,
  { id, sokId }: Pick<LineRow, 'id' | 'sokId'>,
): Promise<void> {
  await tx
    .delete(line)
    .where(and(eq(line.cartToken, token), eq(line.id, id), eq(line.sokId, sokId)));
}

/** Moves all lines; what both have is one line with the sum of both, {@link maximumQuantity} at most. */
export async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  const moved = aliasedTable(line, 'moved');
  await tx
    .update(line)
    .set({ quantity: sql`least(${maximumQuantity}, ${line.quantity} + ${moved.quantity})` })
    .from(moved)
    .where(and(eq(line.cartToken, to), eq(moved.cartToken, from), eq(moved.sokId, line.sokId)));
  const held = tx.select({ sokId: line.sokId }).from(line).where(eq(line.cartToken, to));
  await tx
    .update(line)
    .set({ cartToken: to })
    .where(and(eq(line.cartToken, from), notInArray(line.sokId, held)));
  await tx.delete(line).where(eq(line.cartToken, from));
}

/** Makes the customer's cart theirs; others ask for it in vain from then on. */
export async function giveCart(tx: Db, token: string, customerId: string): Promise<void> {
  await tx.update(cart).set({ customerId }).where(eq(cart.token, token));
}

/** Has a token, and all that led to it, lead to another cart. */
export async function leadTo(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .update(cart)
    .set({ mergedInto: to })
    .where(or(eq(cart.token, from), eq(cart.mergedInto, from)));
}

const openCartOf = (customerId: string) =>
  and(eq(cart.customerId, customerId), isNull(cart.mergedInto));

/** Token of the customer's cart, held until the transaction ends; nobody else makes one meanwhile. */
export async function holdCartOf(tx: Db, customerId: string): Promise<CartRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cart of ${customerId}`}))`);
  const [row] = await tx.select(cartRow).from(cart).where(openCartOf(customerId)).for('update');
  return row ?? null;
}

/** Takes quantities out of the cart a token leads to, as an order that was paid does; what came to it
 * since stays.
 * @param lines each thing once */
export async function removeFromCart(
  tx: Db,
  token: string,
  lines: Line[],
  usedCoupon: boolean,
): Promise<void> {
  const held = await holdCart(tx, token);
  if (!held) return;
  const taken = given({ sokId: line.sokId, quantity: line.quantity }, lines);
  const isTaken = sql`${line.cartToken} = ${held.token} and ${line.sokId} = given.sok_id`;
  await tx
    .delete(line)
    .where(
      sql`exists (select from ${taken} where ${isTaken} and ${line.quantity} <= given.quantity)`,
    );
  await tx
    .update(line)
    .set({ quantity: sql`${line.quantity} - given.quantity` })
    .from(taken)
    .where(isTaken);
  if (usedCoupon) await setCoupon(tx, held.token, null);
}

export async function setCoupon(tx: Db, token: string, code: string | null): Promise<void> {
  await tx.update(cart).set({ coupon: code }).where(eq(cart.token, token));
}

export async function touchCart(tx: Db, token: string, now: Temporal.Instant): Promise<void> {
  await tx.update(cart).set({ updatedAt: now }).where(eq(cart.token, token));
}

/** A coupon by its code, in any case of letters. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await db
    .select()
    .from(coupon)
    .where(eq(coupon.code, sql`upper(${code})`));
  return row ?? null;
}

/** Adds a coupon, or puts it as given where its code is there already. */
export async function putCoupon(db: Db, { code, ...rest }: Coupon): Promise<void> {
  await db
    .insert(coupon)
    .values({ code, ...rest })
    .onConflictDoUpdate({ target: coupon.code, set: rest });
}

/** Takes a try. @returns 0, or the seconds until there is one again */
export const spend = (db: Db, key: string, limit: Budget, now: Temporal.Instant) =>
  spendFrom(db, budget, { key, budget: limit }, now);

/** Gives back a try that was none in vain. */
export const giveBack = (db: Db, key: string) => giveBackTo(db, budget, key);

/** Forgets tries of codes from before a moment. */
export async function deleteGuesses(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}

/** The customer's carts as they are kept, for the customer (L29). */
export async function exportCustomer(db: Db, customerId: string) {
  const carts = await db.select().from(cart).where(openCartOf(customerId));
  return Promise.all(
    carts.map(async ({ token, createdAt, updatedAt, coupon: code }) => ({
      createdAt,
      updatedAt,
      coupon: code,
      lines: (await readLines(db, token)).map(({ sokId, quantity }) => ({ sokId, quantity })),
    })),
  );
}

/** Tokens of the customer's carts, and of those that went into them. */
export async function tokensOf(db: Db, customerId: string): Promise<string[]> {
  const led = aliasedTable(cart, 'led');
  const tokens = await db
    .select({ token: cart.token })
    .from(cart)
    .leftJoin(led, eq(led.token, cart.mergedInto))
    .where(or(eq(cart.customerId, customerId), eq(led.customerId, customerId)));
  return tokens.map(({ token }) => token);
}

/** Forgets guests' carts that nobody has touched since, and what is left of those that went into another. */
export async function deleteGuestCarts(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(cart).where(and(isNull(cart.customerId), lt(cart.updatedAt, before)));
}

/** Forgets the customer's carts, with those that went into them. */
export async function eraseCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.delete(cart).where(eq(cart.customerId, customerId));
}
