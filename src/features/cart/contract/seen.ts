/** The call that says that a shopper has seen what changed in the cart. */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { Cart, CartToken, maximumLines, refusalsOfCarts } from '../contract.ts';

const ItemId = z.string().max(64);

/**
 * POST /v2/cart/seen. Of changes that are not among them, or that have gone on since, the cart keeps telling. Lines
 * whose product is gone leave the cart.
 */
export const setSeen = createRoute({
  method: 'post',
  path: '/v2/cart/seen',
  summary: 'Says which changes of the cart the shopper has seen',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      prices: z
        .array(z.object({ itemId: ItemId, nowEuroCents: z.number().int() }))
        .max(maximumLines),
      gone: z.array(ItemId).max(maximumLines),
    }),
  ),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});
