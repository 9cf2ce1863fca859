/** Takes and returns stock inside the caller's transaction; it never goes below zero. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, given } from '#platform/db/rows.ts';
import { stock } from '../tables.ts';

export interface StockLine {
  sokId: string;
  /** Pieces, above 0. */
  quantity: number;
}

export type Taken = { ok: true } | { ok: false; short: { sokId: string; left: number }[] };

const line = { sokId: stock.sokId, quantity: stock.quantity };

const byId = (rows: StockLine[]): Map<string, number> =>
  new Map(rows.map(({ sokId, quantity }) => [sokId, quantity]));

/** Pieces that can be sold now, by id; ids without stock are absent. */
export const readStock = async (db: Db, sokIds: readonly string[]): Promise<Map<string, number>> =>
  byId(await db.select(line).from(stock).where(among(stock.sokId, sokIds)));

/** Locks the stock of products until the transaction ends. Rows are locked in the order of their ids, so two
 * orders cannot deadlock.
 * @returns pieces that can be sold, by id */
export const holdStock = async (tx: Db, sokIds: readonly string[]): Promise<Map<string, number>> =>
  byId(
    await tx
      .select(line)
      .from(stock)
      .where(among(stock.sokId, sokIds))
      .orderBy(sql`${stock.sokId} collate "C"`)
      .for('update'),
  );

/** Takes all lines or none; `short` has the pieces left of products with too few. */
export async function takeStock(tx: Db, lines: readonly StockLine[]): Promise<Taken> {
  const wanted = sumsOf(lines);
  const held = await holdStock(tx, [...wanted.keys()]);
  const short = [...wanted]
    .map(([sokId, quantity]) => ({ sokId, quantity, left: held.get(sokId) ?? 0 }))
    .filter(({ quantity, left }) => left < quantity)
    .map(({ sokId, left }) => ({ sokId, left }));
  if (short.length > 0) return { ok: false, short };
  await setHeld(tx, wanted, sql`${stock.quantity} - given.quantity`);
  return { ok: true };
}

/** Returns pieces that an order had taken. */
export async function releaseStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  const returned = sumsOf(lines);
  await holdStock(tx, [...returned.keys()]);
  await setHeld(tx, returned, sql`${stock.quantity} + given.quantity`);
}

/** Updates stock that the transaction has locked; `given.quantity` in the SQL is the sum of an id. */
async function setHeld(tx: Db, sums: ReadonlyMap<string, number>, quantity: SQL): Promise<void> {
  const lines = [...sums].map(([sokId, pieces]) => ({ sokId, quantity: pieces }));
  await tx
    .update(stock)
    .set({ quantity })
    .from(given(line, lines))
    .where(eq(stock.sokId, sql`given.sok_id`));
}

/** Pieces by id. */
function sumsOf(lines: readonly StockLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sokId, quantity } of lines) sums.set(sokId, (sums.get(sokId) ?? 0) + quantity);
  return sums;
}
