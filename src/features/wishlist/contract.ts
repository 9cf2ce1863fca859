/** The wishlist of a customer and its three calls (R186, R273–R275). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { Availability, ProductCard, Variant } from '../catalogue/contract.ts';

/** Most entries one customer may have. */
export const maximumEntries = 500;

export const SokId = z.string().regex(/^\d{1,20}$/, 'must be digits');

/** An entry for a product or one of its variants (R186). */
export const WishlistEntry = z
  .object({
    /** Id of the product or variant that was added. */
    sokId: z.string(),
    /** Null when the product is no longer in the catalogue; such an entry does not count (R187). */
    product: ProductCard.nullable(),
    variant: Variant.nullable(),
    /** ISO 8601. */
    savedAt: z.string(),
    /** The general price when the entry was added, and the one now; cents. */
    priceWhenSavedEuroCents: z.number().int().nonnegative(),
    priceEuroCents: z.number().int().nonnegative().nullable(),
    availability: Availability,
  })
  .openapi('WishlistEntry');
export type WishlistEntry = z.output<typeof WishlistEntry>;

/** GET /v1/wishlist (R273), latest entry first. */
export const getWishlist = createRoute({
  method: 'get',
  path: '/v1/wishlist',
  summary: 'What the customer wishes for',
  security: [{ bearer: [] }],
  responses: {
    200: json(z.array(WishlistEntry), 'The entries.'),
    ...problems({ 401: ['not-logged-in'] }),
  },
});

/**
 * POST /v1/wishlist (R274). Adding again changes nothing; an entry removed within the last ten minutes
 * is restored. Refusals: 404 `product-not-found`, 400 `wishlist-full`.
 */
export const addToWishlist = createRoute({
  method: 'post',
  path: '/v1/wishlist',
  summary: 'Adds a wish',
  security: [{ bearer: [] }],
  request: jsonBody(z.object({ sokId: SokId })),
  responses: {
    204: { description: 'It is wished for.' },
    ...problems({
      400: ['wishlist-full'],
      401: ['not-logged-in'],
      404: ['product-not-found'],
    }),
  },
});

/** DELETE /v1/wishlist/{sokId} (R275): the id of a product also removes its variants; no error when there is no entry. */
export const removeFromWishlist = createRoute({
  method: 'delete',
  path: '/v1/wishlist/{sokId}',
  summary: 'Removes a wish',
  security: [{ bearer: [] }],
  request: { params: z.object({ sokId: SokId }) },
  responses: {
    204: { description: 'It is not wished for.' },
    ...problems({ 400: [], 401: ['not-logged-in'] }),
  },
});
