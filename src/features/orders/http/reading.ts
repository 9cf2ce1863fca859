/** Reads the shopper of a request and the orders it is about. */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import type { RequestFacts } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import { dayInFinland } from '#platform/time.ts';
import { askerFor } from '../../session/rules/asker.ts';
import { getOrder, type Order, type OrderLine } from '../contract.ts';
import type { OrdersDeps } from '../deps.ts';
import type { ReturnedPayment } from '../contract/after-payment.ts';
import { nobody, openUntil, withoutBuyer } from '../rules/anonymity.ts';
import { limitOf } from '../rules/limit.ts';
import { payableUntil } from '../rules/payment-state.ts';
import { shownRefund } from '../rules/refund.ts';
import { withdrawableOf } from '../rules/withdrawal.ts';
import {
  aftermathOf,
  noAftermath,
  settledOf,
  weighingOfRow,
  withdrawalOfRow,
  type Aftermath,
} from '../repository/after-payment.ts';
import { findOrder, type OrderRow } from '../repository.ts';
import type { ReturnedRow } from '../repository/returned-payments.ts';

export type Call = Context<{ Variables: RequestFacts }>;

/** A line of an earlier release with its limit as today. */
function limited(line: OrderLine): OrderLine {
  const withdrawalLimit = limitOf(line);
  return withdrawalLimit ? { ...line, withdrawalLimit } : line;
}

const shownReturn = (payment: ReturnedRow): ReturnedPayment => ({
  status: payment.refundStatus === 'accepted' ? 'accepted' : 'waiting',
  requestedAt: String(payment.refundRequestedAt),
  euroCents: payment.totalCents,
});

/** The order as responses have it.
 * @param refused whether its refunds are also those that the payment provider refused */
export const toContract = (
  order: OrderRow,
  after: Aftermath,
  now: Temporal.Instant,
  refused = false,
): Order => {
  const settled = settledOf(order, after);
  const hidden = order.isAnonymous && { name: nobody.lastName };
  return {
    ...order.facts,
    lines: order.facts.lines.map(limited),
    number: order.number,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentMethodId: order.paymentMethodId,
    paymentStatus: order.paymentStatus,
    payableUntil: payableUntil(order.facts.placedAt),
    paidAt: order.paidAt && String(order.paidAt),
    deliveredOn: order.deliveredOn,
    withdrawable: withdrawableOf(settled, now),
    withdrawals: after.withdrawals.map((row) => ({ ...withdrawalOfRow(row), ...hidden })),
    refunds: after.refunds
      .filter(({ status }) => refused || status !== 'refused')
      .map((row) => shownRefund(row, order.facts)),
    returnedPayments: after.returned.map(shownReturn),
    weighings: after.weighings.map(weighingOfRow),
    cancelReason: order.cancelReason,
    isGuests: order.customerId === null,
    isAnonymous: order.isAnonymous,
    anonymousFrom: order.eraseAt === null ? null : String(dayInFinland(order.eraseAt)),
  };
};

/** The order as the key alone shows it: without the buyer after a while, since links stay in mailboxes for years. */
const byKey = (order: OrderRow, now: Temporal.Instant): OrderRow =>
  Temporal.Instant.compare(openUntil(order.facts), now) > 0
    ? order
    : { ...order, facts: withoutBuyer(order.facts), isAnonymous: true };

export function makeReading(deps: OrdersDeps) {
  const askerOf = (c: Call) => askerFor(callerOf(c), deps.customerOf);
  /** The order, for the key or the customer who placed it. @throws 404 for everybody else */
  const orderFor = async (c: Call, number: string, key: string | undefined) => {
    const order = await findOrder(deps.db, number);
    const { customer } = await askerOf(c);
    if (order && customer && order.customerId === customer.customerId) return order;
    if (order && order.key === key) return byKey(order, deps.now());
    throw refuse(getOrder, 'order-not-found', 'Order not found');
  };
  /** The orders as responses have them. */
  const shown = async (orders: OrderRow[]): Promise<Order[]> => {
    const numbers = orders.map(({ number }) => number);
    const after = await aftermathOf(deps.db, numbers);
    return orders.map((order) =>
      toContract(order, after.get(order.number) ?? noAftermath, deps.now()),
    );
  };
  return { askerOf, orderFor, shown };
}
