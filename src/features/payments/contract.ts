/** Payment methods and payments (R267). */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

/** The groups the law lists methods in: without credit, possibly with, always with credit. */
export const PaymentGroup = z.enum(['no-credit', 'may-include-credit', 'credit']);
export type PaymentGroup = z.output<typeof PaymentGroup>;

export const PaymentMethod = z
  .object({ id: z.string(), name: z.string(), group: PaymentGroup })
  .openapi('PaymentMethod');
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const PaymentStatus = z.enum(['new', 'pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.output<typeof PaymentStatus>;

/** Where the shopper's browser goes to pay: a form to post. */
export const PaymentRedirect = z
  .object({
    url: z.url(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .openapi('PaymentRedirect');
export type PaymentRedirect = z.output<typeof PaymentRedirect>;

/** GET /v1/payments/methods: groups in the order the law gives, none preselected. */
export const getPaymentMethods = createRoute({
  method: 'get',
  path: '/v1/payments/methods',
  summary: 'Ways to pay an amount',
  request: { query: z.object({ amountEuroCents: z.coerce.number().int().positive() }) },
  responses: {
    200: json(z.array(PaymentMethod), 'Methods.'),
    ...problems({ 400: [], 503: ['payment-provider'] }),
  },
});
