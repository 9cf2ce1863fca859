/** Placing an order: everything in one transaction, the payment after it. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import type { CallInput } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import type { Logger } from '#platform/log.ts';
import type { Cart } from '../cart/contract.ts';
import { availabilityOf } from '../checkout/rules/delivery.ts';
import type { PaymentRedirect } from '../payments/contract.ts';
import type { Asker } from '../session/record.ts';
import type { placeOrder } from './contract.ts';
import type { OrdersDeps, StockLine, StockTaken } from './deps.ts';
import { orderFacts, paymentItems } from './rules.ts';
import * as store from './store.ts';
import { watchPayments } from './watch.ts';

type Asked = CallInput<typeof placeOrder>['json'];

export const stockLines = (lines: StockLine[]): StockLine[] =>
  lines.map(({ sokId, quantity }) => ({ sokId, quantity }));

/** Writes the order, or finds the one the key already made. @throws 409 for a key of another asking. */
export async function writeOrder(
  deps: OrdersDeps,
  asked: Asked,
  asker: Asker,
): Promise<store.OrderRow> {
  return transact(deps.db, async (tx) => {
    const cartToken = await deps.lockCart(tx, asked.cartToken);
    if (!cartToken) throw refuse(404, 'cart-not-found', 'Cart not found');
    const known = await store.findByIdempotencyKey(tx, asked.idempotencyKey);
    if (known) return sameAsking(deps, tx, known, { ...asked, cartToken });
    const cart = await deps.readCart(tx, cartToken, asker);
    if (!cart) throw refuse(404, 'cart-not-found', 'Cart not found');
    const { language, customer } = asker;
    const shipping = await deps.readShipping(tx, cart, language);
    const facts = orderFacts(cart, shipping, { ...asked, language }, deps.now());
    const { idempotencyKey, callbackUrl } = asked;
    const buyer = { cartToken, customerId: customer?.customerId ?? null };
    await takeGoods(deps, tx, cart, buyer);
    const order = { key: randomToken(), ...buyer, idempotencyKey, facts, callbackUrl };
    const written = await store.insertOrder(tx, order);
    // Somebody used the key for another cart at the same moment.
    if (!written) throw keyReused();
    return written;
  });
}

const keyReused = () =>
  refuse(409, 'idempotency-key-reused', 'The idempotency key was used for another order');

async function sameAsking(
  deps: OrdersDeps,
  tx: Db,
  known: store.OrderRow,
  asked: Pick<Asked, 'cartToken' | 'totalEuroCents'>,
): Promise<store.OrderRow> {
  // The cart may have gone into another one since.
  const cartToken = await deps.lockCart(tx, known.cartToken);
  const isSameSum = known.facts.totalEuroCents === asked.totalEuroCents;
  if (cartToken !== asked.cartToken || !isSameSum) throw keyReused();
  return known;
}

/** Takes goods for an order of a cart or customer. Who comes back from the bank and orders again does not
 * compete with their own first order: one that still waits is cancelled and its goods given back. */
export async function exchangeStock(
  deps: OrdersDeps,
  tx: Db,
  buyer: store.Buyer,
  lines: StockLine[],
): Promise<StockTaken> {
  const waiting = await store.holdAwaiting(tx, buyer);
  const all = [...waiting.flatMap(({ facts }) => facts.lines), ...lines];
  await deps.holdStock(
    tx,
    all.map(({ sokId }) => sokId),
  );
  for (const order of waiting) await cancel(deps, tx, order);
  return deps.takeStock(tx, stockLines(lines));
}

/** @throws 409 with what is missing when there is too little. */
async function takeGoods(deps: OrdersDeps, tx: Db, cart: Cart, buyer: store.Buyer): Promise<void> {
  const taken = await exchangeStock(deps, tx, buyer, cart.items);
  if (taken.ok) return;
  const left = new Map(cart.items.map(({ sokId, quantity }) => [sokId, quantity]));
  for (const short of taken.short) left.set(short.sokId, short.left);
  throw refuse(409, 'stock-changed', 'There are no source items with the in stock status', {
    availability: availabilityOf(cart.items, left),
  });
}

/** Cancels an order that the transaction holds and gives its goods back; its payments are watched. */
async function cancel(deps: OrdersDeps, tx: Db, order: store.OrderRow): Promise<void> {
  await store.setCancelled(tx, order.number);
  await deps.releaseStock(tx, stockLines(order.facts.lines));
  await watchPayments(tx, order, deps.now());
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
    const payment = await deps.provider.create({
      reference: number,
      amount: facts.totalEuroCents,
      language: facts.language,
      items: paymentItems(facts),
      customer: { email, phone, firstName, lastName },
      methodId: to.paymentMethodId,
      returnUrl: to.returnUrl,
      callbackUrl: to.callbackUrl,
    });
    await store.putPayment(deps.db, number, { ...payment, methodId: to.paymentMethodId });
    return payment.redirect;
  } catch (error) {
    log.error({ err: error, order: number }, 'payment could not be opened');
    throw refuse(503, 'payment-method', 'Could not set payment method');
  }
}

/** Cancels an order unless it was paid or cancelled meanwhile. */
export async function cancelUnpaid(deps: OrdersDeps, number: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await store.holdOrder(tx, number);
    if (order?.status === 'awaiting-payment') await cancel(deps, tx, order);
  });
}
