/** Stores and their stock in the schema `stores`. */
import { and, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among, upsertRows } from '#platform/db/rows.ts';
import type { Store } from './contract.ts';
import type { LocalStock } from './record.ts';
import * as tables from './tables.ts';

const columns = getTableColumns(tables.store);

export const readStores = (db: Db): Promise<Store[]> => db.select().from(tables.store);

/** Every store with its stock of one product or variant; 0 where the inventory does not name it. */
export const readStoreStock = (db: Db, sokId: string): Promise<(Store & { quantity: number })[]> =>
  db
    .select({ ...columns, quantity: sql`coalesce(${tables.stock.quantity}, 0)`.mapWith(Number) })
    .from(tables.store)
    .leftJoin(
      tables.stock,
      and(eq(tables.stock.storeCode, columns.code), eq(tables.stock.sokId, sokId)),
    );

/** Replaces the list of stores; the stock of a removed store is deleted with it. */
export async function writeStores(tx: Db, stores: readonly Store[]): Promise<void> {
  const codes = stores.map(({ code }) => code);
  await tx.delete(tables.store).where(not(among(columns.code, codes)));
  await upsertRows(tx, tables.store, columns, stores);
}

/** Rows per insert statement. */
const chunk = 5000;

/** Replaces the whole stock of the stores that the rows name. */
export async function writeLocalStock(tx: Db, rows: readonly LocalStock[]): Promise<void> {
  const codes = [...new Set(rows.map(({ storeCode }) => storeCode))];
  await tx.delete(tables.stock).where(among(tables.stock.storeCode, codes));
  for (let at = 0; at < rows.length; at += chunk) {
    const some = rows.slice(at, at + chunk);
    await upsertRows(tx, tables.stock, getTableColumns(tables.stock), some);
  }
}
