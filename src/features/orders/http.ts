/** Handlers of the order calls (R264, R265). */
import { transact } from '#platform/db/transact.ts';
import { refuse, ShopError } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { acceptFree, confirm } from './operations/confirm.ts';
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
import { makeReading, type Call } from './http/reading.ts';
import { ordersOf } from './repository.ts';

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

export function makeOrdersApp(deps: OrdersDeps) {
  const { askerOf, orderFor } = makeReading(deps);
  return makeSubApp()
    .route('/', makeReadingApp(deps))
    .openapi(placeOrder, async (c) => {
      const request = c.req.valid('json');
      const isFree = request.totalEuroCents === 0;
      const paying = isFree ? null : payingOf(c, request.paymentMethodId);
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      const order = await writeOrder(deps, request, { ...(await askerOf(c)), network }).catch(
        (error: unknown) => failed(deps, request.cartToken, error),
      );
      const { number, key } = order;
      deps.noted('order placed', number);
      try {
        const payment = paying && (await startPayment(deps, order, paying));
        if (!payment) await acceptFree(deps, order);
        return c.json({ number, key, payment }, 200);
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
  const { askerOf, orderFor, shown } = makeReading(deps);
  return makeSubApp()
    .openapi(getOrder, async (c) => {
      const { number } = c.req.valid('param');
      const [order] = await shown([await orderFor(c, number, c.req.valid('query').key)]);
      return c.json(order as Order, 200);
    })
    .openapi(getOrders, async (c) => {
      const { customer } = await askerOf(c);
      if (!customer) throw refuse(getOrders, 'login-required', 'Not logged in');
      const { before } = c.req.valid('query');
      const orders = await ordersOf(deps.db, customer.customerId, maximumOrders, before);
      return c.json(await shown(orders), 200);
    });
}
