/** Reviews of products, and the calls that read and send them (R400, R401). */
import {
  createRoute,
  guestOrCustomer,
  json,
  jsonBody,
  PageNumber,
  problems,
  z,
} from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { OtherLanguage } from '#platform/i18n/local-text.ts';
import { Picture, ProductParams } from '../catalogue/contract.ts';
import { Fit, TypedReview } from './contract/typed-review.ts';
import { rejectReasons, reviewSorts, reviewStates } from './contract/values.ts';

/** Reviews on one page. */
export const reviewsPerPage = 5;

const ReviewSort = z.enum(reviewSorts);

/** A published review. */
export const Review = z
  .object({
    id: z.number().int(),
    stars: z.number().int(),
    title: z.string(),
    text: z.string(),
    displayName: z.string(),
    fit: Fit.nullable(),
    /** Of the page it was written on; reviews are not translated. */
    language: z.enum(languages),
    /** ISO 8601. */
    sentAt: z.string(),
  })
  .openapi('Review');
export type Review = z.output<typeof Review>;

/** What all published reviews of a product add up to. */
export const ReviewSummary = z
  .object({
    count: z.number().int(),
    /** Rounded to one decimal; null without reviews. */
    average: z.number().nullable(),
    /** Number of reviews with five stars, four, three, two and one. */
    distribution: z.array(z.number().int()).length(5),
    /** Number of answers on how it fits. */
    fits: z.record(Fit, z.number().int()),
  })
  .openapi('ReviewSummary');
export type ReviewSummary = z.output<typeof ReviewSummary>;

/** GET /v1/reviews/{id}: published reviews of a product; of one that is not known there are none. */
export const getReviews = createRoute({
  method: 'get',
  path: '/v1/reviews/{id}',
  summary: 'Reviews of a product',
  request: {
    params: ProductParams,
    query: z.object({ sort: ReviewSort.default('newest'), page: PageNumber }),
  },
  responses: {
    200: json(
      z.object({
        summary: ReviewSummary,
        reviews: z.array(Review),
        pages: z.number().int(),
      }),
      'One page of reviews.',
    ),
    ...problems({ 400: [] }),
  },
});
export type ReviewPage = z.output<
  (typeof getReviews.responses)[200]['content']['application/json']['schema']
>;

export const ReviewState = z.enum(reviewStates);
export const RejectReason = z.enum(rejectReasons);

/** A review as its writer sees it. */
export const OwnReview = Review.omit({ id: true })
  .extend({
    state: ReviewState,
    /** Null unless it is rejected. */
    reason: RejectReason.nullable(),
  })
  .openapi('OwnReview');
export type OwnReview = z.output<typeof OwnReview>;

/** A product that was bought, with what its buyer has written. */
export const ReviewableProduct = z
  .object({
    sokId: z.string(),
    name: z.string(),
    nameLanguage: OtherLanguage,
    urlPath: z.string(),
    picture: Picture.nullable(),
    /** It comes in sizes, so it may fit well or not. */
    hasSizes: z.boolean(),
    own: OwnReview.nullable(),
    /** Something of its order has come: only then it can be reviewed. */
    hasCome: z.boolean(),
  })
  .openapi('ReviewableProduct');
export type ReviewableProduct = z.output<typeof ReviewableProduct>;

/** The order that a guest bought with; its key is in the links of their mails. */
export const ReviewedOrder = z.object({
  number: z.string().regex(/^\d{6,12}$/),
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type ReviewedOrder = z.output<typeof ReviewedOrder>;

/** GET /v1/reviewable: products the caller has bought and paid for, latest first: those of the customer, or
 * of the order. Empty for everybody else. */
export const getReviewable = createRoute({
  method: 'get',
  path: '/v1/reviewable',
  summary: 'Products the caller can review, or will when they have come',
  security: guestOrCustomer,
  request: { query: ReviewedOrder.partial() },
  responses: {
    200: json(z.array(ReviewableProduct), 'The products.'),
    ...problems({ 400: [] }),
  },
});

/** POST /v1/reviews: sends a review for moderation; a review that the buyer sent before is replaced. Refusals:
 * 403 `reviews-off` while none are taken (R015), 403 `not-bought` unless the caller has bought and paid for
 * the product, 403 `not-delivered` before something of the order has come, 429 `too-many-reviews`. */
export const sendReview = createRoute({
  method: 'post',
  path: '/v1/reviews',
  summary: 'Sends a review',
  security: guestOrCustomer,
  request: jsonBody(
    TypedReview.extend({
      sokId: z.string().regex(/^\d{1,20}$/),
      order: ReviewedOrder.optional(),
    }),
  ),
  responses: {
    204: { description: 'It waits for moderation.' },
    ...problems({
      400: [],
      403: ['reviews-off', 'not-bought', 'not-delivered'],
      429: ['too-many-reviews'],
    }),
  },
});
