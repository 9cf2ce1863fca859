/** What becomes of orders and payments by themselves. */
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { applyPayment, type RefundJob } from './confirm.ts';
import type { OrdersDeps } from './deps.ts';
import { eraseDue } from './own-data.ts';
import { cancelUnpaid } from './place.ts';
import { paymentMinutes, unansweredMinutes } from './rules.ts';
import * as store from './store.ts';
import { watchPayments, type WatchJob } from './watch.ts';

/** Asks about the payments of an order and applies those that are paid.
 * @returns how many may be paid yet, and why some could not be asked about */
async function askAbout(deps: OrdersDeps, number: string) {
  let open = 0;
  const failures: unknown[] = [];
  for (const { transactionId } of await store.paymentsOf(deps.db, number)) {
    try {
      const status = await deps.provider.status(transactionId);
      if (status === 'paid') await applyPayment(deps, { transactionId, number, status });
      if (status === 'new' || status === 'pending') open += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  return { open, failures };
}

/** Gives an order up that nobody has paid, also when a payment of it is still under way: paid later
 * it is sent or refunded. @throws while the provider cannot be asked and there is time to try again. */
async function settle(deps: OrdersDeps, { number, facts }: store.OrderRow): Promise<void> {
  const { failures } = await askAbout(deps, number);
  const waited = Temporal.Instant.from(facts.placedAt).until(deps.now()).total('minutes');
  if (failures.length > 0 && waited < unansweredMinutes) throw failures[0];
  await cancelUnpaid(deps, number);
}

/** Settles orders that waited too long; one that cannot be asked about keeps none of the others.
 * @throws the first failure, after all were tried. */
async function expireOrders(deps: OrdersDeps): Promise<void> {
  const limit = deps.now().subtract({ minutes: paymentMinutes });
  const failures: unknown[] = [];
  for (const order of await store.awaitingSince(deps.db, limit)) {
    await settle(deps, order).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function watch(deps: OrdersDeps, { number }: WatchJob): Promise<void> {
  const order = await store.findOrder(deps.db, number);
  if (!order) return;
  const { open, failures } = await askAbout(deps, number);
  if (failures.length > 0) throw failures[0];
  if (open > 0) await watchPayments(deps.db, order, deps.now());
}

/** Handlers of the jobs of orders; `expire-orders` and
 * `erase-order-data` are for every minute. */
export function orderJobs(deps: OrdersDeps): Record<string, JobHandler> {
  return {
    'expire-orders': () => expireOrders(deps),
    'erase-order-data': () => eraseDue(deps.db, deps.now()),
    'watch-payments': (data: WatchJob) => watch(deps, data),
    'refund-payment': ({ transactionId, amount, callbackUrl }: RefundJob) =>
      deps.provider.refund(transactionId, amount, callbackUrl),
  };
}
