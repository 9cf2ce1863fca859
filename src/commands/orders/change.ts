/** What the command changes: withdrawals that came by mail, products that came back, refunds, days of delivery. */
import { refusalCode, StartRefused } from '#platform/errors.ts';
import { euros } from '#platform/money.ts';
import { dayInFinland, shopZone } from '#platform/time.ts';
import { longestName, withdrawOrder } from '#features/orders/contract/withdrawing.ts';
import { notePaidBack, refundOrder, type Choice } from '#features/orders/operations/refund.ts';
import { returnAgain } from '#features/orders/operations/return-payment.ts';
import { withdraw, type Aftersale } from '#features/orders/operations/withdraw.ts';
import { weigh } from '#features/orders/operations/weigh.ts';
import { raiseNumber } from '#features/orders/repository/numbers.ts';
import { setDelivered, type RefundRow } from '#features/orders/repository/after-payment.ts';
import { deliveryLeft, refundOf, totalOf } from '#features/orders/rules/refund.ts';
import { leftOf, toRefund, withdrawableOf } from '#features/orders/rules/withdrawal.ts';
import type { RefundSums } from '#features/orders/record/refund.ts';
import { accountName } from '../asked.ts';
import { done, localTimeOf, refused, type Outcome } from '../content/outcome.ts';
import type { OrdersCommand } from './options.ts';
import { piecesOf } from './pieces.ts';
import { readOrder, type OrderRead } from './read.ts';

const money = (cents: number): string => euros(cents, 'fi').replaceAll('\u00A0', ' ');

/** Registers a notice of withdrawal that the seller received; its receipt is mailed to the buyer. */
export async function register(deps: Aftersale, asked: OrdersCommand): Promise<Outcome> {
  const { order, settled } = await readOrder(deps.db, asked.number);
  const receivedAt = momentOf(asked.day, deps.now());
  const withdrawable = withdrawableOf(settled, receivedAt);
  if (!withdrawable) return refused(notPaid(order));
  if (!withdrawable.isOpen)
    return refused(
      settled.isAnonymous
        ? 'The buyer’s data was erased, so nobody can be sent the receipt; use refund.'
        : `The order could be withdrawn until ${withdrawable.lastDay}; use --day if the notice came before, or refund.`,
    );
  const lines = piecesOf(asked.lines, withdrawable.left, 'to withdraw');
  if (lines.length === 0) return refused('Nothing of the order is left to withdraw.');
  const { firstName, lastName } = order.facts.customer;
  const name = (asked.name ?? `${firstName} ${lastName}`).slice(0, longestName);
  const notice = { idempotencyKey: crypto.randomUUID(), name, lines, receivedAt };
  const { totalEuroCents } = await withdraw(deps, asked.number, notice).catch(changedMeanwhile);
  return done(
    `The withdrawal is registered; ${order.facts.customer.email} is sent the receipt.`,
    `To refund when the products are back: ${money(totalEuroCents)} (received ${asked.number}).`,
  );
}

function changedMeanwhile(error: unknown): never {
  if (refusalCode(withdrawOrder, error) === null) throw error;
  throw new StartRefused('The order has changed meanwhile; look at it with show.');
}

/** Noon in Finland of the day, now without one. @throws StartRefused for a day to come */
function momentOf(day: string | undefined, now: Temporal.Instant): Temporal.Instant {
  if (day === undefined) return now;
  const noon = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: shopZone, plainTime: '12:00' })
    .toInstant();
  const today = dayInFinland(now);
  if (Temporal.PlainDate.compare(day, today) > 0)
    throw new StartRefused(`${day} is still to come.`);
  return today.toString() === day ? now : noon;
}

/** Refunds withdrawn products that have come back; the delivery goes with the last of them. */
export async function receive(deps: Aftersale, asked: OrdersCommand): Promise<Outcome> {
  const { order, settled } = await readOrder(deps.db, asked.number);
  if (order.status !== 'paid') return refused(notPaid(order));
  const due = toRefund(settled);
  if (due.lines.length === 0 && due.delivery === 0)
    return refused('No withdrawn products are left to refund.');
  const asking = { cause: 'withdrawal', requestedBy: accountName() } as const;
  return refunded(
    await refundOrder(deps, asked.number, asking, (now, left) => {
      const { lines, delivery } = toRefund(now);
      const open = now.facts.lines.map(
        (_, at) => lines.find(({ line }) => line === at)?.quantity ?? 0,
      );
      const back = piecesOf(asked.lines, open, 'withdrawn and not refunded');
      const isLast = sumOf(back) === sumOf(lines);
      return refundOf(left, { lines: back, delivery: isLast ? delivery : 0 });
    }),
  );
}

