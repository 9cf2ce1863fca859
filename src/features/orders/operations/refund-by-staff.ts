/** A refund that staff ask for, decided, noted and asked of the payment provider in one transaction. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import type { Actor } from '../../audit/record.ts';
import { refundStaffOrder } from '../contract/staff.ts';
import type { StaffOrdersDeps } from '../deps.ts';
import type { RefundSums } from '../record/refund.ts';
import { aftermath, settledOf } from '../repository/after-payment.ts';
import { holdOrder, type OrderRow } from '../repository.ts';
import { totalLeft } from '../rules/left.ts';
import { chosenSums, type ChosenRefund } from '../rules/reduction.ts';
import { totalOf } from '../rules/refund.ts';
import { leftOf, openPieces, type Settled } from '../rules/withdrawal.ts';
import { stockLines } from './place.ts';
import { refundHeld } from './refund.ts';

export interface AskedRefund extends ChosenRefund {
  reason: string;
  restock: boolean;
  /** What was shown as left. */
  leftEuroCents: number;
}

/** @throws 400, 404 or 409 when it cannot be refunded so */
export function refundByStaff(
  deps: StaffOrdersDeps,
  actor: Actor,
  number: string,
  asked: AskedRefund,
): Promise<void> {
  return transact(deps.db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) throw refuse(refundStaffOrder, 'order-not-found', 'Order not found');
    const settled = settledOf(order, await aftermath(tx, number));
    const sums = sumsOf(order, settled, asked);
    const asking = { cause: 'seller', reason: asked.reason, requestedBy: actor.name } as const;
    await refundHeld(deps, tx, { order, settled }, asking, () => sums);
    if (asked.restock) await restock(deps, tx, order, sums);
    await deps.note(tx, actor, {
      act: 'order-refunded',
      subject: { kind: 'order', id: number },
      before: { leftEuroCents: asked.leftEuroCents },
      after: {
        leftEuroCents: asked.leftEuroCents - totalOf(sums),
        lines: sums.lines.map(({ line, quantity, euroCents }) => ({ line, quantity, euroCents })),
        deliveryEuroCents: asked.deliveryEuroCents,
        isRestocked: asked.restock,
      },
      reason: asked.reason,
    });
  });
}

/** @throws 400 or 409 when it cannot be refunded so */
function sumsOf(order: OrderRow, settled: Settled, asked: AskedRefund): RefundSums {
  if (order.status !== 'paid') throw refuse(refundStaffOrder, 'not-paid', 'The order is not paid');
  const left = leftOf(settled);
  const leftEuroCents = order.paidBy === null ? 0 : totalLeft(left);
  if (leftEuroCents !== asked.leftEuroCents)
    throw refuse(refundStaffOrder, 'order-changed', 'Something else is left', { leftEuroCents });
  const sums = chosenSums(left, asked);
  if (!sums) throw refuse(refundStaffOrder, 'more-than-left', 'More is chosen than is left');
  if (totalOf(sums) === 0)
    throw refuse(refundStaffOrder, 'nothing-chosen', 'Nothing is chosen to refund');
  const open = openPieces(settled);
  if (asked.reductions.some(({ line }) => (open[line] ?? 0) > 0))
    throw refuse(refundStaffOrder, 'withdrawal-open', 'Refund the withdrawn pieces first');
  return sums;
}

/** Gives refunded pieces back to stock. */
const restock = (deps: StaffOrdersDeps, tx: Db, { facts }: OrderRow, { lines }: RefundSums) =>
  deps.releaseStock(
    tx,
    stockLines(
      lines.flatMap(({ line, quantity }) => {
        const sold = facts.lines[line];
        return sold && quantity > 0 ? [{ sokId: sold.sokId, quantity }] : [];
      }),
    ),
  );
