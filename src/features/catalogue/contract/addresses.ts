/** Pages of all products, for those who list them. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { Product } from '../contract.ts';

/** Places told at once. */
const most = 1000;

/** GET /v1/productAddresses: products stand at places from 0 on, in an order that holds while the catalogue
 * does. */
export const getProductAddresses = createRoute({
  method: 'get',
  path: '/v1/productAddresses',
  summary: 'Where the pages of all products are',
  request: {
    query: z.object({
      from: z.coerce.number().int().min(0).default(0),
      count: z.coerce.number().int().min(0).max(most).default(most),
    }),
  },
  responses: {
    200: json(
      z.object({
        /** Places there are; some may be empty. */
        places: z.number().int(),
        /** Of the products at the places asked for. */
        addresses: z.array(Product.shape.urlPaths),
      }),
      'Paths without language prefix, one in each language.',
    ),
    ...problems({ 400: [] }),
  },
});