const sumOf = (pieces: { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

export async function refund(deps: Aftersale, asked: OrdersCommand): Promise<Outcome> {
  const { order, settled, after } = await readOrder(deps.db, asked.number);
  if (asked.payments) return refundPayments(deps, order);
  if (order.status !== 'paid') return refused(notPaid(order));
  if (asked.dryRun) return wouldRefund(asked.number, chosen(asked)(settled, leftOf(settled)));
  const earlier = asked.again ? undefined : justAsked(after.refunds, deps.now());
  if (earlier)
    return refused(
      `${money(earlier.totalCents)} of the order ${earlier.requestedBy ? `was refunded by ${earlier.requestedBy}` : 'was refunded'} at ${localTimeOf(earlier.requestedAt)}.`,
      'If this is another refund, add --again.',
    );
  const asking = { cause: 'seller', reason: asked.reason, requestedBy: accountName() } as const;
  return refunded(await refundOrder(deps, asked.number, asking, chosen(asked)));
}

/** Minutes in which a second refund by the seller is more likely the first one typed twice. */
const soon = 60;

const justAsked = (refunds: readonly RefundRow[], now: Temporal.Instant): RefundRow | undefined =>
  refunds.findLast(
    ({ cause, status, requestedAt }) =>
      cause === 'seller' && status !== 'refused' && requestedAt.until(now).total('minutes') < soon,
  );

const wouldRefund = (number: string, sums: RefundSums | null): Outcome => {
  const cents = sums ? totalOf(sums) : 0;
  return cents > 0
    ? done(`${money(cents)} of order ${number} would be refunded; nothing was done.`)
    : refused('Nothing is left to refund.');
};

/** Asks again for refunds of payments that came too late or a second time, and that the provider has refused. */
async function refundPayments(deps: Aftersale, order: OrderRead['order']): Promise<Outcome> {
  const payments = await returnAgain(deps, order.number);
  if (payments.length === 0) return refused('No refund of a payment of the order was refused.');
  return askedFor(payments.length * order.facts.totalEuroCents);
}

/** Notes that what the provider refused to refund was paid back otherwise. */
export async function notePaid(deps: Aftersale, { number }: OrdersCommand): Promise<Outcome> {
  await readOrder(deps.db, number);
  const sums = await notePaidBack(deps, number);
  if (sums.length === 0) return refused('No refund of the order was refused.');
  const sum = sums.reduce((all, cents) => all + cents, 0);
  return done(
    `${money(sum)} of order ${number} is noted as paid back otherwise.`,
    'No mail is sent: write to the buyer how it was paid.',
  );
}

/** Gives new orders numbers from this one on: after a restore, the last numbers of the lost orders are in mails and at
 * the bank. */
export async function setNextNumber(deps: Aftersale, { number }: OrdersCommand): Promise<Outcome> {
  const next = await raiseNumber(deps.db, Number(number));
  return next > Number(number)
    ? refused(`Numbers never go back: the next order is ${next} already.`)
    : done(`The next order is ${next}.`);
}

const chosen =
  ({ lines, delivery, all }: OrdersCommand): Choice =>
  (_, left) => {
    const quantities = left.lines.map(({ quantity }) => quantity);
    const pieces =
      all || lines.length > 0 ? piecesOf(all ? [] : lines, quantities, 'left to refund') : [];
    return refundOf(left, { lines: pieces, delivery: all || delivery ? deliveryLeft(left) : 0 });
  };

const refunded = (row: RefundRow | null): Outcome =>
  row ? askedFor(row.totalCents) : refused('Nothing is left to refund.');

const askedFor = (cents: number): Outcome =>
  done(
    `${money(cents)} is refunded: the running shop asks the payment provider.`,
    'The buyer is mailed when the provider has accepted; show has the state.',
  );

const notPaid = ({ number, status }: OrderRead['order']): string =>
  `Order ${number} is ${status}; only paid orders are withdrawn from and refunded.`;

/** Records what lines weigh; what they cost less than estimated is refunded. */
export async function weighLines(deps: Aftersale, asked: OrdersCommand): Promise<Outcome> {
  const { order } = await readOrder(deps.db, asked.number);
  if (order.status !== 'paid') return refused(notPaid(order));
  const weights = asked.weights.map(({ line, grams }) => ({ line: line - 1, grams }));
  const row = await weigh(deps, asked.number, weights);
  const { after } = await readOrder(deps.db, asked.number);
  const lines = after.weighings
    .filter(({ line }) => weights.some((one) => one.line === line))
    .map((one) => `Line ${one.line + 1} weighs ${one.grams} g and costs ${money(one.finalCents)}.`);
  if (!row) return done(...lines, 'It costs what was estimated: nothing is refunded.');
  return done(...lines, ...refunded(row).lines);
}

/** Records the day on which the products came: the time to withdraw is counted from it. */
export async function deliver(deps: Aftersale, asked: OrdersCommand): Promise<Outcome> {
  const { order } = await readOrder(deps.db, asked.number);
  if (order.status !== 'paid')
    return refused(`Order ${asked.number} is ${order.status}, so nothing was delivered.`);
  const day = asked.day ?? dayInFinland(deps.now()).toString();
  momentOf(day, deps.now());
  const placed = dayInFinland(Temporal.Instant.from(order.facts.placedAt)).toString();
  if (day < placed) return refused(`The order was placed on ${placed}, after ${day}.`);
  await setDelivered(deps.db, asked.number, day);
  const { settled } = await readOrder(deps.db, asked.number);
  const last = withdrawableOf(settled, deps.now())?.lastDay;
  return done(`Order ${asked.number} came on ${day}; it can be withdrawn until ${last}.`);
}
