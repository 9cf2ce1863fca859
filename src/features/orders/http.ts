/** Handlers of the order calls (R264, R265). */
import type { Context } from 'hono';
import { transact } from '#platform/db/transact.ts';
import { refuse, ShopError } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import { dayInFinland } from '#platform/time.ts';
import { askerFor } from '../session/rules/asker.ts';
import { confirm } from './operations/confirm.ts';
import {
  confirmPayment,
  getOrder,
  getOrders,
  maximumOrders,
  payOrder,
  placeOrder,
  type Order,
} from './contract.ts';
import type { OrdersDeps } from './deps.ts';
import { startPayment, type Paying } from './operations/pay.ts';
import { cancelUnpaid, writeOrder } from './operations/place.ts';
import { openUntil, withoutBuyer } from './rules/anonymity.ts';
import { payableUntil } from './rules/payment-state.ts';
import { findOrder, ordersOf, type OrderRow } from './repository.ts';

const toContract = (order: OrderRow): Order => ({
  ...order.facts,
  number: order.number,
  status: order.status,
  paymentMethod: order.paymentMethod,
  paymentMethodId: order.paymentMethodId,
  paymentStatus: order.paymentStatus,
  payableUntil: payableUntil(order.facts.placedAt),
  cancelReason: order.cancelReason,
  isGuests: order.customerId === null,
  isAnonymous: order.isAnonymous,
  anonymousFrom: order.eraseAt === null ? null : String(dayInFinland(order.eraseAt)),
});

/** @throws 400 without a method */
function payingOf(c: Call, methodId: string): Paying {
  if (methodId === '') {
    throw refuse(payOrder, 'payment-method-missing', 'The payment method is missing');
  }
  return { methodId, language: c.get('language'), log: c.get('log') };
}

/** True for failures, false for refusals. */
const isFailure = (error: unknown): boolean => !(error instanceof ShopError) || error.status >= 500;

/** After a failure the delivery has to be chosen again (R257, R266). @throws the error it is given */
async function failed(deps: OrdersDeps, cartToken: string, error: unknown): Promise<never> {
  if (isFailure(error)) await deps.clearDelivery(deps.db, cartToken).catch(() => {});
  throw error;
}

/** The order as the key alone shows it: without the buyer after a while, since links stay in mailboxes for years. */
const byKey = (order: OrderRow, now: Temporal.Instant): OrderRow =>
  Temporal.Instant.compare(openUntil(order.facts), now) > 0
    ? order
    : { ...order, facts: withoutBuyer(order.facts), isAnonymous: true };

type Call = Context<{ Variables: RequestFacts }>;

/** Reads the shopper of a request and the order it is about. */
function makeReading(deps: OrdersDeps) {
  const askerOf = (c: Call) => askerFor(callerOf(c), deps.customerOf);
  /** The order, for the key or the customer who placed it. @throws 404 for everybody else */
  const orderFor = async (c: Call, number: string, key: string | undefined) => {
    const order = await findOrder(deps.db, number);
    const { customer } = await askerOf(c);
    if (order && customer && order.customerId === customer.customerId) return order;
    if (order && order.key === key) return byKey(order, deps.now());
    throw refuse(getOrder, 'order-not-found', 'Order not found');
  };
  return { askerOf, orderFor };
}

export function makeOrdersApp(deps: OrdersDeps) {
  const { askerOf, orderFor } = makeReading(deps);
  return makeSubApp()
    .route('/', makeReadingApp(deps))
    .openapi(placeOrder, async (c) => {
      const request = c.req.valid('json');
      const paying = payingOf(c, request.paymentMethodId);
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      const order = await writeOrder(deps, request, { ...(await askerOf(c)), network }).catch(
        (error: unknown) => failed(deps, request.cartToken, error),
      );
      const { number, key } = order;
      try {
        return c.json({ number, key, payment: await startPayment(deps, order, paying) }, 200);
      } catch (error) {
        if (!isFailure(error)) throw error;
        await transact(deps.db, (tx) => cancelUnpaid(tx, deps, number, 'not-opened'));
        return failed(deps, order.cartToken, error);
      }
    })
    .openapi(payOrder, async (c) => {
      const { number } = c.req.valid('param');
      const { key, paymentMethodId } = c.req.valid('json');
      const paying = payingOf(c, paymentMethodId);
      const order = await orderFor(c, number, key);
      const payment = await startPayment(deps, order, paying);
      return c.json({ number, key: order.key, payment }, 200);
    })
    .openapi(confirmPayment, async (c) => {
      const { number, key, status } = await confirm(deps, c.req.valid('json').parameters);
      return c.json({ number, key, status }, 200);
    });
}

function makeReadingApp(deps: OrdersDeps) {
  const { askerOf, orderFor } = makeReading(deps);
  return makeSubApp()
    .openapi(getOrder, async (c) => {
      const { number } = c.req.valid('param');
      return c.json(toContract(await orderFor(c, number, c.req.valid('query').key)), 200);
    })
    .openapi(getOrders, async (c) => {
      const { customer } = await askerOf(c);
      if (!customer) throw refuse(getOrders, 'login-required', 'Not logged in');
      const orders = await ordersOf(deps.db, customer.customerId, maximumOrders);
      return c.json(orders.map(toContract), 200);
    });
}
