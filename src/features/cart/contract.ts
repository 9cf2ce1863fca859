/** The cart and its seven calls (R235–R251, R289–R296). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { Product, Variant } from '../catalogue/contract.ts';

export const CartToken = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/);

/** Most of one thing a cart may hold. */
export const maximumQuantity = 999;
/** Most different things a cart may hold. */
export const maximumLines = 200;

const SokId = z.string().regex(/^\d{1,20}$/, 'must be digits');

/** A line of the cart (R238). `id` stays the same while the line lives. */
export const CartItem = z
  .object({
    id: z.string(),
    sokId: z.string(),
    quantity: z.number().int(),
    product: Product,
    variant: Variant.nullable(),
    /** Options that were chosen: colour and size by their ids. */
    attributes: z.array(z.object({ uid: z.string(), label: z.string(), value: z.string() })),
    /** What the asker pays for one, and for all of them, in cents. */
    unitPriceEuroCents: z.number().int(),
    rowTotalEuroCents: z.number().int(),
    /** What everybody pays for one. */
    generalPriceEuroCents: z.number().int(),
    /** Why the asker pays less than that; null when they do not. */
    benefit: z.enum(['co-op', 'card']).nullable(),
  })
  .openapi('CartItem');
export type CartItem = z.output<typeof CartItem>;

/** Money of the cart in cents, VAT included. */
export const CartPrice = z
  .object({
    /** VAT that the total includes, per rate. */
    taxes: z.array(z.object({ ratePermille: z.number().int(), value: z.number().int() })),
    grandTotal: z.number().int(),
    subTotal: z.number().int(),
    discountsTotal: z.number().int(),
    discounts: z.array(z.object({ label: z.string(), value: z.number().int() })),
    shipping: z.number().int(),
  })
  .openapi('CartPrice');
export type CartPrice = z.output<typeof CartPrice>;

/** Why a coupon that a cart has takes nothing off (R248). */
export const CouponRefusal = z
  .object({
    reason: z.enum(['below-minimum', 'ended']),
    /** Sum of products it wants, and what is missing of that. */
    minimumEuroCents: z.number().int(),
    missingEuroCents: z.number().int(),
  })
  .openapi('CouponRefusal');
export type CouponRefusal = z.output<typeof CouponRefusal>;

/** The cart (R235). */
export const Cart = z
  .object({
    /** The token it has now: that of a cart that was merged leads to another. */
    token: z.string(),
    /** A logged-in customer's, who alone may see and change it. */
    isCustomers: z.boolean(),
    items: z.array(CartItem),
    coupons: z.array(z.string()),
    /** Why the coupon takes nothing off; null where it does. */
    couponRefusal: CouponRefusal.nullable(),
    price: CartPrice,
    isShippingSelected: z.boolean(),
    totalTax: z.number().int(),
    totalQuantity: z.number().int(),
    /** Euros, not cents: sum of quantity × final price ÷ 100 (R236). */
    totalValue: z.number(),
  })
  .openapi('Cart');
export type Cart = z.output<typeof Cart>;

/** Calls about a cart are refused for whoever may not see it, and once it is gone. */
export const refusalsOfCarts = {
  401: ['login-required'],
  403: ['not-your-cart'],
  404: ['cart-not-found'],
} as const;

/** POST /v2/cart/create (R289). A customer's new cart takes over what the customer's cart held before. */
export const createCart = createRoute({
  method: 'post',
  path: '/v2/cart/create',
  summary: 'A new cart: a guest’s, or that of the customer who asks',
  security: guestOrCustomer,
  responses: {
    200: json(z.object({ token: z.string() }), 'Token of the cart.'),
    ...problems({ 401: ['login-required'] }),
  },
});

/** GET /v2/cart (R290). */
export const getCart = createRoute({
  method: 'get',
  path: '/v2/cart',
  summary: 'The cart as it is now',
  security: guestOrCustomer,
  request: { query: z.object({ cartToken: CartToken }) },
  responses: { 200: json(Cart, 'The cart.'), ...problems({ 400: [], ...refusalsOfCarts }) },
});

/**
 * POST /v2/cart/add (R291). A variant is named by `variantSokId`, or meant by `selectedOptions`: `uid`s
 * of the attributes that only it has. Refusals (400) say 'Could not find a product with SKU …' or
 * '… is not available'.
 */
export const addToCart = createRoute({
  method: 'post',
  path: '/v2/cart/add',
  summary: 'Puts products in the cart',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      items: z
        .array(
          z.object({
            sokId: SokId,
            quantity: z.number().int().min(1).max(maximumQuantity),
            variantSokId: SokId.optional(),
            selectedOptions: z.array(z.string().max(100)).max(10).default([]),
          }),
        )
        .min(1)
        .max(50),
    }),
  ),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({
      ...refusalsOfCarts,
      400: ['sku-unknown', 'not-available', 'out-of-stock', 'cart-full'],
    }),
  },
});

/** POST /v2/cart/item (R292): sets the quantity; 0 removes the line. Both 200 and 400 are results: a `message` signals the error. */
export const setCartItem = createRoute({
  method: 'post',
  path: '/v2/cart/item',
  summary: 'Sets the quantity of a line',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      itemId: z.string().max(64),
      sokId: SokId,
      quantity: z.number().int().min(0).max(maximumQuantity),
    }),
  ),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: ['item-not-found', 'out-of-stock'] }),
  },
});

/** POST /v2/cart/item/remove (R293). */
export const removeCartItem = createRoute({
  method: 'post',
  path: '/v2/cart/item/remove',
  summary: 'Takes a line out of the cart',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken, itemId: z.string().max(64), sokId: SokId })),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

/** POST /v2/cart/coupon (R294). */
export const applyCoupon = createRoute({
  method: 'post',
  path: '/v2/cart/coupon',
  summary: 'Applies a coupon',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({ cartToken: CartToken, couponCode: z.string().trim().min(1).max(50) }),
  ),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: ['coupon-unknown'], 429: ['coupon-guesses'] }),
  },
});

/** POST /v2/cart/coupon/remove (R295). */
export const removeCoupon = createRoute({
  method: 'post',
  path: '/v2/cart/coupon/remove',
  summary: 'Takes the coupon off',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken })),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});

/** POST /v2/cart/merge (R296): lines of `cartToken` move into `destinationCartToken`; repeating it changes
 * nothing. What was merged into a customer's cart leads there from then on. */
export const mergeCarts = createRoute({
  method: 'post',
  path: '/v2/cart/merge',
  summary: 'Moves one cart into another',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken, destinationCartToken: CartToken })),
  responses: {
    200: json(z.object({ token: z.string() }), 'Token of the destination.'),
    ...problems({ ...refusalsOfCarts, 400: [] }),
  },
});
