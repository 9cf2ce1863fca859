/** Orders: placing, paying, looking at one (R264, R265). */
import { languages } from '#platform/i18n/language.ts';
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { Picture } from '../catalogue/contract.ts';
import { CartToken, refusalsOfCarts } from '../cart/contract.ts';
import { Agent, CheckoutCustomer, DeliveryKind } from '../checkout/contract.ts';
import { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';

export const OrderStatus = z.enum(['awaiting-payment', 'paid', 'cancelled', 'refunded']);
export type OrderStatus = z.output<typeof OrderStatus>;

/** Nobody paid it in time; the buyer ordered the same again; its payment could not be opened. */
export const CancelReason = z.enum(['unpaid', 'replaced', 'not-opened']);
export type CancelReason = z.output<typeof CancelReason>;

/** What was bought, as it was named and priced then. */
export const OrderLine = z
  .object({
    sokId: z.string(),
    name: z.string(),
    /** Colour and size, empty for products without variants. */
    variantName: z.string(),
    urlPath: z.string(),
    picture: Picture.nullable(),
    quantity: z.number().int(),
    unitPriceEuroCents: z.number().int(),
    rowTotalEuroCents: z.number().int(),
    /** Price per `unit` then; null when the products have none. */
    valuePriceEuroCents: z.number().int().nullable().default(null),
    unit: z.string().nullable().default(null),
    vatPermille: z.number().int(),
    /** Spoils or expires fast: there is no right to withdraw from it (L11). */
    isPerishable: z.boolean().optional(),
  })
  .openapi('OrderLine');
export type OrderLine = z.output<typeof OrderLine>;

/** Money per VAT rate: what is net and what is tax of the gross sum. */
export const VatRow = z
  .object({
    ratePermille: z.number().int(),
    netEuroCents: z.number().int(),
    taxEuroCents: z.number().int(),
    grossEuroCents: z.number().int(),
  })
  .openapi('VatRow');
export type VatRow = z.output<typeof VatRow>;

export const Order = z
  .object({
    number: z.string(),
    status: OrderStatus,
    placedAt: z.string(),
    language: z.enum(languages),
    customer: CheckoutCustomer,
    lines: z.array(OrderLine),
    delivery: z.object({
      name: z.string(),
      kind: DeliveryKind,
      priceEuroCents: z.number().int(),
      promise: z.object({ earliest: z.string(), latest: z.string() }),
      agent: Agent.nullable(),
    }),
    discountEuroCents: z.number().int(),
    totalEuroCents: z.number().int(),
    vat: z.array(VatRow),
    /** Name of the method that paid it, else of the one tried last; null before any was opened. */
    paymentMethod: z.string().nullable(),
    /** The method tried last. */
    paymentMethodId: z.string().nullable(),
    /** State of a payment that is under way, else of the one opened last; null before any was. */
    paymentStatus: PaymentStatus.nullable(),
    /** Until when its products are kept for its payment. */
    payableUntil: z.string(),
    /** Null for orders that are not cancelled. */
    cancelReason: CancelReason.nullable(),
    /** Placed by a guest: whoever has its key may have the buyer forgotten. */
    isGuests: z.boolean(),
    /** Who bought it is no longer told: `customer` names nobody. */
    isAnonymous: z.boolean(),
    /** Day from which it will not be, where the buyer asked for that. */
    anonymousFrom: z.string().nullable(),
  })
  .openapi('Order');
export type Order = z.output<typeof Order>;

/** An order number is shown to people; the key is what opens it. */
export const OrderNumber = z.string().regex(/^\d{6,12}$/);
export const OrderKey = z.string().regex(/^[\w-]{16,64}$/);

const Placed = z
  .object({ number: z.string(), key: z.string(), payment: PaymentRedirect })
  .openapi('PlacedOrder');

/**
 * POST /v3/order/place: takes the stock, makes the order and opens its payment. The same
 * `idempotencyKey` gives the same order again; for another cart or sum it is refused with 409
 * `idempotency-key-reused`. Refused too with 409 `stock-changed` (and the lines in `availability`),
 * `price-changed` or `cart-empty`, with 400 `delivery-missing`, `address-missing` or
 * `payment-method-missing`, with 429 `too-many-unpaid` while the buyer or their network holds too much
 * unpaid. The order of a key that was used can be refused with 429 `too-many-payments` and with 409
 * `payment-pending` or `not-awaiting-payment`, each with its `number` and `key`,
 * and with 503 'Could not set payment method', after which the delivery is to be chosen again (R257).
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
      paymentMethodId: z.string().max(64),
      /** What the shopper saw; another sum now is refused. */
      totalEuroCents: z.number().int().positive(),
    }),
  ),
  responses: {
    200: json(Placed, 'Where to pay.'),
    ...problems({
      ...refusalsOfCarts,
      400: ['address-missing', 'delivery-missing', 'payment-method-missing'],
      409: [
        'cart-empty',
        'price-changed',
        'stock-changed',
        'idempotency-key-reused',
        'payment-pending',
        'not-awaiting-payment',
      ],
      429: ['too-many-unpaid', 'too-many-payments'],
      503: ['payment-method'],
    }),
  },
});

/** POST /v3/order/{number}/pay: opens another payment for an order that awaits one; for whoever has the
 * order's key, and for the customer who placed it. The same method again leads to the payment that is
 * open already. Refused with 409 `not-awaiting-payment`, with 409 `payment-pending` while the bank has not
 * answered about an earlier one, and with 429 `too-many-payments`. */
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
 * POST /v1/payments/confirm: what the provider sent with the shopper or as a callback, untouched.
 * May come many times and in any order; forged ones are refused with 400 `bad-signature`.
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
    ...problems({ 400: ['bad-signature'], 404: ['order-not-found'] }),
  },
});

/** GET /v3/order/{number}: for whoever has its key, and for the customer who placed it; to all others it
 * is not there. Once the products can no longer come back the key alone does not tell who bought them. */
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

/** Most orders of a customer that are listed. */
export const maximumOrders = 100;

/** GET /v3/order: orders the customer placed while logged in, on any device, latest first (R265). */
export const getOrders = createRoute({
  method: 'get',
  path: '/v3/order',
  summary: 'Orders of the customer',
  security: [{ bearer: [] }],
  responses: { 200: json(z.array(Order), 'The orders.'), ...problems({ 401: ['login-required'] }) },
});
