/** Placing an order: everything in one transaction, the payment after it. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import type { CallInput } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import type { Cart } from '../cart/contract.ts';
import { availabilityOf } from '../checkout/rules/delivery.ts';
import type { PaymentRedirect } from '../payments/contract.ts';
import type { placeOrder } from './contract.ts';
import type { OrdersDeps, StockLine } from './deps.ts';
import { orderFacts, paymentItems } from './rules.ts';
import * as store from './store.ts';

type Asked = CallInput<typeof placeOrder>['json'];

/** Always in the same order, so that two orders never wait for each other's goods. */
export const stockLines = (lines: StockLine[]): StockLine[] =>
  lines
    .map(({ sokId, quantity }) => ({ sokId, quantity }))
    .toSorted((a, b) => a.sokId.localeCompare(b.sokId));

/** Writes the order, or finds the one the key already made. */
export async function writeOrder(
  deps: OrdersDeps,
  asked: Asked,
  language: Language,
): Promise<store.OrderRow> {
  return deps.db.transaction(async (tx) => {
    if (!(await deps.lockCart(tx, asked.cartToken))) {
      throw refuse(404, 'cart-not-found', 'Cart not found');
    }
    const known = await store.findByIdempotencyKey(tx, asked.idempotencyKey);
    if (known?.cartToken === asked.cartToken) return known;
    const cart = await deps.readCart(tx, asked.cartToken, language);
    if (!cart) throw refuse(404, 'cart-not-found', 'Cart not found');
    const shipping = await deps.readShipping(tx, cart, language);
    const facts = orderFacts(cart, shipping, { ...asked, language }, deps.now());
    // Who comes back from the bank and orders again does not compete with their own first order.
    for (const earlier of await store.holdAwaiting(tx, asked.cartToken)) {
      await cancel(deps, tx, earlier);
    }
    await takeStock(deps, tx, cart);
    const { cartToken, idempotencyKey, callbackUrl } = asked;
    return store.insertOrder(tx, {
      key: randomToken(),
      cartToken,
      idempotencyKey,
      facts,
      callbackUrl,
    });
  });
}

async function takeStock(deps: OrdersDeps, tx: Db, cart: Cart): Promise<void> {
  const taken = await deps.takeStock(tx, stockLines(cart.items));
  if (taken.ok) return;
  const left = new Map(cart.items.map(({ sokId, quantity }) => [sokId, quantity]));
  for (const short of taken.short) left.set(short.sokId, short.left);
  throw refuse(409, 'stock-changed', 'There are no source items with the in stock status', {
    availability: availabilityOf(cart.items, left),
  });
}

/** Cancels an order that the transaction holds and gives its goods back. */
export async function cancel(deps: OrdersDeps, tx: Db, order: store.OrderRow): Promise<void> {
  await store.setStatus(tx, order.number, 'cancelled');
  await deps.releaseStock(tx, stockLines(order.facts.lines));
}

/** Opens a payment of an order. @throws 503 after which the order may be cancelled (R257). */
export async function openPayment(
  deps: OrdersDeps,
  order: store.OrderRow,
  to: { paymentMethodId: string; returnUrl: string; callbackUrl: string },
  log: Logger,
): Promise<PaymentRedirect> {
  const { facts, number } = order;
  const { email, phone, firstName, lastName } = facts.customer;
  try {
    const { transactionId, redirect } = await deps.provider.create({
      reference: number,
      amount: facts.totalEuroCents,
      language: facts.language,
      items: paymentItems(facts),
      customer: { email, phone, firstName, lastName },
      methodId: to.paymentMethodId,
      returnUrl: to.returnUrl,
      callbackUrl: to.callbackUrl,
    });
    await store.putPayment(deps.db, { transactionId, number, redirect });
    return redirect;
  } catch (error) {
    log.error({ err: error, order: number }, 'payment could not be opened');
    throw refuse(503, 'payment-method', 'Could not set payment method');
  }
}

/** Cancels an order unless it was paid or cancelled meanwhile. */
export async function cancelUnpaid(deps: OrdersDeps, number: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await store.holdOrder(tx, number);
    if (order?.status === 'awaiting-payment') await cancel(deps, tx, order);
  });
}
