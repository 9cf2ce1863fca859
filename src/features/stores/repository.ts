/** Stock of the stores in the schema `stores`. */
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, upsertRows } from '#platform/db/rows.ts';
import type { LocalStock } from './record.ts';
import { stock } from './tables.ts';

/** Stock of one product or variant by store; only stores that the inventory names. */
export async function readStoreStock(db: Db, sokId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(stock).where(eq(stock.sokId, sokId));
  return new Map(rows.map(({ storeCode, quantity }) => [storeCode, quantity]));
}

/** Rows per insert statement. */
const chunk = 5000;

/** Replaces the whole stock of the stores that the rows name. */
export async function writeLocalStock(tx: Db, rows: readonly LocalStock[]): Promise<void> {
  const codes = [...new Set(rows.map(({ storeCode }) => storeCode))];
  await tx.delete(stock).where(among(stock.storeCode, codes));
  for (let at = 0; at < rows.length; at += chunk) {
    const some = rows.slice(at, at + chunk);
    await upsertRows(tx, stock, getTableColumns(stock), some);
  }
}
