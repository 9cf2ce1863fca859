/** Payments that come in, once or many times, in any order; and orders nobody pays. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { enqueue, type JobHandler } from '#platform/jobs/jobs.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { OrdersDeps } from './deps.ts';
import { confirmationMail } from './mail.ts';
import { cancelUnpaid, stockLines } from './place.ts';
import { paymentMinutes, stepFor } from './rules.ts';
import * as store from './store.ts';

interface Payment {
  transactionId: string;
  number: string;
  status: PaymentStatus;
}

/** Applies a payment's state to its order and answers the order as it is after it. */
export async function applyPayment(deps: OrdersDeps, payment: Payment): Promise<store.OrderRow> {
  const noOrder = () => refuse(404, 'order-not-found', 'Order not found');
  const found = await store.findOrder(deps.db, payment.number);
  if (!found) throw noOrder();
  return deps.db.transaction(async (tx) => {
    // The cart before the order, as placing holds them.
    await deps.lockCart(tx, found.cartToken);
    const order = await store.holdOrder(tx, payment.number);
    if (!order) throw noOrder();
    await store.putPayment(tx, { ...payment, redirect: null });
    const step = stepFor(order, payment);
    if (step === 'refund') await refund(deps, tx, order, payment);
    if (step === 'accept') await accept(deps, tx, order, payment);
    if (step === 'revive') await revive(deps, tx, order, payment);
    return (await store.findOrder(tx, payment.number)) ?? order;
  });
}

async function accept(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  payment: Payment,
): Promise<void> {
  await store.setStatus(tx, order.number, 'paid', payment.transactionId);
  await deps.emptyCart(tx, order.cartToken);
  await enqueue(tx, 'send-mail', confirmationMail(order, deps.publicUrl), { runAt: deps.now() });
}

/** Paid after it was cancelled: the goods again if there are any, else the money back. */
async function revive(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  payment: Payment,
): Promise<void> {
  const taken = await deps.takeStock(tx, stockLines(order.facts.lines));
  if (taken.ok) return accept(deps, tx, order, payment);
  await store.setStatus(tx, order.number, 'refunded', payment.transactionId);
  await refund(deps, tx, order, payment);
}

async function refund(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  { transactionId }: Payment,
): Promise<void> {
  if (!(await store.markRefunded(tx, transactionId))) return;
  const { callbackUrl, facts } = order;
  const data: RefundJob = { transactionId, amount: facts.totalEuroCents, callbackUrl };
  await enqueue(tx, 'refund-payment', data, { runAt: deps.now() });
}

interface RefundJob {
  transactionId: string;
  amount: number;
  callbackUrl: string;
}

/** Takes a provider at its signed word. @throws 400 for a forged one, 404 for an unknown order. */
export async function confirm(deps: OrdersDeps, parameters: Record<string, string>) {
  const told = deps.provider.confirmation(parameters);
  if (!told) throw refuse(400, 'bad-signature', 'The signature is not the payment provider’s');
  const { transactionId, reference, amount, status } = told;
  const order = await store.findOrder(deps.db, reference);
  if (!order || order.facts.totalEuroCents !== amount) {
    throw refuse(404, 'order-not-found', 'Order not found');
  }
  return applyPayment(deps, { transactionId, number: reference, status });
}

/** Cancels an order nobody paid; one whose payment is under way is left for the next minute. */
async function settle(deps: OrdersDeps, number: string): Promise<void> {
  let pending = false;
  for (const { transactionId } of await store.paymentsOf(deps.db, number)) {
    const status = await deps.provider.status(transactionId);
    if (status === 'paid') await applyPayment(deps, { transactionId, number, status });
    pending ||= status === 'pending';
  }
  if (!pending) await cancelUnpaid(deps, number);
}

/** Settles orders that waited too long; one that cannot be asked about keeps none of the others.
 * @throws the first failure, after all were tried. */
async function expireOrders(deps: OrdersDeps): Promise<void> {
  const limit = deps.now().subtract({ minutes: paymentMinutes });
  const failures: unknown[] = [];
  for (const { number } of await store.awaitingSince(deps.db, limit)) {
    await settle(deps, number).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Handlers of the jobs of orders; `expire-orders` is for every minute. */
export function orderJobs(deps: OrdersDeps): Record<string, JobHandler> {
  return {
    'expire-orders': () => expireOrders(deps),
    'refund-payment': ({ transactionId, amount, callbackUrl }: RefundJob) =>
      deps.provider.refund(transactionId, amount, callbackUrl),
  };
}
