/** Order calls (R264, R265). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { confirm } from './confirm.ts';
import { confirmPayment, getOrder, payOrder, placeOrder } from './contract.ts';
import type { OrdersDeps } from './deps.ts';
import { cancelUnpaid, openPayment, writeOrder } from './place.ts';
import { findOrder, paymentsOf } from './store.ts';

export function makeOrdersApp(deps: OrdersDeps) {
  /** The order, for whoever has its key; others learn nothing. */
  const orderWith = async (number: string, key: string) => {
    const order = await findOrder(deps.db, number);
    if (order?.key !== key) throw refuse(404, 'order-not-found', 'Order not found');
    return order;
  };

  return makeSubApp()
    .openapi(placeOrder, async (c) => {
      const asked = c.req.valid('json');
      const order = await writeOrder(deps, asked, c.get('language'));
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
        await deps.clearDelivery(deps.db, asked.cartToken);
        throw error;
      }
    })
    .openapi(payOrder, async (c) => {
      const { number } = c.req.valid('param');
      const { key, ...to } = c.req.valid('json');
      const order = await orderWith(number, key);
      if (order.status !== 'awaiting-payment') {
        throw refuse(409, 'not-awaiting-payment', 'The order does not await payment');
      }
      const payment = await openPayment(deps, order, to, c.get('log'));
      return c.json({ number, key, payment }, 200);
    })
    .openapi(confirmPayment, async (c) => {
      const { number, key, status } = await confirm(deps, c.req.valid('json').parameters);
      return c.json({ number, key, status }, 200);
    })
    .openapi(getOrder, async (c) => {
      const { number } = c.req.valid('param');
      const { facts, ...order } = await orderWith(number, c.req.valid('query').key);
      const { status, paymentMethod } = order;
      return c.json({ ...facts, number, status, paymentMethod }, 200);
    });
}
