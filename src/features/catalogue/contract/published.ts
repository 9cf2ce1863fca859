/** Products as search engines and merchant feeds get them. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { Product } from '../contract.ts';

/** Most positions in one response. */
const most = 500;

const position = z.coerce.number().int().min(0);

/** GET /v1/publishedProducts: the products at positions from `from` on. Co-op prices are in it only where
 * the merchant publishes them. The order stays the same until the catalogue changes. */
export const getPublishedProducts = createRoute({
  method: 'get',
  path: '/v1/publishedProducts',
  summary: 'All products, part by part',
  request: {
    query: z.object({
      from: position.default(0),
      count: position.max(most).default(most),
    }),
  },
  responses: {
    200: json(
      z.object({
        /** Number of positions in all; some may be empty. */
        places: z.number().int(),
        products: z.array(Product),
      }),
      'The products at the requested positions.',
    ),
    ...problems({ 400: [] }),
  },
});

/** GET /v1/publishedProducts/{id}: one of them. */
export const getPublishedProduct = createRoute({
  method: 'get',
  path: '/v1/publishedProducts/{id}',
  summary: 'A product as it is published',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: json(Product, 'The product.'),
    ...problems({ 400: [], 404: ['product-not-found'] }),
  },
});
