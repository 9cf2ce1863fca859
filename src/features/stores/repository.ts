/** Stores and their stock in the schema `stores`. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Store } from './contract.ts';
import type { LocalStock } from './record.ts';

const columns = sql`code, name, street_address as "streetAddress", postcode, town, opening_hours as "openingHours"`;

export const readStores = (db: Db): Promise<Store[]> =>
  rowsOf<Store>(db, sql`select ${columns} from stores.store`);

/** Every store with its pieces of one thing; 0 where the feed does not name it. */
export const readStoreStock = (db: Db, sokId: string): Promise<(Store & { quantity: number })[]> =>
  rowsOf<Store & { quantity: number }>(
    db,
    sql`select ${columns}, coalesce(stock.quantity, 0) as quantity from stores.store
      left join stores.stock stock on stock.store_code = code and stock.sok_id = ${sokId}`,
  );

/** Makes the stores those of the list: what a store had goes with it. */
export async function writeStores(tx: Db, stores: readonly Store[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as given
    (code text, name text, "streetAddress" text, postcode text, town text, "openingHours" text)`;
  await tx.execute(
    sql`delete from stores.store where code not in (select given.code from ${rows})`,
  );
  await tx.execute(sql`
    insert into stores.store (code, name, street_address, postcode, town, opening_hours)
    select given.code, given.name, given."streetAddress", given.postcode, given.town, given."openingHours"
      from ${rows}
    on conflict (code) do update set name = excluded.name, street_address = excluded.street_address,
      postcode = excluded.postcode, town = excluded.town, opening_hours = excluded.opening_hours`);
}

/** Rows of one statement. */
const chunk = 5000;

/** Replaces the whole stock of the stores that the rows name. */
export async function writeLocalStock(tx: Db, rows: readonly LocalStock[]): Promise<void> {
  const codes = JSON.stringify([...new Set(rows.map(({ storeCode }) => storeCode))]);
  await tx.execute(sql`
    delete from stores.stock where store_code in (select jsonb_array_elements_text(${codes}::jsonb))`);
  for (let at = 0; at < rows.length; at += chunk) {
    const given = JSON.stringify(rows.slice(at, at + chunk));
    await tx.execute(sql`
      insert into stores.stock (sok_id, store_code, quantity)
      select "sokId", "storeCode", quantity
        from jsonb_to_recordset(${given}::jsonb) as given ("sokId" text, "storeCode" text, quantity int)
      on conflict (sok_id, store_code) do update set quantity = excluded.quantity`);
  }
}
