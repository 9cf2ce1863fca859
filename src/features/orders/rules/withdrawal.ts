/** What of an order can be withdrawn and what that gives back (L11, L12). */
import type { Cents } from '#platform/money.ts';
import type { OrderStatus } from '../contract.ts';
import type {
  Pieces,
  RefundCause,
  Weighing,
  Withdrawable,
  Withdrawal,
  WithdrawnSums,
} from '../contract/after-payment.ts';
import type { OrderFacts } from '../record.ts';
import type { RefundSums } from '../record/refund.ts';
import {
  deliveryLeft,
  deliveryOf,
  leftAfter,
  merged,
  paidFor,
  refundOf,
  totalOf,
  type Paid,
} from './refund.ts';
import { promiseOf } from './deliveries.ts';
import { isCovered } from './limit.ts';
import { isOpenOn, lastWithdrawalDay } from './withdrawal-right.ts';

/** An order with everything that happened to it after its payment. */
export interface Settled {
  status: OrderStatus;
  facts: OrderFacts;
  isAnonymous: boolean;
  /** Day on which the products came, as the seller recorded it. */
  deliveredOn: string | null;
  withdrawals: readonly Pick<Withdrawal, 'lines' | 'deliveryEuroCents'>[];
  /** Those that the payment provider has not refused. */
  refunds: readonly { cause: RefundCause; sums: RefundSums }[];
  /** Lines found to weigh something. */
  weighings: readonly Pick<Weighing, 'line' | 'grams'>[];
}

/** What is left of what was paid. */
export const leftOf = ({ facts, refunds }: Pick<Settled, 'facts' | 'refunds'>): Paid =>
  leftAfter(
    paidFor(facts),
    refunds.map(({ sums }) => sums),
  );

/** Causes of refunds that lower what a withdrawal gives back. */
const lowering: readonly RefundCause[] = ['seller', 'weighing'];

/** Pieces of each line in a list. */
export function piecesIn(facts: Pick<OrderFacts, 'lines'>, lists: readonly Pieces[][]): number[] {
  const counted = facts.lines.map(() => 0);
  for (const { line, quantity } of lists.flat()) counted[line] = (counted[line] ?? 0) + quantity;
  return counted;
}

const refunded = (
  { facts, refunds }: Pick<Settled, 'facts' | 'refunds'>,
  cause: RefundCause,
): number[] =>
  piecesIn(
    facts,
    refunds.filter((one) => one.cause === cause).map(({ sums }) => sums.lines),
  );

const withdrawn = ({ facts, withdrawals }: Pick<Settled, 'facts' | 'withdrawals'>): number[] =>
  piecesIn(
    facts,
    withdrawals.map(({ lines }) => lines),
  );

/** Withdrawn pieces of each line that are not refunded yet. */
export function openPieces(order: Pick<Settled, 'facts' | 'withdrawals' | 'refunds'>): number[] {
  const given = refunded(order, 'withdrawal');
  return withdrawn(order).map((quantity, at) => Math.max(0, quantity - (given[at] ?? 0)));
}

/** Pieces of each line that were neither withdrawn nor refunded. */
export function keptPieces(order: Settled): number[] {
  const gone = withdrawn(order);
  const given = refunded(order, 'seller');
  return order.facts.lines.map(({ quantity }, at) =>
    Math.max(0, quantity - (gone[at] ?? 0) - (given[at] ?? 0)),
  );
}

/** What can still be withdrawn; null unless the order is paid. Who is forgotten cannot be answered. */
export function withdrawableOf(order: Settled, now: Temporal.Instant): Withdrawable | null {
  const { status, facts, deliveredOn, isAnonymous } = order;
  if (status !== 'paid') return null;
  const lastDay = lastWithdrawalDay(deliveredOn ?? promiseOf(facts).latest, facts.withdrawalDays);
  const kept = keptPieces(order);
  const left = facts.lines.map((line, at) => (isCovered(line) ? (kept[at] ?? 0) : 0));
  return { lastDay, isOpen: !isAnonymous && isOpenOn(lastDay, now), left };
}

/** What a withdrawal gives back: the pieces, and with the last piece of a delivery its standard price. */
export function withdrawalOf(order: Settled, wanted: Pieces[]): WithdrawnSums {
  const { facts, withdrawals } = order;
  const pieces = merged(wanted);
  const kept = keptPieces(order);
  const wantedOf = (at: number) => pieces.find(({ line }) => line === at)?.quantity ?? 0;
  const ended = facts.deliveries.filter(
    ({ lines }) =>
      lines.some((at) => wantedOf(at) > 0) && lines.every((at) => (kept[at] ?? 0) === wantedOf(at)),
  );
  const deliveryEuroCents = standardOf(order, ended);
  // Pieces withdrawn before count as refunded, so that all withdrawals together are what was paid.
  const before = withdrawals.map(({ lines }) => sumsOf(lines));
  const given = order.refunds
    .filter(({ cause }) => lowering.includes(cause))
    .map(({ sums }) => sums);
  const left = leftAfter(paidFor(facts), [...given, ...before]);
  const { lines } = refundOf(left, { lines: pieces, delivery: 0 });
  return {
    lines: lines.map(({ line, quantity, euroCents }) => ({ line, quantity, euroCents })),
    deliveryEuroCents,
    totalEuroCents: totalOf({ lines, delivery: [] }) + deliveryEuroCents,
  };
}

const sumsOf = (lines: Withdrawal['lines']): RefundSums => ({
  lines: lines.map((one) => ({ ...one, taxEuroCents: 0 })),
  delivery: [],
});

/** What deliveries of which nothing is kept give back: their standard prices, but not more than is left. What
 * was promised before and is not refunded yet is not left. */
function standardOf(
  { facts, refunds, withdrawals }: Settled,
  ended: readonly OrderFacts['deliveries'][number][],
): Cents {
  const given = refunds.filter(({ cause }) => cause === 'seller').map(({ sums }) => sums);
  const promised = withdrawals.reduce((sum, one) => sum + one.deliveryEuroCents, 0);
  const left = deliveryLeft(leftAfter(paidFor(facts), given)) - promised;
  const standard = ended.reduce(
    (sum, { priceEuroCents, standardEuroCents = priceEuroCents }) => sum + standardEuroCents,
    0,
  );
  return Math.max(0, Math.min(standard, left));
}

/** Withdrawn pieces that are not refunded yet, and the delivery that goes with them. */
export function toRefund(order: Settled): { lines: Pieces[]; delivery: Cents } {
  const { facts, refunds, withdrawals } = order;
  const left = leftAfter(
    paidFor(facts),
    refunds.map(({ sums }) => sums),
  );
  const returned = refunded(order, 'withdrawal');
  const lines = withdrawn(order)
    .map((quantity, line) => ({
      line,
      quantity: Math.min(quantity - (returned[line] ?? 0), left.lines[line]?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const promised = withdrawals.reduce((sum, one) => sum + one.deliveryEuroCents, 0);
  const given = refunds
    .filter(({ cause }) => cause === 'withdrawal')
    .reduce((sum, { sums }) => sum + deliveryOf(sums), 0);
  return { lines, delivery: Math.max(0, Math.min(promised - given, deliveryLeft(left))) };
}
