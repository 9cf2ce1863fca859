/** Carts in the schema `cart`. */
import { aliasedTable, and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import { given } from '#platform/db/rows.ts';
import { maximumQuantity } from './contract.ts';
import { readKept } from './repository/kept.ts';
import type { Line } from './rules.ts';
import type { Seen } from './record/seen.ts';
import { budget, cart, line } from './tables.ts';

/** A cart that was not merged into another. */
export interface CartRow {
  token: string;
  coupon: string | null;
  /** The owner; null for a guest's cart. */
  customerId: string | null;
}

export interface LineRow extends Line {
  id: string;
}

const cartRow = { token: cart.token, coupon: cart.coupon, customerId: cart.customerId };

/** The cart of a token: its own, or the one it was merged into. */
const isCartOf = (token: string) =>
  sql`${cart.token} = (select coalesce(merged_into, token) from ${cart} where token = ${token})`;

export async function insertCart(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db.insert(cart).values({ token, createdAt: now, updatedAt: now });
}

/** The cart of a token, following merges; null when there is none. */
export async function findCart(db: Db, token: string): Promise<CartRow | null> {
  const [row] = await db.select(cartRow).from(cart).where(isCartOf(token));
  return row ?? null;
}

/** Locks the cart of a token until the transaction ends, following merges; null when there is none. */
export async function holdCart(tx: Db, token: string): Promise<CartRow | null> {
  const [row] = await tx
    .select({ ...cartRow, mergedInto: cart.mergedInto })
    .from(cart)
    .where(isCartOf(token))
    .for('update');
  if (!row) return null;
  const { mergedInto, ...held } = row;
  // It was merged into another cart while this waited for the lock.
  return mergedInto === null ? held : holdCart(tx, token);
}

/** Locks the cart of a token and returns its current token; null when there is none. */
export const lockCart = async (tx: Db, token: string): Promise<string | null> =>
  (await holdCart(tx, token))?.token ?? null;

export const readLines = (db: Db, token: string): Promise<LineRow[]> =>
  db
    .select({
      id: line.id,
      sokId: line.sokId,
      quantity: line.quantity,
      allowsSubstitute: line.allowsSubstitute,
      seen: line.seen,
    })
    .from(line)
    .where(eq(line.cartToken, token))
    .orderBy(asc(line.position));

/** Sets quantities of lines; new lines are added in the given order. */
export async function putLines(tx: Db, token: string, lines: readonly LineRow[]): Promise<void> {
  await tx
    .insert(line)
    .values(lines.map(({ id, sokId, quantity }) => ({ id, cartToken: token, sokId, quantity })))
    .onConflictDoUpdate({
      target: [line.cartToken, line.sokId],
      set: { quantity: sql`excluded.quantity` },
    });
}

/** Records what the shopper has seen of lines. */
export async function putSeen(
  tx: Db,
  token: string,
  lines: readonly { id: string; seen: Seen }[],
): Promise<void> {
  await tx
    .update(line)
    .set({ seen: sql`given.seen` })
    .from(given({ id: line.id, seen: line.seen }, lines))
    .where(sql`${line.cartToken} = ${token} and ${line.id} = given.id`);
}

/** Records whether a line may be replaced by a similar product. */
export async function setAllowsSubstitute(
  tx: Db,
  token: string,
  sokId: string,
  isAllowed: boolean | null,
): Promise<void> {
  await tx
    .update(line)
    .set({ allowsSubstitute: isAllowed })
    .where(and(eq(line.cartToken, token), eq(line.sokId, sokId)));
}

/** Deletes a line; nothing happens when no line has both ids. */
export async function deleteLine(
  tx: Db,
  token: string,
  { id, sokId }: Pick<LineRow, 'id' | 'sokId'>,
): Promise<void> {
  await tx
    .delete(line)
    .where(and(eq(line.cartToken, token), eq(line.id, id), eq(line.sokId, sokId)));
}

/** Moves all lines; lines for the same product are added up, to {@link maximumQuantity} at most. */
export async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  const moved = aliasedTable(line, 'moved');
  await tx
    .update(line)
    .set({
      quantity: sql`least(${maximumQuantity}, ${line.quantity} + ${moved.quantity})`,
      // What was decided and seen last counts.
      allowsSubstitute: sql`coalesce(${moved.allowsSubstitute}, ${line.allowsSubstitute})`,
      seen: sql`coalesce(${moved.seen}, ${line.seen})`,
    })
    .from(moved)
    .where(and(eq(line.cartToken, to), eq(moved.cartToken, from), eq(moved.sokId, line.sokId)));
  const held = tx.select({ sokId: line.sokId }).from(line).where(eq(line.cartToken, to));
  await tx
    .update(line)
    .set({ cartToken: to })
    .where(and(eq(line.cartToken, from), notInArray(line.sokId, held)));
  await tx.delete(line).where(eq(line.cartToken, from));
}

