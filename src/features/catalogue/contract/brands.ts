/** The call for brands. */
import { createRoute, json, z } from '#platform/http/contract.ts';
import { Brand } from '../contract.ts';

/** GET /v3/brands (R288), in Finnish alphabetical order. */
export const getBrands = createRoute({
  method: 'get',
  path: '/v3/brands',
  summary: 'All brands',
  responses: { 200: json(z.array(Brand), 'Brands that have products.') },
});
