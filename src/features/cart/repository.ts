/** Carts in the schema `cart`. */
import { sql } from 'drizzle-orm';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import { rowsOf, type Db } from '#platform/db/database.ts';
import { maximumQuantity } from './contract.ts';
import type { Coupon, Line } from './rules.ts';

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

const columns = sql`cart.token, cart.coupon, cart.customer_id as "customerId"`;

/** The cart a token leads to: its own, or the one that was merged into. */
const ledTo = (token: string) =>
  sql`cart.cart where token = (select coalesce(merged_into, token) from cart.cart where token = ${token})`;

export async function insertCart(db: Db, token: string, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into cart.cart (token, created_at, updated_at) values (${token}, ${String(now)}, ${String(now)})`);
}

/** The cart a token leads to; null when there is none. */
export async function findCart(db: Db, token: string): Promise<CartRow | null> {
  const [row] = await rowsOf<CartRow>(db, sql`select ${columns} from ${ledTo(token)}`);
  return row ?? null;
}

/** Holds the cart a token leads to until the transaction ends; null when there is none. */
export async function holdCart(tx: Db, token: string): Promise<CartRow | null> {
  const [row] = await rowsOf<CartRow & { isMerged: boolean }>(
    tx,
    sql`select ${columns}, merged_into is not null as "isMerged" from ${ledTo(token)} for update`,
  );
  // It went into another one while it was waited for.
  if (row?.isMerged) return holdCart(tx, token);
  return row ?? null;
}

/** Holds the cart a token leads to, and answers the token it has now; null when there is none. */
export const lockCart = async (tx: Db, token: string): Promise<string | null> =>
  (await holdCart(tx, token))?.token ?? null;

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

/** Moves all lines; what both have is one line with the sum of both, {@link maximumQuantity} at most. */
export async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update cart.line held set quantity = least(${maximumQuantity}, held.quantity + moved.quantity)
    from cart.line moved
    where held.cart_token = ${to} and moved.cart_token = ${from} and moved.sok_id = held.sok_id`);
  await tx.execute(sql`
    update cart.line set cart_token = ${to} where cart_token = ${from}
      and sok_id not in (select sok_id from cart.line where cart_token = ${to})`);
  await tx.execute(sql`delete from cart.line where cart_token = ${from}`);
}

/** Makes the customer's cart theirs; others ask for it in vain from then on. */
export async function giveCart(tx: Db, token: string, customerId: string): Promise<void> {
  await tx.execute(sql`update cart.cart set customer_id = ${customerId} where token = ${token}`);
}

/** Has a token, and all that led to it, lead to another cart. */
export async function leadTo(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(
    sql`update cart.cart set merged_into = ${to} where token = ${from} or merged_into = ${from}`,
  );
}

/** Token of the customer's cart, held until the transaction ends; nobody else makes one meanwhile. */
export async function holdCartOf(tx: Db, customerId: string): Promise<CartRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cart of ${customerId}`}))`);
  const [row] = await rowsOf<CartRow>(
    tx,
    sql`select ${columns} from cart.cart
      where customer_id = ${customerId} and merged_into is null for update`,
  );
  return row ?? null;
}

/** Takes quantities out of the cart a token leads to, as an order that was paid does; what came to it
 * since stays. */
export async function removeFromCart(
  tx: Db,
  token: string,
  lines: Line[],
  usedCoupon: boolean,
): Promise<void> {
  const cart = await holdCart(tx, token);
  if (!cart) return;
  for (const { sokId, quantity } of lines) {
    const line = sql`cart_token = ${cart.token} and sok_id = ${sokId}`;
    await tx.execute(sql`delete from cart.line where ${line} and quantity <= ${quantity}`);
    await tx.execute(sql`update cart.line set quantity = quantity - ${quantity} where ${line}`);
  }
  if (usedCoupon) await setCoupon(tx, cart.token, null);
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

/** Adds a coupon, or puts it as given where its code is there already. */
export async function putCoupon(db: Db, coupon: Coupon): Promise<void> {
  const { code, percent, cents, minimumCents, from, until } = coupon;
  const at = (time: number | null) => time && new Date(time).toISOString();
  await db.execute(sql`
    insert into cart.coupon (code, percent, cents, minimum_cents, valid_from, valid_until)
    values (${code}, ${percent}, ${cents}, ${minimumCents}, ${at(from)}, ${at(until)})
    on conflict (code) do update set percent = excluded.percent, cents = excluded.cents,
      minimum_cents = excluded.minimum_cents, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until`);
}

const tries = sql`cart.budget`;

/** Takes a try. @returns 0, or the seconds until there is one again */
export const spend = (db: Db, key: string, budget: Budget, now: Temporal.Instant) =>
  spendFrom(db, tries, { key, budget }, now);

/** Gives back a try that was none in vain. */
export const giveBack = (db: Db, key: string) => giveBackTo(db, tries, key);

/** Forgets tries of codes from before a moment. */
export async function deleteGuesses(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from ${tries} where updated_at < ${String(before)}`);
}

/** The customer's carts as they are kept, for the customer (L29). */
export const exportCustomer = (db: Db, customerId: string) =>
  rowsOf<Record<string, unknown>>(
    db,
    sql`select cart.created_at as "createdAt", cart.updated_at as "updatedAt", cart.coupon,
      coalesce((select jsonb_agg(jsonb_build_object('sokId', sok_id, 'quantity', quantity) order by position)
        from cart.line where cart_token = cart.token), '[]'::jsonb) as lines
      from cart.cart where customer_id = ${customerId} and merged_into is null`,
  );

/** Tokens of the customer's carts, and of those that went into them. */
export async function tokensOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await rowsOf<{ token: string }>(
    db,
    sql`select c.token from cart.cart c left join cart.cart led on led.token = c.merged_into
      where c.customer_id = ${customerId} or led.customer_id = ${customerId}`,
  );
  return rows.map(({ token }) => token);
}

/** Forgets guests' carts that nobody has touched since, and what is left of those that went into another. */
export async function deleteGuestCarts(db: Db, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from cart.cart
    where customer_id is null and updated_at < ${String(before)}::timestamptz`);
}

/** Forgets the customer's carts, with those that went into them. */
export async function eraseCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.execute(sql`delete from cart.cart where customer_id = ${customerId}`);
}
