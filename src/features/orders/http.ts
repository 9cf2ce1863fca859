/** Order calls (R264, R265). */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Asker } from '../session/record.ts';
import { confirm } from './confirm.ts';
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
import { cancelUnpaid, openPayment, writeOrder } from './place.ts';
import { findOrder, ordersOf, paymentsOf, type OrderRow } from './store.ts';

const toContract = ({ facts, number, status, paymentMethod }: OrderRow): Order => ({
  ...facts,
  number,
  status,
  paymentMethod,
});

type Call = Context<{ Variables: RequestFacts }>;

/** Who makes a call, and the order it is about. */
function makeReading(deps: OrdersDeps) {
  const askerOf = async (c: Call): Promise<Asker> => ({
    language: c.get('language'),
    customer: await deps.customerOf(bearerOf(c)),
  });
  /** The order, for whoever has its key or placed it; others learn nothing. */
  const orderFor = async (c: Call, number: string, key: string | undefined) => {
    const order = await findOrder(deps.db, number);
    if (order && order.key === key) return order;
    const { customer } = await askerOf(c);
    if (order && customer && order.customerId === customer.customerId) return order;
    throw refuse(404, 'order-not-found', 'Order not found');
  };
  return { askerOf, orderFor };
}

export function makeOrdersApp(deps: OrdersDeps) {
  const { askerOf, orderFor } = makeReading(deps);
  return makeSubApp()
    .route('/', makeReadingApp(deps))
    .openapi(placeOrder, async (c) => {
      const asked = c.req.valid('json');
      const order = await writeOrder(deps, asked, await askerOf(c));
      const { number, key } = order;
      const opened = (await paymentsOf(deps.db, number)).find(
        ({ methodId }) => methodId === asked.paymentMethodId,
      );
      if (opened?.redirect) return c.json({ number, key, payment: opened.redirect }, 200);
      if (order.status !== 'awaiting-payment') {
        throw refuse(503, 'payment-method', 'Could not set payment method');
      }
      try {
        const payment = await openPayment(deps, order, asked, c.get('log'));
        return c.json({ number, key, payment }, 200);
      } catch (error) {
        await cancelUnpaid(deps, number);
        // How it is delivered is chosen again before another try (R257).
        await deps.clearDelivery(deps.db, order.cartToken);
        throw error;
      }
    })
    .openapi(payOrder, async (c) => {
      const { number } = c.req.valid('param');
      const { key, ...to } = c.req.valid('json');
      const order = await orderFor(c, number, key);
      if (order.status !== 'awaiting-payment') {
        throw refuse(409, 'not-awaiting-payment', 'The order does not await payment');
      }
      const payment = await openPayment(deps, order, to, c.get('log'));
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
      if (!customer) throw refuse(401, 'login-required', 'Not logged in');
      const orders = await ordersOf(deps.db, customer.customerId, maximumOrders);
      return c.json(orders.map(toContract), 200);
    });
}
