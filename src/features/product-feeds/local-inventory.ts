/** Imports a merchant's local inventory, the stock of the stores; each row is checked. */
import type { Db } from '#platform/db/database.ts';
import type { LocalStock } from '#features/stores/record.ts';
import { sokIdOf } from './products.ts';
import { readRows } from './read-rows.ts';

export interface InventorySummary {
  rows: number;
  /** Rows left out, `file:line reason`. */
  rejected: string[];
  /** Ids with stock that are no product or variant of the shop; their stock is kept for when they are. */
  unknown: string[];
}

export interface InventoryDeps {
  db: Db;
  /** Codes of the shop's stores. */
  storeCodes: ReadonlySet<string>;
  /** Replaces the stock of every store it names. */
  writeLocalStock(tx: Db, stock: readonly LocalStock[]): Promise<void>;
  /** By id, those of the ids that the shop knows. */
  readStock(db: Db, sokIds: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

type Fields = Record<string, string>;

/** Replaces the stock of every store that the inventory names.
 * @param file columns store_code, id, quantity */
export async function importInventory(
  { db, storeCodes, writeLocalStock, readStock }: InventoryDeps,
  file: string,
): Promise<InventorySummary> {
  const rejected: string[] = [];
  const stock: LocalStock[] = [];
  for await (const { line, fields, faults } of readRows(file, ['store_code', 'id', 'quantity'])) {
    try {
      const [fault] = faults;
      if (fault) throw new Error(`${fault.field} ${fault.reason}`);
      stock.push(stockOf(fields, storeCodes));
    } catch (error) {
      rejected.push(`${file}:${line} ${(error as Error).message}`);
    }
  }
  await db.transaction((tx) => writeLocalStock(tx, stock));
  const ids = [...new Set(stock.map(({ sokId }) => sokId))];
  const known = await readStock(db, ids);
  return { rows: stock.length, rejected, unknown: ids.filter((sokId) => !known.has(sokId)) };
}

function required(fields: Fields, name: string): string {
  const value = fields[name]?.trim() ?? '';
  if (value === '') throw new Error(`${name} is missing`);
  return value;
}

function stockOf(fields: Fields, codes: ReadonlySet<string>): LocalStock {
  const storeCode = required(fields, 'store_code');
  if (!codes.has(storeCode)) throw new Error(`store_code "${storeCode}" is no store of the shop`);
  const quantity = required(fields, 'quantity');
  if (!/^\d{1,9}$/.test(quantity)) throw new Error(`quantity "${quantity}" is no whole number`);
  return { storeCode, sokId: sokIdOf(required(fields, 'id')), quantity: Number(quantity) };
}
