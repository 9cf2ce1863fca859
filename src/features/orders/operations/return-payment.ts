/** Gives back payments that came too late or a second time, and remembers how that ended. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Confirmation } from '../../payments/record.ts';
import { confirmPayment } from '../contract.ts';
import type { OrdersDeps } from '../deps.ts';
import { returnedPaymentMail } from '../mail/returned-payment.ts';
import type { RefundJob } from '../record.ts';
import {
  findPayment,
  markRefunded,
  notePending,
  reopenReturns,
  settleReturn,
  type PaymentRow,
} from '../repository/returned-payments.ts';
import { findOrder, holdOrder, type OrderRow } from '../repository.ts';
import { returnCallbackUrlOf } from './callback-url.ts';
import { askProvider, failedLater, notifyRefused } from './refund-answer.ts';

/** Marks a payment of an order and writes the job that gives it back; nothing the second time. */
export async function returnPayment(
  { now }: Pick<OrdersDeps, 'now'>,
  tx: Db,
  order: OrderRow,
  transactionId: string,
): Promise<void> {
  if (await markRefunded(tx, transactionId, now()))
    await enqueueReturn(tx, order, transactionId, now());
}

async function enqueueReturn(
  tx: Db,
  { facts }: Pick<OrderRow, 'facts'>,
  transactionId: string,
  now: Temporal.Instant,
): Promise<void> {
  const data: RefundJob = { transactionId, amount: facts.totalEuroCents };
  await enqueue(tx, 'refund-payment', data, { runAt: now });
}

/** Asks again for refunds of payments that the provider has refused. @returns those payments */
export function returnAgain(
  { db, now }: Pick<OrdersDeps, 'db' | 'now'>,
  number: string,
): Promise<PaymentRow[]> {
  return transact(db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) return [];
    const reopened = await reopenReturns(tx, number, now());
    for (const { transactionId } of reopened) await enqueueReturn(tx, order, transactionId, now());
    return reopened;
  });
}

/** Another stamp after a refusal, so that the provider does not take it for the refund it refused. */
const stampOf = ({ transactionId, refundRepeats }: PaymentRow): string =>
  `refund-${transactionId}${refundRepeats > 0 ? `-again-${refundRepeats}` : ''}`;

/** Asks the provider to give a payment back; the same again is the same refund there.
 * @throws while the provider cannot be reached: the job is tried again */
export async function askReturn(
  deps: OrdersDeps,
  { transactionId, amount }: RefundJob,
): Promise<void> {
  const payment = await findPayment(deps.db, transactionId);
  if (!payment || isSettled(payment)) return;
  const { providerId, refusal } = await askProvider(deps, {
    transactionId,
    amount,
    callbackUrl: returnCallbackUrlOf(deps, transactionId),
    stamp: stampOf(payment),
  });
  if (providerId !== null) return notePending(deps.db, transactionId, providerId);
  await transact(deps.db, (tx) => settle(deps, tx, payment, refusal));
}

const isSettled = ({ refundStatus }: PaymentRow): boolean =>
  refundStatus === 'accepted' || refundStatus === 'refused';

/** Applies what the provider says later of a pending refund, whose number there it has to name.
 * @throws 404 for another refund, 503 before the provider's first answer was noted */
export async function confirmReturn(
  deps: OrdersDeps,
  paymentId: string,
  { transactionId, status }: Confirmation,
): Promise<OrderRow> {
  const payment = await findPayment(deps.db, paymentId);
  const isUnanswered = payment?.refunded && !isSettled(payment);
  if (isUnanswered && payment.refundProviderId === null)
    throw refuse(confirmPayment, 'refund-unanswered', 'The refund has no number yet');
  const isNamed = payment !== null && payment.refundProviderId === transactionId;
  const order = isNamed ? await findOrder(deps.db, payment.number) : null;
  if (!isNamed || !order) throw refuse(confirmPayment, 'order-not-found', 'Refund not found');
  const refusal = status === 'failed' ? failedLater : null;
  if (status === 'paid' || status === 'failed')
    await transact(deps.db, (tx) => settle(deps, tx, payment, refusal));
  return order;
}

async function settle(
  deps: OrdersDeps,
  tx: Db,
  { transactionId, number }: PaymentRow,
  refusal: string | null,
): Promise<void> {
  // Locks are taken in one order: the order first.
  const order = await holdOrder(tx, number);
  const status = refusal === null ? 'accepted' : 'refused';
  const settled = await settleReturn(tx, transactionId, { status, refusal, at: deps.now() });
  if (!settled || !order) return;
  const { facts } = order;
  if (refusal !== null) {
    const refused = { euroCents: facts.totalEuroCents, refusal, isPayment: true };
    return notifyRefused(deps, tx, order, refused);
  }
  if (order.isAnonymous) return;
  const mail = returnedPaymentMail(order, settled, deps);
  await enqueue(tx, 'send-mail', mail, { runAt: deps.now() });
}
