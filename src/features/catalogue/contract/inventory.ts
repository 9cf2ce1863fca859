/** Stock as a call of its own; the pages of the shop get it with the product instead. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { Availability, ProductParams } from '../contract.ts';

export const InventoryEntry = z
  .object({ sokId: z.string(), availability: Availability, quantity: z.number().int() })
  .openapi('InventoryEntry');

/** GET /v2/product/{id}/inventory (R286): current stock of the product and its variants. */
export const getInventory = createRoute({
  method: 'get',
  path: '/v2/product/{id}/inventory',
  summary: 'Stock of a product and its variants',
  request: { params: ProductParams },
  responses: {
    200: json(z.array(InventoryEntry), 'One entry for each thing that can be bought.'),
    ...problems({ 400: [], 404: ['product-not-found'] }),
  },
});
