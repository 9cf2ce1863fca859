/** What the command lists and shows of orders. */
import type { Db } from '#platform/db/database.ts';
import { refusedJobs } from '#platform/jobs/stuck.ts';
import { euros } from '#platform/money.ts';
import type { OrderDelivery } from '#features/orders/contract.ts';
import {
  countIn,
  numbersIn,
  openWithdrawals,
  pendingRefunds,
  refusedRefunds,
  weighingOfRow,
  type RefundRow,
  type WithdrawalRow,
} from '#features/orders/repository/after-payment.ts';
import { paymentsOf } from '#features/orders/repository.ts';
import { openReturns, type ReturnedRow } from '#features/orders/repository/returned-payments.ts';
import { linesToWeigh } from '#features/orders/rules/final-sums.ts';
import { deliveryLeft, refundOf, totalOf } from '#features/orders/rules/refund.ts';
import {
  leftOf,
  toRefund,
  withdrawableOf,
  type Settled,
} from '#features/orders/rules/withdrawal.ts';
import { answerBy } from '#features/orders/rules/withdrawal-right.ts';
import { done, localTimeOf, type Outcome } from '../content/outcome.ts';
import type { OrdersCommand } from './options.ts';
import { readOrder, type OrderRead } from './read.ts';
import { lineLines } from './show-lines.ts';

const money = (cents: number): string => euros(cents, 'fi').replaceAll('\u00A0', ' ');
const at = (instant: Temporal.Instant): string => localTimeOf(instant);

/** Most orders of a state that are listed at once. */
const longestList = 50;

type Asked = Pick<OrdersCommand, 'state' | 'day' | 'before'>;

export async function list(db: Db, { state, day, before }: Asked): Promise<Outcome> {
  if (state === undefined) return open(db);
  if (before) await readOrder(db, before);
  // One more says whether the list goes on.
  const maximum = longestList + 1;
  const found = await numbersIn(db, { status: state, day }, { before, maximum });
  const numbers = found.slice(0, longestList);
  const orders = await Promise.all(numbers.map((number) => readOrder(db, number)));
  return done(
    ...orders.map((read) => [headOf(read.order), ...toWeigh(read), ...refundedOf(read)].join('  ')),
    ...endOf({ state, day, before }, numbers, {
      count: await countIn(db, { status: state, day }),
      goesOn: found.length > numbers.length,
    }),
  );
}

/** How many there are, and how the list goes on. */
function endOf(
  { day, before, state }: Asked,
  shown: readonly string[],
  { count, goesOn }: { count: number; goesOn: boolean },
): string[] {
  const of = day ? ` of ${day}` : '';
  const are = `${ordersOf(count)}${of} ${count === 1 ? 'is' : 'are'} ${state}`;
  const isPart = before !== undefined || shown.length < count;
  return [
    isPart ? `${are}; these are ${shown.length} of them.` : `${are}.`,
    ...(goesOn
      ? [
          `The next ones: orders list --state ${state}${day ? ` --day ${day}` : ''} --before ${shown.at(-1)}`,
        ]
      : []),
  ];
}

/** What was given back of a paid order: nobody sends what is refunded. */
function refundedOf({ order, settled }: OrderRead): string[] {
  if (order.status !== 'paid' || settled.refunds.length === 0) return [];
  const isAll = leftOf(settled).lines.every(({ quantity }) => quantity === 0);
  const sum = settled.refunds.reduce((all, { sums }) => all + totalOf(sums), 0);
  return [`refunded ${money(sum)}${isAll ? ', nothing is left to send' : ''}`];
}

async function open(db: Db): Promise<Outcome> {
  const numbers = await openWithdrawals(db);
  const orders = await Promise.all(numbers.map((number) => readOrder(db, number)));
  const refused = await refusedRefunds(db);
  const pending = await pendingRefunds(db);
  const pendingPayments = await openReturns(db, 'pending');
  const refusedPayments = await openReturns(db, 'refused');
  return done(
    ...orders.flatMap(openLines),
    numbers.length === 1
      ? '1 order has an open withdrawal.'
      : `${numbers.length} orders have open withdrawals.`,
    ...pending.map((one) => `${one.number}  ${refundLine(one)}`),
    ...pendingPayments.map((one) => `${one.number}  ${returnLine(one)}`),
    ...counted(
      pending.length + pendingPayments.length,
      (count) => `${refundsOf(count)} ${count === 1 ? 'is' : 'are'} pending at the provider.`,
    ),
    ...refused.map((one) => `${one.number}  ${refundLine(one)}`),
    ...refusedPayments.map((one) => `${one.number}  ${returnLine(one)}`),
    ...counted(
      refused.length + refusedPayments.length,
      (count) =>
        `${refundsOf(count)} ${count === 1 ? 'was' : 'were'} refused; refund again (payments with --payments), or pay back otherwise and note it with paid-back.`,
    ),
  );
}

const ordersOf = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;
const refundsOf = (count: number): string => `${count} ${count === 1 ? 'refund' : 'refunds'}`;

/** The open withdrawals of an order; what is to be refunded is the sum of all of them, with the last. */
function openLines({ order, after, settled }: OrderRead): string[] {
  const withdrawals = after.withdrawals.filter(({ closedAt }) => closedAt === null);
  const due = `to refund ${money(dueOf(settled))}${withdrawals.length > 1 ? ' in all' : ''}`;
  return withdrawals.map((one, place) =>
    [order.number, withdrawalLine(one), ...(place === withdrawals.length - 1 ? [due] : [])].join(
      '  ',
    ),
  );
}

