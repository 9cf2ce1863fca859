/** Order calls: placing, paying and reading (R264, R265). */
import { languages } from '#platform/i18n/language.ts';
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { CartToken, refusalsOfCarts } from '../cart/contract.ts';
import { CheckoutCustomer } from '../checkout/contract.ts';
import { DeliveryKind, PickupPlace, SlotTime } from '../checkout/contract/delivery.ts';
import { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';
import {
  lawfulDays,
  Refund,
  ReturnedPayment,
  VatRow,
  Weighing,
  Withdrawable,
  Withdrawal,
} from './contract/after-payment.ts';
import { OrderLine } from './contract/line.ts';
import { ShownOrder } from './contract/shown.ts';

export { OrderLine };

export const OrderStatus = z.enum(['awaiting-payment', 'paid', 'cancelled', 'refunded']);
export type OrderStatus = z.output<typeof OrderStatus>;

/** Not paid in time; replaced by a newer order of the buyer; its payment could not be opened. */
export const CancelReason = z.enum(['unpaid', 'replaced', 'not-opened']);
export type CancelReason = z.output<typeof CancelReason>;

/** Its buyer had paid a newer order; a product had sold out; the time of its delivery had passed or was full. */
export const ReturnReason = z.enum(['bought-again', 'sold-out', 'slot-gone']);
export type ReturnReason = z.output<typeof ReturnReason>;

/** First and last day, ISO dates. */
const PromisedDays = z.object({ earliest: z.string(), latest: z.string() });

/** Lines that are delivered together, as chosen when the order was placed. */
export const OrderDelivery = z
  .object({
    /** Positions of the lines, 0 for the first. */
    lines: z.array(z.number().int()),
    /** Null in orders of before it was kept. */
    deliveryMethodId: z.string().nullable(),
    name: z.string(),
    kind: DeliveryKind,
    priceEuroCents: z.number().int(),
    /** Price of the cheapest delivery offered: what a withdrawal of everything in it gives back. In earlier orders
     * absent. */
    standardEuroCents: z.number().int().optional(),
    promise: PromisedDays,
    /** Days that were promised before the order was paid late; absent: the same. */
    promisedBefore: PromisedDays.optional(),
    /** Where it is collected; null when it is brought. */
    agent: PickupPlace.nullable(),
    /** The time the shopper chose; null when there was none to choose. */
    slot: SlotTime.nullable(),
  })
  .openapi('OrderDelivery');
export type OrderDelivery = z.output<typeof OrderDelivery>;

export const Order = z
  .object({
    number: z.string(),
    status: OrderStatus,
    placedAt: z.string(),
    language: z.enum(languages),
    customer: CheckoutCustomer,
    lines: z.array(OrderLine),
    /** One or more; every line is in one of them. */
    deliveries: z.array(OrderDelivery).min(1),
    discountEuroCents: z.number().int(),
    /** The code that gave the discount; absent without one, and in orders from before it was kept. */
    discountCode: z.string().optional(),
    totalEuroCents: z.number().int(),
    vat: z.array(VatRow),
    /** Years that the buyer confirmed to be old; absent without age limits. */
    confirmedAge: z.number().int().optional(),
    /** Days after the delivery in which the buyer may withdraw. */
    withdrawalDays: z.number().int().default(lawfulDays),
    /** Name of the method that paid it, otherwise of the last one tried; null before the first payment. */
    paymentMethod: z.string().nullable(),
    /** Id of the last method tried. */
    paymentMethodId: z.string().nullable(),
    /** Status of a pending payment, otherwise of the last one opened; null before the first payment. */
    paymentStatus: PaymentStatus.nullable(),
    /** Until when it can be paid and its stock is reserved, ISO 8601. */
    payableUntil: z.string(),
    /** ISO 8601; null before the payment. */
    paidAt: z.string().nullable(),
    /** Day on which the products came, when the seller has recorded it; otherwise null. */
    deliveredOn: z.string().nullable(),
    /** What the buyer may still withdraw from; null before the payment. */
    withdrawable: Withdrawable.nullable(),
    /** In the order of their notices. */
    withdrawals: z.array(Withdrawal),
    /** Except those that the payment provider refused. */
    refunds: z.array(Refund),
    /** Payments that came too late or a second time; answers of before have none. */
    returnedPayments: z.array(ReturnedPayment).default([]),
    /** Of lines that are sold by weight, once they are weighed. */
    weighings: z.array(Weighing),
    /** Null unless the order is cancelled. */
    cancelReason: CancelReason.nullable(),
    /** Why an order that was paid after it had been cancelled was not taken again; absent in older ones. */
    returnReason: ReturnReason.optional(),
    /** Placed by a guest: its key is enough to erase the buyer's data. */
    isGuests: z.boolean(),
    /** True when the buyer's data was removed: `customer` has placeholders. */
    isAnonymous: z.boolean(),
    /** Day when the buyer's data will be removed, if they requested that. */
    anonymousFrom: z.string().nullable(),
  })
  .openapi('Order');
export type Order = z.output<typeof Order>;

/** The number is for display; access needs the key. */
export const OrderNumber = z.string().regex(/^\d{6,12}$/);
export const OrderKey = z.string().regex(/^[\w-]{16,64}$/);

const Placed = z
  .object({
    number: z.string(),
    key: z.string(),
    /** Null for an order that costs nothing: it is accepted at once. */
    payment: PaymentRedirect.nullable(),
  })
  .openapi('PlacedOrder');

/**
 * POST /v3/order/place: takes the stock, creates the order and opens its payment. Repeating an
 * `idempotencyKey` returns the same order; with another cart or sum it is 409 `idempotency-key-reused`.
 * Other refusals: 409 `stock-changed` (with the lines in `availability`), `slot-taken` (the delivery's time has to
 * be chosen again), `order-changed` (with the {@link ShownChange}s in `changes`), `price-changed` or `cart-empty`;
 * 400 `delivery-missing`, `address-missing`, `payment-method-missing` or `age-unconfirmed`; 429 `too-many-unpaid` while
 * unpaid orders of the buyer or their network hold too much. When the key was used before, also 429
 * `too-many-payments` and 409 `payment-pending` or `not-awaiting-payment`, each with the order's `number`
 * and `key`. 503 'Could not set payment method' clears the delivery, which has to be chosen again (R257).
 */
export const placeOrder = createRoute({
  method: 'post',
  path: '/v3/order/place',
  summary: 'Places the order and opens its payment',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
      /** Empty for an order that costs nothing. */
      paymentMethodId: z.string().max(64),
      /** The sum shown to the shopper; refused when it differs from the current one. */
      totalEuroCents: z.number().int().nonnegative(),
      /** What was shown of the order; it is refused when it would be another one. Without it only the sum counts. */
      shown: ShownOrder.optional(),
      /** True when the shopper confirms to be of the age that the products demand. */
      isOfAge: z.boolean().default(false),
    }),
  ),
  responses: {
    200: json(Placed, 'Where to pay, unless it costs nothing.'),
    ...problems({
      ...refusalsOfCarts,
      400: ['address-missing', 'delivery-missing', 'payment-method-missing', 'age-unconfirmed'],
      409: [
        'cart-empty',
        'order-changed',
        'price-changed',
        'stock-changed',
        'slot-taken',
        'not-yet',
        'idempotency-key-reused',
        'payment-pending',
        'not-awaiting-payment',
      ],
      429: ['too-many-unpaid', 'too-many-payments'],
      503: ['payment-method'],
    }),
  },
});

