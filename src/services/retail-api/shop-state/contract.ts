/** The call that storefronts poll to learn when cached pages are stale and whether buying is possible. */
import { createRoute, json, z } from '#platform/http/contract.ts';

/** GET /v1/shop-state. */
export const getShopState = createRoute({
  method: 'get',
  path: '/v1/shop-state',
  summary: 'Whether kept answers still hold, and whether one can buy',
  responses: {
    200: json(
      z
        .object({
          /** Changes whenever products, prices or the content space change. */
          mark: z.string(),
          /** Version of the content space. */
          contentVersion: z.number().int(),
          /** Milliseconds until the next price or campaign begins or ends; null when none is known. */
          changesIn: z.number().nonnegative().nullable(),
          /** False while purchases are switched off or the database is away (R011). */
          canBuy: z.boolean(),
        })
        .openapi('ShopState'),
      'How the shop stands.',
    ),
  },
});
