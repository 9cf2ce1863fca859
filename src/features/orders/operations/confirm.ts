/** Applies confirmations of payments, which may arrive several times and in any order. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { confirmPayment, type ReturnReason } from '../contract.ts';
import type { PaymentStatus } from '../../payments/contract.ts';
import { giveBack } from './budgets.ts';
import type { OrdersDeps } from '../deps.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { orderNoticeMail } from '../mail/order-notice.ts';
import { confirmRefund } from './refund.ts';
import { confirmReturn, returnPayment } from './return-payment.ts';
import { exchangeStock, stockLines } from './place.ts';
import { stepFor } from '../rules.ts';
import { slotsIn } from '../rules/deliveries.ts';
import { promisedAnew } from '../rules/late-promise.ts';
import * as store from '../repository.ts';
import { schedulePaymentPoll } from './schedule-polls.ts';

interface Payment {
  transactionId: string;
  number: string;
  status: PaymentStatus;
}

/** Applies the status of a payment to its order. @returns the order afterwards @throws 404 when there is none */
export async function applyPayment(deps: OrdersDeps, payment: Payment): Promise<store.OrderRow> {
  const noOrder = () => refuse(confirmPayment, 'order-not-found', 'Order not found');
  const found = await store.findOrder(deps.db, payment.number);
  if (!found) throw noOrder();
  const settled = await transact(deps.db, async (tx) => {
    // The cart is locked before the order, as when placing one, so there is no deadlock.
    await deps.lockCart(tx, found.cartToken);
    const order = await store.holdOrder(tx, payment.number);
    if (!order) throw noOrder();
    const isNews = await store.notePayment(tx, payment);
    if (isNews && payment.status === 'pending') await schedulePaymentPoll(tx, order, deps.now());
    const isAccepted = await take(stepFor(order, payment), { deps, tx, order, payment });
    return { order: (await store.findOrder(tx, payment.number)) ?? order, isAccepted };
  });
  if (settled.isAccepted) deps.noted('order paid', payment.number);
  return settled.order;
}

interface Step {
  deps: OrdersDeps;
  tx: Db;
  order: store.OrderRow;
  payment: Payment;
}

/** Returns whether the order is accepted by it. */
async function take(
  step: ReturnType<typeof stepFor>,
  { deps, tx, order, payment }: Step,
): Promise<boolean> {
  if (step === 'refund') await returnPayment(deps, tx, order, payment.transactionId);
  if (step === 'accept') await accept(deps, tx, order, payment);
  return step === 'accept' || (step === 'revive' && (await revive(deps, tx, order, payment)));
}

/** Accepts an order that costs nothing, unless that has been done. */
export async function acceptFree(
  deps: OrdersDeps,
  { number, cartToken }: store.OrderRow,
): Promise<void> {
  const isAccepted = await transact(deps.db, async (tx) => {
    await deps.lockCart(tx, cartToken);
    const order = await store.holdOrder(tx, number);
    if (order?.status !== 'awaiting-payment') return false;
    await accept(deps, tx, order, null);
    return true;
  });
  if (isAccepted) deps.noted('order paid', number);
}

/** @param payment null for an order that costs nothing */
async function accept(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  payment: Payment | null,
): Promise<void> {
  const { number, cartToken, facts } = order;
  const by = payment?.transactionId ?? null;
  await store.setPaid(tx, number, 'paid', { by, at: deps.now() });
  await giveBack(tx, number, 'all');
  await deps.notePurchase(tx, order);
  await deps.removeFromCart(tx, cartToken, stockLines(facts.lines), facts.discountEuroCents > 0);
  // Another open payment may still be paid; it is refunded then.
  if ((await store.paymentsOf(tx, number)).length > 1)
    await schedulePaymentPoll(tx, order, deps.now());
  const paid = (await store.findOrder(tx, number)) ?? order;
  const mails = [confirmationMail(paid, deps), orderNoticeMail(paid, deps)];
  for (const mail of mails) if (mail) await enqueue(tx, 'send-mail', mail, { runAt: deps.now() });
}

/** For an order paid after it was cancelled: accepts it if its products are in stock and the shopper has not
 * bought again since, otherwise refunds. @returns whether it is accepted */
async function revive(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  payment: Payment,
): Promise<boolean> {
  const { number, facts } = order;
  const returnReason = (await store.wasPaidSince(tx, order, facts.placedAt))
    ? 'bought-again'
    : await takeAgain(deps, tx, order);
  if (!returnReason) {
    await store.setFacts(tx, number, promisedAnew(facts, deps.daysOf));
    await accept(deps, tx, order, payment);
    return true;
  }
  await store.setFacts(tx, number, { ...facts, returnReason });
  await store.setPaid(tx, number, 'refunded', { by: payment.transactionId, at: deps.now() });
  await returnPayment(deps, tx, order, payment.transactionId);
  return false;
}

/** Takes stock and times of an order that was cancelled; all of it, or nothing. @returns why nothing, or null */
async function takeAgain(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
): Promise<ReturnReason | null> {
  const { facts } = order;
  if (!(await exchangeStock(deps, tx, order, facts.lines)).ok) return 'sold-out';
  const slots = slotsIn(facts);
  const gone = await deps.takeSlots(tx, slots);
  if (!gone) return null;
  await deps.releaseStock(tx, stockLines(facts.lines));
  return 'slot-gone';
}

/** Applies a signed confirmation. @throws 400 for an invalid signature, 404 for an unknown order or another sum */
export async function confirm(deps: OrdersDeps, parameters: Record<string, string>) {
  const confirmation = deps.provider.confirmation(parameters);
  if (!confirmation)
    throw refuse(confirmPayment, 'bad-signature', 'The signature is not the payment provider’s');
  if (parameters['refund'] === 'late')
    return confirmReturn(deps, parameters['payment'] ?? '', confirmation);
  if (parameters['refund']) return confirmRefund(deps, parameters['refund'], confirmation);
  const { transactionId, reference, amount, status } = confirmation;
  const order = await store.findOrder(deps.db, reference);
  if (!order || order.facts.totalEuroCents !== amount) {
    throw refuse(confirmPayment, 'order-not-found', 'Order not found');
  }
  return applyPayment(deps, { transactionId, number: reference, status });
}
