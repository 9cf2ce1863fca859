/** Export and erasure of a guest's personal data in an order (L29). The order's key, which is in the link of
 * their mail, authorises both. */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { OrderKey, OrderNumber } from '../contract.ts';

const params = z.object({ number: OrderNumber });

/** GET /v3/order/{number}/data: also 404 for a customer's order, and when the key no longer shows the buyer. */
export const getGuestData = createRoute({
  method: 'get',
  path: '/v3/order/{number}/data',
  summary: 'Everything the shop keeps of the guest of an order',
  request: { params, query: z.object({ key: OrderKey }) },
  responses: {
    200: json(z.record(z.string(), z.unknown()), 'What each part of the shop keeps.'),
    ...problems({ 400: [], 404: ['order-not-found'] }),
  },
});

/** POST /v3/order/{number}/erase: at once, or as soon as the products can no longer be returned. Also 404 for
 * a customer's order, which is erased with the customer. */
export const eraseGuestData = createRoute({
  method: 'post',
  path: '/v3/order/{number}/erase',
  summary: 'Forgets the guest of an order',
  request: { params, ...jsonBody(z.object({ key: OrderKey, isSure: z.literal(true) })) },
  responses: {
    204: { description: 'Done, or on its way.' },
    ...problems({ 400: [], 404: ['order-not-found'] }),
  },
});
