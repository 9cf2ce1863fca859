/** Opens payments of an order: one at a time, and a limited number. */
import { prefixOf, type Language } from '#platform/i18n/language.ts';
import { refuse } from '#platform/errors.ts';
import type { Logger } from '#platform/log.ts';
import { payOrder } from '../contract.ts';
import type { PaymentRedirect } from '../../payments/contract.ts';
import { callbackUrlOf } from './callback-url.ts';
import { pollPayment } from './poll-payment.ts';
import { spend } from './budgets.ts';
import type { OrdersDeps } from '../deps.ts';
import { paymentItems } from '../rules.ts';
import * as store from '../repository.ts';

/** Options of a payment. */
export interface Paying {
  methodId: string;
  /** Language of the page that the shopper returns to. */
  language: Language;
  log: Logger;
}

/** Returns where to pay by a method: the payment already open, otherwise a new one.
 * @throws 409 when the order awaits no payment or one is pending, 429 after too many, 503 when none can be opened */
export async function startPayment(
  deps: OrdersDeps,
  order: store.OrderRow,
  paying: Paying,
): Promise<PaymentRedirect> {
  const { number, key } = order;
  const { pending } = await pollPayment(deps, number);
  const now = (await store.findOrder(deps.db, number)) ?? order;
  if (now.status !== 'awaiting-payment') {
    const message = 'The order does not await payment';
    throw refuse(payOrder, 'not-awaiting-payment', message, { number, key });
  }
  if (pending || now.paymentStatus === 'pending') {
    const message = 'The bank has not answered about an earlier payment yet';
    throw refuse(payOrder, 'payment-pending', message, { number, key });
  }
  const open = (await store.paymentsOf(deps.db, number)).findLast(
    ({ methodId, status }) => methodId === paying.methodId && status === 'new',
  );
  return open?.redirect ?? openPayment(deps, order, paying);
}

/** Opens a payment of an order. @throws 503 after which the order may be cancelled (R257) */
async function openPayment(
  deps: OrdersDeps,
  { facts, number, key }: store.OrderRow,
  { methodId, language, log }: Paying,
): Promise<PaymentRedirect> {
  const share = { limit: 'paymentsOfOrder', whose: number, amount: 1 } as const;
  const message = 'Too many payments of the order were opened';
  const refusal = { code: 'too-many-payments', message, details: { number, key } } as const;
  await spend(deps, deps.db, [share], refusal);
  const { email, phone, firstName, lastName } = facts.customer;
  try {
    const payment = await deps.provider.create({
      reference: number,
      amount: facts.totalEuroCents,
      language,
      items: paymentItems(facts),
      customer: { email, phone, firstName, lastName },
      methodId,
      returnUrl: `${deps.publicUrl}${prefixOf(language)}/maksu/paluu`,
      callbackUrl: callbackUrlOf(deps),
    });
    await store.putPayment(deps.db, number, { ...payment, methodId });
    return payment.redirect;
  } catch (error) {
    log.error({ err: error, order: number }, 'payment could not be opened');
    throw refuse(payOrder, 'payment-method', 'Could not set payment method');
  }
}
