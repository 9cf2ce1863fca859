/** Advertisements in lists of products (R019, R399). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { CategoryPath, ProductCard } from '../catalogue/contract.ts';

/** Where advertisements are asked for: all that is known is the page. */
export const Placement = z.enum(['category', 'search']);
export type Placement = z.output<typeof Placement>;

/** An address of the ad service, sealed by the API; it is opened only where it was sealed. */
const Sealed = z.string().max(3000);

export const Ad = z
  .object({
    id: z.string(),
    /** Who pays, where it is known. */
    advertiser: z.string().nullable(),
    product: ProductCard,
    /** What may be reported when the shopper agrees to it; absent when nobody wants it. */
    reports: z.object({ impression: Sealed.optional(), click: Sealed.optional() }),
  })
  .openapi('Ad');
export type Ad = z.output<typeof Ad>;

/** What a page shows; nothing of who reads it. */
const AdsQuery = z
  .object({
    placement: Placement,
    category: CategoryPath.optional(),
    words: z.string().trim().min(2).max(200).optional(),
  })
  .refine(
    ({ placement, category, words }) =>
      (placement === 'category') === (category !== undefined) &&
      (placement === 'search') === (words !== undefined),
    { error: 'needs a category or words, as the placement says' },
  );
export type AdsQuery = z.output<typeof AdsQuery>;

/** GET /v1/ads: at most four; none while the switch is off, or when the ad service does not answer. */
export const getAds = createRoute({
  method: 'get',
  path: '/v1/ads',
  summary: 'Advertisements for a category or a search',
  request: { query: AdsQuery },
  responses: { 200: json(z.array(Ad), 'The same for everybody.'), ...problems({ 400: [] }) },
});

/** POST /v1/ads/reports: only of shoppers who agree to it. Nothing about them is sent on. */
export const reportAd = createRoute({
  method: 'post',
  path: '/v1/ads/reports',
  summary: 'Reports that an advertisement was seen or opened',
  request: jsonBody(z.object({ report: Sealed })),
  responses: {
    204: { description: 'The ad service was called.' },
    ...problems({ 400: ['report-unknown'] }),
  },
});