const counted = (count: number, line: (count: number) => string): string[] =>
  count > 0 ? [line(count)] : [];

const dueOf = (settled: Settled): number => totalOf(refundOf(leftOf(settled), toRefund(settled)));

/** Lines that are still to be weighed, of an order that is sent. */
function toWeigh({ order, after }: OrderRead): string[] {
  const weighings = after.weighings.map(weighingOfRow);
  const count = linesToWeigh({ lines: order.facts.lines, weighings }).length;
  return order.status === 'paid' && count > 0 ? [`to weigh ${count}`] : [];
}

const headOf = ({ number, status, facts }: OrderRead['order']): string =>
  [
    number,
    status,
    money(facts.totalEuroCents),
    `placed ${at(Temporal.Instant.from(facts.placedAt))}`,
    facts.language,
  ].join('  ');

const withdrawalLine = ({ receivedAt, name, totalCents, closedAt }: WithdrawalRow): string =>
  [
    `withdrawn ${at(receivedAt)}`,
    name,
    money(totalCents),
    closedAt ? `handled ${at(closedAt)}` : `refund by ${answerBy(String(receivedAt))}`,
  ].join('  ');

const causes = {
  withdrawal: 'for a withdrawal',
  seller: 'by the seller',
  weighing: 'as weighed',
} as const;

const refundLine = (row: RefundRow): string => {
  const { requestedAt, totalCents, status, refusal, cause, reason, requestedBy } = row;
  return [
    `refund ${at(requestedAt)}`,
    money(totalCents),
    causes[cause],
    outcomeOf(status, refusal),
    ...(requestedBy ? [`asked for by ${requestedBy}`] : []),
    ...(reason ? [`“${reason}”`] : []),
  ].join('  ');
};

const returnLine = (payment: ReturnedRow): string =>
  [
    `refund ${payment.refundRequestedAt ? at(payment.refundRequestedAt) : '–'}`,
    money(payment.totalCents),
    'of a payment that came late or twice',
    outcomeOf(payment.refundStatus ?? 'waiting', payment.refundRefusal),
  ].join('  ');

/** What was refused and is accepted now was noted as paid back. */
function outcomeOf(status: RefundRow['status'], refusal: string | null): string {
  if (!refusal) return status;
  return status === 'accepted' ? `paid back otherwise, after: ${refusal}` : `${status}: ${refusal}`;
}

export async function show(db: Db, number: string, now: Temporal.Instant): Promise<Outcome> {
  const read = await readOrder(db, number);
  const { order, after, settled } = read;
  const payments = await paymentsOf(db, number);
  const { email } = order.facts.customer;
  const undelivered = (await refusedJobs(db)).filter(({ to }) => to === email);
  const left = leftOf(settled);
  const total = left.lines.reduce((sum, { gross }) => sum + gross, deliveryLeft(left));
  const withdrawable = withdrawableOf(settled, now);
  return done(
    headOf(order),
    ...buyerLines(read),
    'Lines:',
    ...lineLines(read, left),
    'Payments:',
    ...payments.map(
      ({ methodName, status, transactionId }) =>
        `  ${[methodName ?? '–', status, transactionId, transactionId === order.paidBy ? 'paid it' : ''].join('  ').trimEnd()}`,
    ),
    ...after.withdrawals.map((one) => `  ${withdrawalLine(one)}`),
    ...after.refunds.map((one) => `  ${refundLine(one)}`),
    ...after.returned.map((one) => `  ${returnLine(one)}  ${one.transactionId}`),
    ...undelivered.map(({ subject, runAt }) => `  not delivered ${at(runAt)}  ${subject}`),
    ...(withdrawable ? [`Can be withdrawn until ${withdrawable.lastDay}.`] : []),
    ...(order.status === 'paid'
      ? [`Left to refund: ${money(total)}, to refund of withdrawals: ${money(dueOf(settled))}.`]
      : []),
  );
}

function buyerLines({ order }: OrderRead): string[] {
  const { customer, deliveries, confirmedAge } = order.facts;
  return [
    `Buyer: ${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`,
    `Address: ${customer.streetAddress}, ${customer.postcode} ${customer.city}`,
    ...(confirmedAge ? [`Confirmed to be ${confirmedAge} or older: check it on handover.`] : []),
    ...deliveries.map((delivery) => deliveryLine(delivery, deliveries.length > 1)),
    ...(order.deliveredOn ? [`It came ${order.deliveredOn}.`] : []),
  ];
}

function deliveryLine(delivery: OrderDelivery, isOneOfSeveral: boolean): string {
  const { name, priceEuroCents, promise, slot, agent, lines } = delivery;
  const words = [
    name,
    ...(agent ? [`${agent.name} (${agent.streetAddress}, ${agent.postcode} ${agent.city})`] : []),
    money(priceEuroCents),
    slot
      ? `on ${slot.day} from ${slot.from} to ${slot.until}`
      : `promised ${promise.earliest} to ${promise.latest}`,
    ...(isOneOfSeveral ? [`lines ${lines.map((line) => line + 1).join(' ')}`] : []),
  ];
  return `Delivery: ${words.join(', ')}`;
}
