/** Imports a merchant's stores and local inventory; each row is checked. */
import type { Db } from '#platform/db/database.ts';
import { sokIdOf } from '#features/product-feeds/products.ts';
import { readRows } from '#features/product-feeds/read-rows.ts';
import type { Store } from '#features/stores/contract.ts';
import type { LocalStock } from '#features/stores/record.ts';
import { weekOf } from '#features/stores/rules.ts';

export interface StoreFeedSummary {
  stores: number;
  rows: number;
  /** Rows left out, `file:line reason`. */
  rejected: string[];
  /** Ids with stock that are no product or variant of the shop; their stock is kept for when they are. */
  unknown: string[];
}

export interface StoresDeps {
  db: Db;
  writeStores(tx: Db, stores: readonly Store[]): Promise<void>;
  /** Replaces the stock of every store it names. */
  writeLocalStock(tx: Db, stock: readonly LocalStock[]): Promise<void>;
  /** By id, those of the ids that the shop knows. */
  readStock(db: Db, sokIds: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

type Fields = Record<string, string>;

const storeColumns = [
  'store_code',
  'name',
  'street_address',
  'postal_code',
  'town',
  'opening_hours',
];
const stockColumns = ['store_code', 'id', 'quantity'];

/** Imports the stores, then their stock: the inventory replaces that of every store it names.
 * @param storesFile columns store_code, name, street_address, postal_code, town, opening_hours
 * @param inventoryFile columns store_code, id, quantity
 * @throws Error when `storesFile` has no valid store; nothing is changed then */
export async function importStores(
  { db, writeStores, writeLocalStock, readStock }: StoresDeps,
  storesFile: string,
  inventoryFile: string,
): Promise<StoreFeedSummary> {
  const rejected: string[] = [];
  const stores = await checkedRows(storesFile, storeColumns, rejected, storeOf);
  if (stores.length === 0) throw new Error(`${storesFile} holds no store: ${rejected[0] ?? ''}`);
  const codes = new Set(stores.map(({ code }) => code));
  const stock = await checkedRows(inventoryFile, stockColumns, rejected, (fields) =>
    stockOf(fields, codes),
  );
  await db.transaction(async (tx) => {
    await writeStores(tx, stores);
    await writeLocalStock(tx, stock);
  });
  const ids = [...new Set(stock.map(({ sokId }) => sokId))];
  const known = await readStock(db, ids);
  const unknown = ids.filter((sokId) => !known.has(sokId));
  return { stores: stores.length, rows: stock.length, rejected, unknown };
}

async function checkedRows<Row>(
  file: string,
  needed: readonly string[],
  rejected: string[],
  read: (fields: Fields) => Row,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { line, fields, faults } of readRows(file, needed)) {
    try {
      const [fault] = faults;
      if (fault) throw new Error(`${fault.field} ${fault.reason}`);
      rows.push(read(fields));
    } catch (error) {
      rejected.push(`${file}:${line} ${(error as Error).message}`);
    }
  }
  return rows;
}

function required(fields: Fields, name: string): string {
  const value = fields[name]?.trim() ?? '';
  if (value === '') throw new Error(`${name} is missing`);
  return value;
}

function storeOf(fields: Fields): Store {
  const openingHours = required(fields, 'opening_hours');
  weekOf(openingHours);
  const postcode = required(fields, 'postal_code');
  if (!/^\d{5}$/.test(postcode)) throw new Error(`postal_code "${postcode}" is not five digits`);
  return {
    code: required(fields, 'store_code'),
    name: required(fields, 'name'),
    streetAddress: required(fields, 'street_address'),
    postcode,
    town: required(fields, 'town'),
    openingHours,
  };
}

function stockOf(fields: Fields, codes: ReadonlySet<string>): LocalStock {
  const storeCode = required(fields, 'store_code');
  if (!codes.has(storeCode)) throw new Error(`store_code "${storeCode}" is no store`);
  const quantity = required(fields, 'quantity');
  if (!/^\d{1,9}$/.test(quantity)) throw new Error(`quantity "${quantity}" is no whole number`);
  return { storeCode, sokId: sokIdOf(required(fields, 'id')), quantity: Number(quantity) };
}
