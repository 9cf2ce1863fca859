/** The call that puts many products in the cart at once, as far as they are sold. */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { Cart, CartToken, maximumQuantity, refusalsOfCarts, SokId } from '../contract.ts';

/** Most products of one call. */
export const maximumAtOnce = 100;

/** Why fewer pieces of a product were added than wanted. */
export const shortReasons = [
  'sku-unknown',
  'not-available',
  'not-yet',
  'out-of-stock',
  'cart-full',
] as const;

/** A product of which not all pieces were added. */
export const ShortItem = z
  .object({
    sokId: z.string(),
    /** Null when the catalogue no longer has the product. */
    name: z.string().nullable(),
    reason: z.enum(shortReasons),
    wanted: z.number().int(),
    added: z.number().int(),
  })
  .openapi('ShortItem');
export type ShortItem = z.output<typeof ShortItem>;

/** What came into the cart, and what did not. */
export const AddedAvailable = z
  .object({
    cart: Cart,
    /** Pieces that were added. */
    added: z.number().int(),
    short: z.array(ShortItem),
  })
  .openapi('AddedAvailable');
export type AddedAvailable = z.output<typeof AddedAvailable>;

/** POST /v2/cart/add-available: a product that is short keeps no other one out. */
export const addAvailable = createRoute({
  method: 'post',
  path: '/v2/cart/add-available',
  summary: 'Puts those of many products in the cart that can be bought',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      items: z
        .array(z.object({ sokId: SokId, quantity: z.number().int().min(1).max(maximumQuantity) }))
        .min(1)
        .max(maximumAtOnce),
    }),
  ),
  responses: {
    200: json(AddedAvailable, 'The cart after it, and what is short.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});
