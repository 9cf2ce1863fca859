/** Prices charged before the shop's own log begins, where a merchant tells them. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { LoggedPrice } from '../record.ts';

const ids = (sokIds: readonly string[]) =>
  sql`sok_id in (select jsonb_array_elements_text(${JSON.stringify(sokIds)}::jsonb))`;

/** When the shop's own log of each begins, in epoch milliseconds; what it never sold is absent. */
export async function readOwnLogStarts(
  db: Db,
  sokIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ sokId: string; at: number }>(
    db,
    sql`select sok_id as "sokId", (extract(epoch from min(valid_from)) * 1000)::float8 as at
      from pricing.price_log where not told and ${ids(sokIds)} group by sok_id`,
  );
  return new Map(rows.map(({ sokId, at }) => [sokId, at]));
}

/** Replaces what was told before of these ids; the shop's own log stays as it is. */
export async function writeHistory(
  tx: Db,
  histories: ReadonlyMap<string, readonly LoggedPrice[]>,
): Promise<void> {
  const sokIds = [...histories.keys()];
  const rows = [...histories].flatMap(([sokId, entries]) =>
    entries.map(({ validFrom, cents, isReduced }) => ({
      sokId,
      validFrom: new Date(validFrom).toISOString(),
      cents,
      isReduced,
    })),
  );
  await tx.execute(sql`delete from pricing.price_log where told and ${ids(sokIds)}`);
  await tx.execute(sql`insert into pricing.price_log (sok_id, valid_from, cents, reduced, told)
    select "sokId", "validFrom", cents, "isReduced", true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given ("sokId" text, "validFrom" timestamptz, cents int, "isReduced" boolean)`);
  // Those who follow prices by the rows of this table are told that they mean something else now.
  await tx.execute(sql`update pricing.price set sok_id = sok_id where ${ids(sokIds)}`);
}
