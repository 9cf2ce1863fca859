/** Refunds paid orders in parts: decided in a transaction, asked of the payment provider by a job. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Confirmation } from '../../payments/record.ts';
import { confirmPayment } from '../contract.ts';
import type { OrdersDeps } from '../deps.ts';
import { refundMail } from '../mail/refund.ts';
import { weighingMail } from '../mail/weighing.ts';
import type { RefundCause } from '../contract/after-payment.ts';
import type { RefundOrderJob, RefundSums } from '../record/refund.ts';
import { refundOf, totalOf, type Paid } from '../rules/refund.ts';
import { leftOf, toRefund, type Settled } from '../rules/withdrawal.ts';
import {
  aftermath,
  findRefund,
  insertRefund,
  notePending,
  setClosed,
  settledOf,
  settleRefund,
  settleRefusedOtherwise,
  type RefundRow,
} from '../repository/after-payment.ts';
import { findOrder, holdOrder, type OrderRow } from '../repository.ts';
import { settleOtherwise } from '../repository/returned-payments.ts';
import { refundCallbackUrlOf } from './callback-url.ts';
import { askProvider, failedLater, notifyRefused } from './refund-answer.ts';
import type { Aftersale } from './withdraw.ts';

/** What is refunded, chosen from what is left: null refunds nothing. */
export type Choice = (order: Settled, left: Paid) => RefundSums | null;

/** What was withdrawn and is not refunded yet; null when there is nothing. */
export const ofWithdrawals: Choice = (order, left) => {
  const sums = refundOf(left, toRefund(order));
  return totalOf(sums) > 0 ? sums : null;
};

/** Why there is a refund, and who wants it: the seller's people note both. */
export interface AskedFor {
  cause: RefundCause;
  reason?: string | null;
  requestedBy?: string | null;
}

/** Writes a refund and its job. @returns null when the order is not paid or nothing is chosen
 * @throws RangeError when more is chosen than is left */
export function refundOrder(
  deps: Pick<Aftersale, 'db' | 'now'>,
  number: string,
  asking: AskedFor,
  choose: Choice,
): Promise<RefundRow | null> {
  return transact(deps.db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (order?.status !== 'paid') return null;
    const settled = settledOf(order, await aftermath(tx, number));
    return refundHeld(deps, tx, { order, settled }, asking, choose);
  });
}

/** Writes a refund of a paid order that the transaction has locked. @returns null when nothing is chosen */
export async function refundHeld(
  deps: Pick<Aftersale, 'now'>,
  tx: Db,
  { order, settled }: { order: OrderRow; settled: Settled },
  asking: AskedFor,
  choose: Choice,
): Promise<RefundRow | null> {
  const { number, paidBy } = order;
  const sums = choose(settled, leftOf(settled));
  const isAny = sums !== null && totalOf(sums) > 0;
  // Of an order that cost nothing there is nothing to refund.
  const row =
    isAny && paidBy !== null
      ? await writeRefund(deps, tx, { ...asking, number, sums, paidBy })
      : null;
  const after = { ...settled, refunds: [...settled.refunds, ...(row ? [row] : [])] };
  if (ofWithdrawals(after, leftOf(after)) === null) await setClosed(tx, number, deps.now());
  return row;
}

/** Notes that refunds which the provider refused were paid back otherwise. @returns their sums in cents */
export function notePaidBack(
  { db, now }: Pick<Aftersale, 'db' | 'now'>,
  number: string,
): Promise<number[]> {
  return transact(db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) return [];
    const parts = await settleRefusedOtherwise(tx, number, now());
    const payments = await settleOtherwise(tx, number, now());
    const settled = settledOf(order, await aftermath(tx, number));
    if (parts.length > 0 && ofWithdrawals(settled, leftOf(settled)) === null)
      await setClosed(tx, number, now());
    return [
      ...parts.map(({ totalCents }) => totalCents),
      ...payments.map(() => order.facts.totalEuroCents),
    ];
  });
}

/** Writes a refund and the job that asks the payment provider for it. */
export async function writeRefund(
  { now }: Pick<Aftersale, 'now'>,
  tx: Db,
  refund: AskedFor & { number: string; paidBy: string; sums: RefundSums },
): Promise<RefundRow> {
  const { paidBy: transactionId, reason = null, requestedBy = null, ...rest } = refund;
  const row = await insertRefund(tx, {
    ...rest,
    transactionId,
    reason,
    requestedBy,
    requestedAt: now(),
  });
  const data: RefundOrderJob = { refundId: row.id };
  await enqueue(tx, 'refund-order', data, { runAt: now() });
  return row;
}

/** Asks the payment provider for a refund; the same one again is the same refund there.
 * @throws while the provider cannot be reached: the job is tried again */
export async function askRefund(deps: OrdersDeps, { refundId }: RefundOrderJob): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'waiting') return;
  const { transactionId, totalCents } = refund;
  const { providerId, refusal } = await askProvider(deps, {
    transactionId,
    amount: totalCents,
    callbackUrl: refundCallbackUrlOf(deps, refund.id),
    stamp: `refund-${transactionId}-${refund.id}`,
  });
  if (providerId !== null) return notePending(deps.db, refundId, providerId);
  await transact(deps.db, (tx) => settle(deps, tx, refund, refusal));
}

/** Applies what the provider says later of a pending refund, whose number there it has to name.
 * @throws 404 for another refund, 503 before the provider's first answer was noted */
export async function confirmRefund(
  deps: OrdersDeps,
  id: string,
  { transactionId, status }: Confirmation,
): Promise<OrderRow> {
  const refund = /^\d{1,12}$/.test(id) ? await findRefund(deps.db, Number(id)) : null;
  if (refund?.status === 'waiting' && refund.providerId === null)
    throw refuse(confirmPayment, 'refund-unanswered', 'The refund has no number yet');
  const order = refund?.providerId === transactionId && (await findOrder(deps.db, refund.number));
  if (!refund || !order) throw refuse(confirmPayment, 'order-not-found', 'Refund not found');
  const refusal = status === 'failed' ? failedLater : null;
  if (status === 'paid' || status === 'failed')
    await transact(deps.db, (tx) => settle(deps, tx, refund, refusal));
  return order;
}

async function settle(
  deps: OrdersDeps,
  tx: Db,
  { id, number }: RefundRow,
  refusal: string | null,
): Promise<void> {
  // Locks are taken in one order: the order first.
  const order = await holdOrder(tx, number);
  const status = refusal === null ? 'accepted' : 'refused';
  const settled = await settleRefund(tx, id, { status, refusal, at: deps.now() });
  if (!settled || !order) return;
  if (refusal !== null) {
    if (settled.cause === 'withdrawal') await setClosed(tx, number, null);
    const refused = { euroCents: settled.totalCents, refusal, isPayment: false };
    return notifyRefused(deps, tx, order, refused);
  }
  if (order.isAnonymous) return;
  const after = await aftermath(tx, number);
  const mail =
    settled.cause === 'weighing'
      ? weighingMail(order, { refund: settled, after }, deps)
      : refundMail(order, settled, deps);
  await enqueue(tx, 'send-mail', mail, { runAt: deps.now() });
}
