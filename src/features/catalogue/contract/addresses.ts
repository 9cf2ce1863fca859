/** Paths of all product pages, for sitemaps. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { Product } from '../contract.ts';

/** Most positions in one response. */
const most = 1000;

/** GET /v1/productAddresses: paths of the products at positions from 0 on. The order stays the same until
 * the catalogue changes. */
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
        /** Number of positions in all; some may be empty. */
        places: z.number().int(),
        /** Paths of the products at the requested positions. */
        addresses: z.array(Product.shape.urlPaths),
      }),
      'Paths without language prefix, one in each language.',
    ),
    ...problems({ 400: [] }),
  },
});
