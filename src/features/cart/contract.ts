/** The cart and its seven calls (R235–R251, R289–R296). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  problems,
  z,
} from '#platform/http/contract.ts';
import { codeOf } from '#platform/i18n/typed-fields.ts';
import { Product, Variant } from '../catalogue/contract.ts';

export const CartToken = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/);

/** Most pieces of one product in a cart. */
export const maximumQuantity = 999;
/** Most lines in a cart. */
export const maximumLines = 200;

export const SokId = z.string().regex(/^\d{1,20}$/, 'must be digits');

/** A line of the cart (R238). `id` stays the same while the line exists. */
export const CartItem = z
  .object({
    id: z.string(),
    sokId: z.string(),
    quantity: z.number().int(),
    product: Product,
    variant: Variant.nullable(),
    /** Chosen options of the variant: colour and size, with their ids. */
    attributes: z.array(z.object({ uid: z.string(), label: z.string(), value: z.string() })),
    /** What the shopper pays for one piece, and for all of the line, in cents. */
    unitPriceEuroCents: z.number().int(),
    rowTotalEuroCents: z.number().int(),
    /** General price of one piece, in cents. */
    generalPriceEuroCents: z.number().int(),
    /** Why the shopper pays less than the general price; null when they do not. */
    benefit: z.enum(['co-op', 'card']).nullable(),
    /** Whether it may be replaced by a similar product; absent where it never is. */
    allowsSubstitute: z.boolean().optional(),
    /** The cart's coupon does not count for it; absent where it does, or there is none. */
    isExcluded: z.boolean().optional(),
    /** The price of a piece when the shopper last saw it, and now; absent where it is the same. */
    priceChange: z
      .object({ beforeEuroCents: z.number().int(), nowEuroCents: z.number().int() })
      .optional(),
  })
  .openapi('CartItem');
export type CartItem = z.output<typeof CartItem>;

/** A line whose product is no longer sold. It counts nowhere, and stays until the shopper has seen that. */
export const GoneLine = z
  .object({
    id: z.string(),
    sokId: z.string(),
    quantity: z.number().int(),
    /** As the shopper last saw it; empty where that is not known. */
    name: z.string(),
  })
  .openapi('GoneLine');
export type GoneLine = z.output<typeof GoneLine>;

/** Sums of the cart in cents, VAT included. */
export const CartPrice = z
  .object({
    /** VAT included in the total, per rate. */
    taxes: z.array(z.object({ ratePermille: z.number().int(), value: z.number().int() })),
    grandTotal: z.number().int(),
    subTotal: z.number().int(),
    discountsTotal: z.number().int(),
    discounts: z.array(z.object({ label: z.string(), value: z.number().int() })),
    shipping: z.number().int(),
  })
  .openapi('CartPrice');
export type CartPrice = z.output<typeof CartPrice>;

/** Why a coupon in the cart gives no discount (R248). */
export const CouponRefusal = z
  .object({
    reason: z.enum(['below-minimum', 'ended']),
    /** Minimum sum of products for the coupon, and how much is missing. */
    minimumEuroCents: z.number().int(),
    missingEuroCents: z.number().int(),
  })
  .openapi('CouponRefusal');
export type CouponRefusal = z.output<typeof CouponRefusal>;

/** The cart (R235). */
export const Cart = z
  .object({
    /** The current token; it differs from the requested one after a merge. */
    token: z.string(),
    /** True for a customer's cart, which only that customer may see and change. */
    isCustomers: z.boolean(),
    items: z.array(CartItem),
    /** Lines that are no longer sold; absent where there are none. */
    gone: z.array(GoneLine).optional(),
    coupons: z.array(z.string()),
    /** Why the coupon gives no discount; null when it does, or there is none. */
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

/** Refusals of all calls about a cart: no such cart, or another customer's. */
export const refusalsOfCarts = {
  401: ['login-required'],
  403: ['not-your-cart'],
  404: ['cart-not-found'],
} as const;

/** Refusals of products that cannot be added. */
export const refusalsOfAdding = [
  'sku-unknown',
  'not-available',
  'not-yet',
  'out-of-stock',
  'cart-full',
] as const;

/** POST /v2/cart/create (R289). A customer's new cart gets the lines of the customer's previous cart. */
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
 * POST /v2/cart/add (R291). A variant is chosen by `variantSokId`, or by `selectedOptions`: `uid`s of
 * attributes that together match only one variant. Refusals (400) say 'Could not find a product with SKU …' or
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
      400: refusalsOfAdding,
    }),
  },
});

/** POST /v2/cart/item (R292): sets the quantity; 0 removes the line. Clients treat 200 and 400 as results: a 400 has a `message`. */
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

/** POST /v2/cart/item/substitute: whether a line may be replaced by a similar product when it is collected. */
export const setSubstitute = createRoute({
  method: 'post',
  path: '/v2/cart/item/substitute',
  summary: 'Lets a line be replaced by a similar product, or not',
  security: guestOrCustomer,
  request: jsonBody(
    z.object({
      cartToken: CartToken,
      itemId: z.string().max(64),
      sokId: SokId,
      isAllowed: z.boolean(),
    }),
  ),
  responses: {
    200: json(Cart, 'The cart after it.'),
    ...problems({ ...refusalsOfCarts, 400: ['item-not-found', 'not-replaceable'] }),
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

const TypedCode = z.string().transform(codeOf).pipe(z.string().min(1).max(50));

/** POST /v2/cart/coupon (R294). */
export const applyCoupon = createRoute({
  method: 'post',
  path: '/v2/cart/coupon',
  summary: 'Applies a coupon',
  security: guestOrCustomer,
  request: jsonBody(z.object({ cartToken: CartToken, couponCode: TypedCode })),
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

/** POST /v2/cart/merge (R296): moves the lines of `cartToken` into `destinationCartToken`; repeating it
 * changes nothing. The token of a guest's cart merged into a customer's cart refers to that cart from then on. */
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
