/** Background jobs of orders and payments. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { enqueue, handlerOf, type JobHandler } from '#platform/jobs/jobs.ts';
import { acceptFree } from './operations/confirm.ts';
import { pollPayment } from './operations/poll-payment.ts';
import type { OrdersDeps } from './deps.ts';
import { givenUpMail } from './mail/given-up.ts';
import { cancelUnpaid } from './operations/place.ts';
import { unansweredMinutes } from './rules.ts';
import { paymentMinutes } from './rules/payment-state.ts';
import { askRefund } from './operations/refund.ts';
import { askReturn } from './operations/return-payment.ts';
import { sendLink } from './operations/send-link.ts';
import { PollJob, RefundJob } from './record.ts';
import { OrderLinkJob, RefundOrderJob } from './record/refund.ts';
import * as store from './repository.ts';
import { schedulePaymentPoll } from './operations/schedule-polls.ts';

/** Orders read in one statement. */
const page = 100;

/** Cancels an unpaid order, even if a payment is pending: when that is paid later, the order is sent or
 * refunded. @throws while the provider cannot be reached and there is time to retry */
async function settle(deps: OrdersDeps, order: store.OrderRow): Promise<void> {
  const { number, facts } = order;
  // The process that placed it ended before it was accepted.
  if (facts.totalEuroCents === 0) return acceptFree(deps, order);
  const { failures } = await pollPayment(deps, number);
  const waited = Temporal.Instant.from(facts.placedAt).until(deps.now()).total('minutes');
  if (failures.length > 0 && waited < unansweredMinutes) throw failures[0];
  await transact(deps.db, (tx) => giveUp(deps, tx, number));
}

/** Sends a mail, since the buyer may believe that they paid; not when they have bought again. */
async function giveUp(deps: OrdersDeps, tx: Db, number: string): Promise<void> {
  const order = await cancelUnpaid(tx, deps, number, 'unpaid');
  if (!order || (await store.wasPaidSince(tx, order, order.facts.placedAt))) return;
  await enqueue(tx, 'send-mail', givenUpMail(order, deps), { runAt: deps.now() });
}

/** Cancels all orders unpaid for too long; a failure does not stop the others.
 * @throws the first failure, after all were tried */
async function expireOrders(deps: OrdersDeps, signal: AbortSignal): Promise<void> {
  const limit = deps.now().subtract({ minutes: paymentMinutes });
  const failures: unknown[] = [];
  let last = '0';
  let orders: store.OrderRow[];
  do {
    orders = await store.awaitingSince(deps.db, limit, last, page);
    for (const order of orders) {
      // The next run continues with the rest.
      if (signal.aborted) return;
      await settle(deps, order).catch((error: unknown) => failures.push(error));
      last = order.number;
    }
  } while (orders.length === page);
  if (failures.length > 0) throw failures[0];
}

async function watch(deps: OrdersDeps, { number }: PollJob): Promise<void> {
  const order = await store.findOrder(deps.db, number);
  if (!order) return;
  const { open, failures } = await pollPayment(deps, number);
  if (failures.length > 0) throw failures[0];
  if (open) await schedulePaymentPoll(deps.db, order, deps.now());
}

/** Handlers of the jobs of orders; `expire-orders` runs every minute. */
export function orderJobs(deps: OrdersDeps): Record<string, JobHandler> {
  return {
    'expire-orders': (_data, signal) => expireOrders(deps, signal),
    'watch-payments': handlerOf(PollJob, (data) => watch(deps, data)),
    'refund-payment': handlerOf(RefundJob, (data) => askReturn(deps, data)),
    'refund-order': handlerOf(RefundOrderJob, (data) => askRefund(deps, data)),
    'send-order-link': handlerOf(OrderLinkJob, (data) => sendLink(deps, data)),
  };
}
