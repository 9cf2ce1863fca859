/** Exports and erases the data of a guest's order: the order, its cart's delivery, reviews, and mails (L29). */
import { findCart } from '#features/cart/repository.ts';
import { eraseShipping, findShipping } from '#features/checkout/repository.ts';
import { eraseGuestData, getGuestData } from '#features/orders/contract/own-data.ts';
import { eraseOrder, exportOrder } from '#features/orders/repository/own-data.ts';
import { openUntil } from '#features/orders/rules/anonymity.ts';
import { findOrder, type OrderRow } from '#features/orders/repository.ts';
import { setRatings } from '#features/catalogue/repository/ratings.ts';
import { eraseReviews } from '#features/reviews/operations/recount.ts';
import { exportReviews } from '#features/reviews/repository/own-data.ts';
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { deleteMailsTo, mailsTo } from '#platform/jobs/forget.ts';
import type { Clock } from '#platform/time.ts';

export function makeGuestDataApp({ db, now }: { db: Db; now: Clock }) {
  const orderFor = async (number: string, key: string): Promise<OrderRow> => {
    const order = await findOrder(db, number);
    if (order?.key === key && order.customerId === null && !order.isAnonymous) return order;
    throw refuse(getGuestData, 'order-not-found', 'Order not found');
  };
  return makeSubApp()
    .openapi(getGuestData, async (c) => {
      const order = await orderFor(c.req.valid('param').number, c.req.valid('query').key);
      if (Temporal.Instant.compare(openUntil(order.facts), now()) < 0) {
        throw refuse(getGuestData, 'order-not-found', 'Order not found');
      }
      const cart = await guestsCart(db, order);
      const collected = {
        order: await exportOrder(db, order),
        reviews: await exportReviews(db, guestOf(order)),
        delivery: cart && (await findShipping(db, cart)),
        mails: await mailsTo(db, [order.facts.customer.email]),
      };
      return c.json(collected, 200);
    })
    .openapi(eraseGuestData, async (c) => {
      const { number } = c.req.valid('param');
      const order = await orderFor(number, c.req.valid('json').key);
      await transact(db, async (tx) => {
        const cart = await guestsCart(tx, order);
        if (cart) await eraseShipping(tx, cart);
        await eraseReviews(tx, guestOf(order), setRatings);
        await deleteMailsTo(tx, [order.facts.customer.email]);
        await eraseOrder(tx, number, now());
      });
      return c.body(null, 204);
    });
}

const guestOf = ({ number }: OrderRow) => ({ customerId: null, orderNumber: number });

/** Token of the order's cart; null when the cart is gone or belongs to a customer by now. */
async function guestsCart(db: Db, { cartToken }: OrderRow): Promise<string | null> {
  const cart = await findCart(db, cartToken);
  return cart?.customerId === null ? cart.token : null;
}
