/** Places an order in one transaction; the payment is opened after it. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import type { CallInput } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import type { Cart } from '../../cart/contract.ts';
import type { ShippingData } from '../../checkout/contract.ts';
import { availabilityOf } from '../../checkout/rules/delivery.ts';
import type { Asker } from '../../session/record.ts';
import { giveBack, spend } from './budgets.ts';
import { type CancelReason, placeOrder } from '../contract.ts';
import type { OrdersDeps, StockLine, StockTaken } from '../deps.ts';
import type { OrderFacts } from '../record.ts';
import { orderFacts } from '../rules.ts';
import { slotsIn } from '../rules/deliveries.ts';
import { sharesOf } from '../rules/limits.ts';
import { changesIn, shownOf } from '../rules/shown.ts';
import * as store from '../repository.ts';
import { deleteSpent } from '../repository/budgets.ts';
import { schedulePaymentPoll } from './schedule-polls.ts';

type OrderRequest = CallInput<typeof placeOrder>['json'];

/** The shopper who orders, and their network. */
export interface Orderer extends Asker {
  network: string;
}

export const stockLines = (lines: StockLine[]): StockLine[] =>
  lines.map(({ sokId, quantity }) => ({ sokId, quantity }));

/** Writes the order, or finds the one made with the key. @throws 409 when the key was used for another request */
export async function writeOrder(
  deps: OrdersDeps,
  request: OrderRequest,
  asker: Orderer,
): Promise<store.OrderRow> {
  return transact(deps.db, async (tx) => {
    const cartToken = await deps.lockCart(tx, request.cartToken);
    if (!cartToken) throw refuse(placeOrder, 'cart-not-found', 'Cart not found');
    const known = await store.findByIdempotencyKey(tx, request.idempotencyKey);
    if (known) return sameOrder(deps, tx, known, { ...request, cartToken });
    const cart = await deps.readCart(tx, cartToken, asker);
    if (!cart) throw refuse(placeOrder, 'cart-not-found', 'Cart not found');
    refuseEarly(cart);
    const { language, customer } = asker;
    const shipping = await deps.readShipping(tx, cart, language);
    refuseChanged(request, cart, shipping);
    const asked = { ...request, language, withdrawal: deps.withdrawal() };
    const facts = orderFacts(cart, shipping, asked, deps.now());
    const { idempotencyKey } = request;
    const buyer = { cartToken, customerId: customer?.customerId ?? null };
    await takeItems(deps, tx, cart, buyer);
    await takeTimes(deps, tx, facts);
    const { email } = facts.customer;
    const shares = sharesOf({ ...buyer, email, network: asker.network }, cart.totalQuantity);
    const spent = await spend(deps, tx, shares, tooManyUnpaid);
    const order = { key: randomToken(), ...buyer, idempotencyKey, facts, spent };
    const written = await store.insertOrder(tx, order);
    // A concurrent request used the key for another cart.
    if (!written) throw keyReused();
    return written;
  });
}

const tooManyUnpaid = {
  code: 'too-many-unpaid',
  message: 'Too much is ordered and not paid',
} as const;

const keyReused = () =>
  refuse(placeOrder, 'idempotency-key-reused', 'The idempotency key was used for another order');

async function sameOrder(
  deps: OrdersDeps,
  tx: Db,
  known: store.OrderRow,
  request: Pick<OrderRequest, 'cartToken' | 'totalEuroCents'>,
): Promise<store.OrderRow> {
  // The cart may have been merged into another one since.
  const cartToken = await deps.lockCart(tx, known.cartToken);
  const isSameSum = known.facts.totalEuroCents === request.totalEuroCents;
  if (cartToken !== request.cartToken || !isSameSum) throw keyReused();
  return known;
}

/** Takes stock for an order. A buyer's earlier unpaid orders are cancelled and their stock is returned first, so
 * that a shopper who orders again after leaving the bank's page does not compete with their own order. */
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
  for (const order of waiting) await cancel(deps, tx, order, 'replaced');
  return deps.takeStock(tx, stockLines(lines));
}

/** @throws 409 with everything that is not as it was shown */
function refuseChanged({ shown }: OrderRequest, cart: Cart, shipping: ShippingData): void {
  // A time that was taken has a refusal of its own, after which another one is chosen.
  if (!shown || shipping.shipments.some(({ isSlotTaken }) => isSlotTaken)) return;
  const changes = changesIn(shown, shownOf(cart, shipping));
  if (changes.length > 0)
    throw refuse(placeOrder, 'order-changed', 'The order is not as it was shown', { changes });
}

/** @throws 409 while a campaign's product cannot be bought yet (R174) */
function refuseEarly({ items }: Cart): void {
  const early = items.find(({ product }) => product.buyableFrom)?.product;
  if (early)
    throw refuse(placeOrder, 'not-yet', `${early.name} can be bought from ${early.buyableFrom}`);
}

/** @throws 409 with the lines that have too little stock */
async function takeItems(deps: OrdersDeps, tx: Db, cart: Cart, buyer: store.Buyer): Promise<void> {
  const taken = await exchangeStock(deps, tx, buyer, cart.items);
  if (taken.ok) return;
  const left = new Map(cart.items.map(({ sokId, quantity }) => [sokId, quantity]));
  for (const short of taken.short) left.set(short.sokId, short.left);
  throw refuse(placeOrder, 'stock-changed', 'There are no source items with the in stock status', {
    availability: availabilityOf(cart.items, left),
  });
}

/** @throws 409 when the time of a delivery cannot be had any more */
async function takeTimes(deps: OrdersDeps, tx: Db, facts: OrderFacts): Promise<void> {
  const taken = await deps.takeSlots(tx, slotsIn(facts));
  if (taken) throw refuse(placeOrder, 'slot-taken', 'The time of the delivery is taken');
}

/** Cancels a locked order and returns its stock and times; its payments are still polled. */
async function cancel(
  deps: OrdersDeps,
  tx: Db,
  order: store.OrderRow,
  reason: CancelReason,
): Promise<void> {
  await store.setCancelled(tx, order.number, reason);
  await deps.releaseStock(tx, stockLines(order.facts.lines));
  await deps.releaseSlots(tx, slotsIn(order.facts));
  // Expired orders still count against the limits, so the same stock cannot be held again and again.
  if (reason === 'unpaid') await deleteSpent(tx, order.number);
  else await giveBack(tx, order.number, 'pieces');
  await schedulePaymentPoll(tx, order, deps.now());
}

/** Cancels an order unless it was paid or cancelled meanwhile. @returns the order, or null when it was not cancelled */
export async function cancelUnpaid(
  tx: Db,
  deps: OrdersDeps,
  number: string,
  reason: CancelReason,
): Promise<store.OrderRow | null> {
  const order = await store.holdOrder(tx, number);
  if (order?.status !== 'awaiting-payment') return null;
  await cancel(deps, tx, order, reason);
  return order;
}