/** Makes the customer the owner of the cart; nobody else can read it from then on. */
export async function giveCart(tx: Db, token: string, customerId: string): Promise<void> {
  await tx.update(cart).set({ customerId }).where(eq(cart.token, token));
}

/** Makes a token, and all tokens merged into it, refer to another cart. */
export async function leadTo(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .update(cart)
    .set({ mergedInto: to })
    .where(or(eq(cart.token, from), eq(cart.mergedInto, from)));
}

const openCartOf = (customerId: string) =>
  and(eq(cart.customerId, customerId), isNull(cart.mergedInto));

/** Carts of a customer are opened and merged by one transaction at a time, which waits here before it locks a cart. */
export async function holdCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cart of ${customerId}`}))`);
}

/** Locks the tokens that lead to the cart of a token, before that is locked: who follows such a token has its lock
 * first, too. */
export async function holdLeading(tx: Db, token: string): Promise<void> {
  const root = tx
    .select({ token: sql`coalesce(${cart.mergedInto}, ${cart.token})` })
    .from(cart)
    .where(eq(cart.token, token));
  await tx
    .select({ token: cart.token })
    .from(cart)
    .where(eq(cart.mergedInto, root))
    .orderBy(asc(cart.token))
    .for('update');
}

/** Locks the customer's cart, and the tokens that lead to it, until the transaction ends; no other one can be created
 * meanwhile. */
export async function holdCartOf(tx: Db, customerId: string): Promise<CartRow | null> {
  await holdCustomer(tx, customerId);
  const [found] = await tx.select(cartRow).from(cart).where(openCartOf(customerId));
  if (!found) return null;
  await holdLeading(tx, found.token);
  return holdCart(tx, found.token);
}

/** Subtracts the quantities of a paid order from the cart of a token; pieces added since stay.
 * @param lines each product or variant once */
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

/** Uses up one try. @returns 0, or the seconds until there is a try again */
export const spend = (db: Db, key: string, limit: Budget, now: Temporal.Instant) =>
  spendFrom(db, budget, { key, budget: limit }, now);

/** Returns a try after a valid code. */
export const giveBack = (db: Db, key: string) => giveBackTo(db, budget, key);

/** Deletes records of tries from before the time. */
export async function deleteGuesses(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}

const withoutId = ({ id: _id, ...held }: LineRow): Line => held;

/** The customer's carts as stored, for the data export (L29). */
export async function exportCustomer(db: Db, customerId: string) {
  const carts = await db.select().from(cart).where(openCartOf(customerId));
  return Promise.all(
    carts.map(async ({ token, createdAt, updatedAt, coupon: code }) => ({
      createdAt,
      updatedAt,
      coupon: code,
      lines: (await readLines(db, token)).map(withoutId),
      kept: await readKept(db, token),
    })),
  );
}

/** Tokens of the customer's carts, and of carts merged into them. */
export async function tokensOf(db: Db, customerId: string): Promise<string[]> {
  const led = aliasedTable(cart, 'led');
  const tokens = await db
    .select({ token: cart.token })
    .from(cart)
    .leftJoin(led, eq(led.token, cart.mergedInto))
    .where(or(eq(cart.customerId, customerId), eq(led.customerId, customerId)));
  return tokens.map(({ token }) => token);
}

/** Deletes carts without an owner, merged ones too, that were last changed before the time. */
export async function deleteGuestCarts(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(cart).where(and(isNull(cart.customerId), lt(cart.updatedAt, before)));
}

/** Erases the customer's carts, and carts merged into them. */
export async function eraseCustomer(tx: Db, customerId: string): Promise<void> {
  await holdCartOf(tx, customerId);
  await tx.delete(cart).where(eq(cart.customerId, customerId));
}
