/** What the shop knows of the guest of an order: told to them, and forgotten on their word (L29). The key
 * of the order, which the link in their mail has, is what they prove it with. */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { OrderKey, OrderNumber } from '../contract.ts';

const params = z.object({ number: OrderNumber });

/** GET /v3/order/{number}/data: 404 too for a customer's order, and once the key shows no buyer. */
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

/** POST /v3/order/{number}/erase: at once, or when what is on its way can no longer come back. 404 too for a
 * customer's order, which is erased with the customer. */
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
