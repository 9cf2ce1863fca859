/** Stock: taken and given back inside the caller's transaction, never below zero. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';

export interface StockLine {
  sokId: string;
  /** Pieces, above 0. */
  quantity: number;
}

export type Taken = { ok: true } | { ok: false; short: { sokId: string; left: number }[] };

/** Pieces that can be sold now, by id; ids without stock are absent. */
export async function readStock(db: Db, sokIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<StockLine>(
    db,
    sql`select sok_id as "sokId", quantity from catalogue.stock where sok_id in
      (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))`,
  );
  return new Map(rows.map(({ sokId, quantity }) => [sokId, quantity]));
}

/** Holds the stock of products until the transaction ends, for those who both give back and take. */
export async function holdStock(tx: Db, sokIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select from catalogue.stock where sok_id in
      (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))
      order by sok_id collate "C" for update`,
  );
}

/** Takes all lines or none; `short` tells what is left of those that were asked too much of. */
export async function takeStock(tx: Db, lines: readonly StockLine[]): Promise<Taken> {
  const short: { sokId: string; left: number }[] = [];
  const taken: StockLine[] = [];
  for (const line of inLockOrder(lines)) {
    const { sokId, quantity } = line;
    const rows = await rowsOf(
      tx,
      sql`update catalogue.stock set quantity = quantity - ${quantity}
        where sok_id = ${sokId} and quantity >= ${quantity} returning sok_id`,
    );
    if (rows.length > 0) taken.push(line);
    else short.push({ sokId, left: (await readStock(tx, [sokId])).get(sokId) ?? 0 });
  }
  if (short.length === 0) return { ok: true };
  await releaseStock(tx, taken);
  return { ok: false, short };
}

/** Gives pieces back that an order had taken. */
export async function releaseStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  for (const { sokId, quantity } of inLockOrder(lines)) {
    await tx.execute(
      sql`update catalogue.stock set quantity = quantity + ${quantity} where sok_id = ${sokId}`,
    );
  }
}

/** One line per id, in the order in which `holdStock` holds them: two orders never wait for each other. */
function inLockOrder(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { sokId, quantity } of lines) sums.set(sokId, (sums.get(sokId) ?? 0) + quantity);
  return [...sums]
    .map(([sokId, quantity]) => ({ sokId, quantity }))
    .toSorted((a, b) => (a.sokId < b.sokId ? -1 : 1));
}
