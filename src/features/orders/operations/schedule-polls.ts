/** Schedules polls of open payments, so that no money is taken without an order. */
import type { Db } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { PollJob } from '../record.ts';
import { nextPoll } from '../rules.ts';
import type { OrderRow } from '../repository.ts';

/** Enqueues the next poll of the payments of an order, unless the order is too old. */
export async function schedulePaymentPoll(
  tx: Db,
  { number, facts }: Pick<OrderRow, 'number' | 'facts'>,
  now: Temporal.Instant,
): Promise<void> {
  const runAt = nextPoll(facts.placedAt, now);
  const data: PollJob = { number };
  if (runAt) await enqueue(tx, 'watch-payments', data, { runAt });
}
