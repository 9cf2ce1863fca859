/** Calls of buyers who withdraw from an order (L12). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { emailOf, numberOf } from '#platform/i18n/typed-fields.ts';
import { lineOf } from '#platform/i18n/written-text.ts';
import { OrderKey, OrderNumber } from '../contract.ts';
import { Pieces, Withdrawal, WithdrawnSums } from './after-payment.ts';

/** Longest name in a notice. */
export const longestName = 100;

/**
 * POST /v3/order/{number}/withdraw: takes a notice of withdrawal, and sends its receipt by mail. Needs the
 * order's key or the customer who placed it. Repeating an `idempotencyKey` returns the same withdrawal;
 * with another name or other pieces it is 409 `idempotency-key-reused`. Refusals: 409 `not-withdrawable` when the order is not paid or its time is over, 409 `lines-changed` when
 * pieces cannot be withdrawn, or no longer.
 */
export const withdrawOrder = createRoute({
  method: 'post',
  path: '/v3/order/{number}/withdraw',
  summary: 'Withdraws from an order or a part of it',
  security: guestOrCustomer,
  request: {
    params: z.object({ number: OrderNumber }),
    ...jsonBody(
      z.object({
        key: OrderKey.optional(),
        idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
        name: z.string().transform(lineOf).pipe(z.string().min(1).max(longestName)),
        lines: z.array(Pieces).min(1).max(1000),
      }),
    ),
  },
  responses: {
    200: json(Withdrawal, 'The withdrawal as it was received.'),
    ...problems({
      400: [],
      404: ['order-not-found'],
      409: ['not-withdrawable', 'lines-changed', 'idempotency-key-reused'],
    }),
  },
});

/** POST /v3/order/{number}/withdrawal-preview: what a withdrawal of the pieces would give back; refused like the
 * withdrawal itself. */
export const previewWithdrawal = createRoute({
  method: 'post',
  path: '/v3/order/{number}/withdrawal-preview',
  summary: 'What a withdrawal would give back',
  security: guestOrCustomer,
  request: {
    params: z.object({ number: OrderNumber }),
    ...jsonBody(z.object({ key: OrderKey.optional(), lines: z.array(Pieces).min(1).max(1000) })),
  },
  responses: {
    200: json(WithdrawnSums, 'The sums.'),
    ...problems({
      400: [],
      404: ['order-not-found'],
      409: ['not-withdrawable', 'lines-changed'],
    }),
  },
});

/** POST /v3/order-link: mails the link of an order to the address it was placed with. The response does not show
 * whether there is such an order. 429 `too-many-links` after many tries. */
export const sendOrderLink = createRoute({
  method: 'post',
  path: '/v3/order-link',
  summary: 'Mails the link of an order to its buyer',
  request: jsonBody(
    z.object({
      number: z.string().transform(numberOf).pipe(OrderNumber),
      email: z.string().transform(emailOf).pipe(z.email().max(254)),
    }),
  ),
  responses: {
    204: { description: 'The link is on its way, if there is such an order.' },
    ...problems({ 400: [], 429: ['too-many-links'] }),
  },
});