/** POST /v3/order/{number}/pay: opens another payment for an order that awaits payment. Needs the order's key
 * or the customer who placed it. The same method again returns the payment that is already open. Refusals:
 * 409 `not-awaiting-payment`, 409 `payment-pending` while the bank has not confirmed or rejected an earlier
 * payment, 429 `too-many-payments`. */
export const payOrder = createRoute({
  method: 'post',
  path: '/v3/order/{number}/pay',
  summary: 'Tries to pay again',
  security: guestOrCustomer,
  request: {
    params: z.object({ number: OrderNumber }),
    ...jsonBody(
      z.object({
        key: OrderKey.optional(),
        paymentMethodId: z.string().max(64),
      }),
    ),
  },
  responses: {
    200: json(Placed, 'Where to pay.'),
    ...problems({
      400: ['payment-method-missing'],
      404: ['order-not-found'],
      409: ['not-awaiting-payment', 'payment-pending'],
      429: ['too-many-payments'],
      503: ['payment-method'],
    }),
  },
});

/**
 * POST /v1/payments/confirm: the provider's parameters from the redirect or a callback, unchanged.
 * May arrive many times and in any order; an invalid signature is refused with 400 `bad-signature`. With `refund`
 * they are about the refund of that number; 503 `refund-unanswered` asks the provider to come again.
 */
export const confirmPayment = createRoute({
  method: 'post',
  path: '/v1/payments/confirm',
  summary: 'Takes a payment provider at its signed word',
  request: jsonBody(z.object({ parameters: z.record(z.string(), z.string().max(1000)) })),
  responses: {
    200: json(
      z.object({ number: z.string(), key: z.string(), status: OrderStatus }),
      'The order of the payment, as it is after it.',
    ),
    ...problems({
      400: ['bad-signature'],
      404: ['order-not-found'],
      503: ['refund-unanswered'],
    }),
  },
});

/** GET /v3/order/{number}: needs the order's key or the customer who placed it; everybody else gets 404.
 * Once the products can no longer be returned, a response by key has no data of the buyer. */
export const getOrder = createRoute({
  method: 'get',
  path: '/v3/order/{number}',
  summary: 'An order',
  security: guestOrCustomer,
  request: {
    params: z.object({ number: OrderNumber }),
    query: z.object({ key: OrderKey.optional() }),
  },
  responses: { 200: json(Order, 'The order.'), ...problems({ 400: [], 404: ['order-not-found'] }) },
});

/** Most orders of one answer. */
export const maximumOrders = 100;

/** GET /v3/order: orders the customer placed while logged in, on any device, latest first (R265); with `before` those
 * that come after that order of theirs. */
export const getOrders = createRoute({
  method: 'get',
  path: '/v3/order',
  summary: 'Orders of the customer',
  security: [{ bearer: [] }],
  request: { query: z.object({ before: OrderNumber.optional() }) },
  responses: {
    200: json(z.array(Order), 'The orders.'),
    ...problems({ 400: [], 401: ['login-required'] }),
  },
});
