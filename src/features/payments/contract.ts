/** Payment methods and payments (R267). */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

/** Groups of methods that the law defines: without credit, possibly with credit, always with credit. */
export const PaymentGroup = z.enum(['no-credit', 'may-include-credit', 'credit']);
export type PaymentGroup = z.output<typeof PaymentGroup>;

/** What one pays with; `other` when the provider says nothing that is known. */
export const PaymentKind = z.enum(['bank', 'mobile', 'card', 'invoice', 'other']);
export type PaymentKind = z.output<typeof PaymentKind>;

export const PaymentMethod = z
  .object({ id: z.string(), name: z.string(), group: PaymentGroup, kind: PaymentKind })
  .openapi('PaymentMethod');
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const PaymentStatus = z.enum(['new', 'pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.output<typeof PaymentStatus>;

/** A form that the browser posts to open the payment page. */
export const PaymentRedirect = z
  .object({
    url: z.url(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .openapi('PaymentRedirect');
export type PaymentRedirect = z.output<typeof PaymentRedirect>;

/** GET /v1/payments/methods: groups in the order the law requires, none preselected. */
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
