/** Carts in the schema `cart`. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Coupon, Line } from './rules.ts';

export interface CartRow {
  token: string;
  coupon: string | null;
}

export interface LineRow extends Line {
  id: string;
}

export async function insertCart(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into cart.cart (token, created_at, updated_at) values (${token}, ${String(now)}, ${String(now)})`);
}

export async function findCart(db: Db, token: string): Promise<CartRow | null> {
  const [row] = await rowsOf<CartRow>(
    db,
    sql`select token, coupon from cart.cart where token = ${token}`,
  );
  return row ?? null;
}

/** Holds a cart until the transaction ends; null when there is none. */
export async function holdCart(tx: Db, token: string): Promise<CartRow | null> {
  const [row] = await rowsOf<CartRow>(
    tx,
    sql`select token, coupon from cart.cart where token = ${token} for update`,
  );
  return row ?? null;
}

/** Holds a cart until the transaction ends; false when there is none. */
export const lockCart = async (tx: Db, token: string): Promise<boolean> =>
  (await holdCart(tx, token)) !== null;

export const readLines = (db: Db, token: string): Promise<LineRow[]> =>
  rowsOf<LineRow>(
    db,
    sql`select id, sok_id as "sokId", quantity from cart.line where cart_token = ${token} order by position`,
  );

/** Sets the quantity of what a cart holds, adding the line when it is new. */
export async function putLine(tx: Db, token: string, line: LineRow): Promise<void> {
  await tx.execute(sql`
    insert into cart.line (id, cart_token, sok_id, quantity)
    values (${line.id}, ${token}, ${line.sokId}, ${line.quantity})
    on conflict (cart_token, sok_id) do update set quantity = excluded.quantity`);
}

/** Takes a line out; where no line has both ids nothing changes. */
export async function deleteLine(
  tx: Db,
  token: string,
  { id, sokId }: Pick<LineRow, 'id' | 'sokId'>,
): Promise<void> {
  await tx.execute(
    sql`delete from cart.line where cart_token = ${token} and id = ${id} and sok_id = ${sokId}`,
  );
}

/** Takes out the lines and the coupon; the cart stays. */
export async function emptyCart(tx: Db, token: string): Promise<void> {
  await tx.execute(sql`delete from cart.line where cart_token = ${token}`);
  await setCoupon(tx, token, null);
}

/** Takes quantities out, as an order that was paid does; what came to the cart since stays. */
export async function takeFromCart(
  tx: Db,
  token: string,
  lines: Line[],
  usedCoupon: boolean,
): Promise<void> {
  for (const { sokId, quantity } of lines) {
    const line = sql`cart_token = ${token} and sok_id = ${sokId}`;
    await tx.execute(sql`delete from cart.line where ${line} and quantity <= ${quantity}`);
    await tx.execute(sql`update cart.line set quantity = quantity - ${quantity} where ${line}`);
  }
  if (usedCoupon) await setCoupon(tx, token, null);
}

export async function setCoupon(tx: Db, token: string, code: string | null): Promise<void> {
  await tx.execute(sql`update cart.cart set coupon = ${code} where token = ${token}`);
}

export async function touchCart(tx: Db, token: string, now: Temporal.Instant): Promise<void> {
  await tx.execute(sql`update cart.cart set updated_at = ${String(now)} where token = ${token}`);
}

/** A coupon by its code, in any case of letters. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await rowsOf<Coupon>(
    db,
    sql`
    select code, percent, cents, minimum_cents as "minimumCents",
      (extract(epoch from valid_from) * 1000)::float8 as "from",
      (extract(epoch from valid_until) * 1000)::float8 as "until"
    from cart.coupon where code = upper(${code})`,
  );
  return row ?? null;
}
