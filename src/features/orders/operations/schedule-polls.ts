/** Payments left open: asked about again and again, so that no money is taken without an order. */
import type { Db } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { nextWatch } from '../rules.ts';
import type { OrderRow } from '../repository.ts';

export interface WatchJob {
  number: string;
}

/** Has the payments of an order asked about later; not once it is too old. */
export async function watchPayments(
  tx: Db,
  { number, facts }: Pick<OrderRow, 'number' | 'facts'>,
  now: Temporal.Instant,
): Promise<void> {
  const runAt = nextWatch(facts.placedAt, now);
  const data: WatchJob = { number };
  if (runAt) await enqueue(tx, 'watch-payments', data, { runAt });
}
