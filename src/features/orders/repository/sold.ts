/** What was sold of each product, for the order of lists: recent sales count more. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { placed, refund } from '../tables.ts';

/** After so many days a sale counts half, and after `oldest` not at all: it would be a ten-thousandth. */
const days = { half: 30, oldest: 400 };
/** A sum below counts as nothing. */
const least = 0.01;
const secondsOfDay = 86_400;

const Sold = z.object({ sokId: z.string(), sold: z.coerce.number() });

/** Pieces of paid orders without those that were given back, by the id that was bought; none below zero. */
export function soldPieces(db: Db, now: Temporal.Instant): Promise<z.output<typeof Sold>[]> {
  const at = sql`${String(now)}::timestamptz`;
  const from = sql`${String(now.subtract({ hours: 24 * days.oldest }))}::timestamptz`;
  const seconds = sql`extract(epoch from ${at} - ${placed.paidAt})::float8`;
  const weight = sql`power(0.5::float8, ${seconds} / ${days.half * secondsOfDay}::float8)`;
  const pieces = sql`sum(((item ->> 'quantity')::int - coalesce(back.pieces, 0)) * ${weight})`;
  return readRows(
    db,
    sql`with back as (
        select ${refund.number} as number, (one ->> 'line')::int + 1 as place,
          sum((one ->> 'quantity')::int)::int as pieces
        from ${refund} cross join jsonb_array_elements(${refund.sums} -> 'lines') as one
        where ${refund.status} <> 'refused' group by 1, 2
      )
      select item ->> 'sokId' as "sokId", ${pieces} as sold
      from ${placed}
        cross join jsonb_array_elements(${placed.facts} -> 'lines') with ordinality as bought (item, place)
        left join back on back.number = ${placed.number} and back.place = bought.place
      where ${placed.status} = 'paid' and ${placed.paidAt} > ${from} and ${placed.paidAt} <= ${at}
      group by 1 having ${pieces} >= ${least}::float8`,
    Sold,
  );
}
