/** What the database says about the shop, for metrics: jobs, orders, payments, refunds, feedback, reviews,
 * consents. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { decision } from '#features/consents/tables.ts';
import { message } from '#features/feedback/tables.ts';
import { payment, placed, refund } from '#features/orders/tables.ts';
import { review } from '#features/reviews/tables.ts';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';
import { job } from '#platform/jobs/tables.ts';
import type { Reading } from '#platform/telemetry/telemetry.ts';
import type { MetricName } from '#platform/telemetry/metric-table.ts';
import type { Clock } from '#platform/time.ts';
import { z } from 'zod';

/** Milliseconds for which figures are given again, however often somebody asks. */
const kept = 15_000;
/** Milliseconds the database may take. */
const patience = 2000;

const Row = z.object({
  name: z.string(),
  kind: z.string().nullable(),
  state: z.string().nullable(),
  value: z.coerce.number(),
});
type Row = z.output<typeof Row>;

/** A refused refund is no longer news once its order is refunded again. */
const isNotRefundedSince = sql`not exists (select from ${refund} as later
  where later.number = ${refund.number} and later.id > ${refund.id})`;

/** Tables whose rows grow for ever are looked at as far as an index reaches: one day, or what is open. */
const statement = (now: Temporal.Instant): SQL => {
  const at = sql`${String(now)}::timestamptz`;
  const isOfDay = sql`${placed.placedAt} > ${at} - interval '1 day'`;
  const jobState = sql`case when ${job.refused} then 'refused' when ${job.failed} then 'failed' when ${job.runAt} > ${at} then 'waiting' else 'due' end`;
  const rows = [
    sql`select 'aitta_jobs' as name, ${job.name} as kind, ${jobState} as state, count(*) as value
      from ${job} group by 2, 3`,
    sql`select 'aitta_jobs_oldest_due_seconds', ${job.name}, null, extract(epoch from ${at} - min(${job.runAt}))
      from ${job} where not ${job.failed} and ${job.runAt} <= ${at} group by 2`,
    sql`select 'aitta_orders_last_day', null, ${placed.status}, count(*)
      from ${placed} where ${isOfDay} group by 3`,
    sql`select 'aitta_payments_last_day', null, ${payment.status}, count(*)
      from ${payment} join ${placed} using (number) where ${isOfDay} group by 3`,
    sql`select 'aitta_refunds', null, state, count(*) from (
        select ${refund.status} as state from ${refund}
          where ${refund.status} <> 'refused' or ${isNotRefundedSince}
        union all select ${payment.refundStatus} from ${payment}
          where ${payment.refundStatus} in ('waiting', 'refused')
      ) as refunds group by 3`,
    sql`select 'aitta_feedback', null, ${message.state}, count(*) from ${message} group by 3`,
    sql`select 'aitta_reviews_waiting', null, null, count(*) from ${review} where ${review.state} = 'pending'`,
    sql`select 'aitta_consent_decisions_last_day', ${decision.contractId}, ${decision.state}, count(*)
      from ${decision} where ${decision.decidedAt} > ${at} - interval '1 day' group by 2, 3`,
    sql`select 'aitta_reserved_pieces', null, null, coalesce(sum((line ->> 'quantity')::int), 0)
      from ${placed} cross join jsonb_array_elements(${placed.facts} -> 'lines') as line
      where ${placed.status} = 'awaiting-payment'`,
  ];
  return sql.join(rows, sql` union all `);
};

const labelsOf = ({ name, kind, state }: Row): Record<string, string> => ({
  ...(kind !== null && { [name.startsWith('aitta_jobs') ? 'kind' : 'contract']: kind }),
  ...(state !== null && { state }),
});

const reading = (row: Row): Reading<MetricName> => ({
  name: row.name as MetricName,
  labels: labelsOf(row),
  value: row.value,
});

const up = (value: 0 | 1): Reading<MetricName> => ({ name: 'aitta_database_up', value });

/** Reads the figures. While the database is away or slow, it only says so; a statement that hangs is not
 * followed by another one. */
export function shopFigures(db: Db, now: Clock): () => Promise<Reading[]> {
  let last: { at: number; readings: Reading[] } | null = null;
  let running: Promise<Reading[]> | null = null;

  const read = async (): Promise<Reading[]> => {
    const rows = await readRows(db, statement(now()), Row);
    last = { at: performance.now(), readings: [up(1), ...rows.map(reading)] };
    return last.readings;
  };

  return async () => {
    if (last && performance.now() - last.at < kept) return last.readings;
    running ??= read()
      .catch(() => [up(0)])
      .finally(() => (running = null));
    return Promise.race([running, wait(patience, [up(0)], { ref: false })]);
  };
}
