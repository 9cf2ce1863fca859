/** Calls of the products that a shopper saved for later: they are beside the cart, and go where it goes. */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import {
  Cart,
  CartItem,
  CartToken,
  GoneLine,
  refusalsOfAdding,
  refusalsOfCarts,
  SokId,
} from '../contract.ts';

/** Most products saved for later. */
export const maximumKept = 100;

/** What was saved for later, latest first, with current products and prices; an `id` is the `sokId`. */
export const Kept = z
  .object({
    items: z.array(CartItem),
    /** What is no longer sold; absent where there is none of it. */
    gone: z.array(GoneLine).optional(),
  })
  .openapi('Kept');

const KeptChoice = z.object({ cartToken: CartToken, sokId: SokId });

/** GET /v2/cart/kept. */
export const getKept = createRoute({
  method: 'get',
  path: '/v2/cart/kept',
  summary: 'What was saved for later',
  security: guestOrCustomer,
  request: { query: z.object({ cartToken: CartToken }) },
  responses: { 200: json(Kept, 'What is kept.'), ...problems({ 400: [], ...refusalsOfCarts }) },
});

/** POST /v2/cart/kept/keep. */
export const keepItem = createRoute({
  method: 'post',
  path: '/v2/cart/kept/keep',
  summary: 'Takes a line out of the cart and saves it for later',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken, itemId: z.string().max(64), sokId: SokId })),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: ['item-not-found', 'kept-full'] }),
  },
});

/** POST /v2/cart/kept/return: back into the cart, at most as many pieces as are in stock. */
export const returnKept = createRoute({
  method: 'post',
  path: '/v2/cart/kept/return',
  summary: 'Puts what was saved for later back into the cart',
  security: guestOrCustomer,
  request: jsonBody(KeptChoice),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({
      ...refusalsOfCarts,
      400: ['item-not-found', ...refusalsOfAdding],
    }),
  },
});

/** POST /v2/cart/kept/remove. */
export const removeKept = createRoute({
  method: 'post',
  path: '/v2/cart/kept/remove',
  summary: 'Forgets what was saved for later',
  security: guestOrCustomer,
  request: jsonBody(KeptChoice),
  responses: {
    200: json(Kept, 'What is kept after it.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});
