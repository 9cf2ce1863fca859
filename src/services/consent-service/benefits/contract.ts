/** Benefits of customers for the merchant's other sites (R312). */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

const security = [{ encrypted: [] }];
const notLoggedIn = { 401: ['not-logged-in'] } as const;
const Texts = z.record(z.string(), z.string());
const InLanguages = z.object({ fi: z.string(), sv: z.string(), en: z.string() });

/** GET /benefits-purchases: paid orders of the last twelve months, latest first; without what was refunded
 * and without delivery. The bonus is an estimate, as in the cart. */
export const getBenefitsPurchases = createRoute({
  method: 'get',
  path: '/api/v1/benefits-purchases',
  summary: 'Purchases of the customer and their bonus',
  security,
  responses: {
    200: json(
      z.object({
        purchases: z.array(
          z.object({
            number: z.string(),
            placedAt: z.string(),
            totalEuroCents: z.int(),
            bonusEuroCents: z.int(),
          }),
        ),
        totalEuroCents: z.int(),
        bonusEuroCents: z.int(),
      }),
      'The purchases and their sums.',
    ),
    ...problems(notLoggedIn),
  },
});

/** GET /bonus-levels: empty where purchases bring no bonus. */
export const getBonusLevels = createRoute({
  method: 'get',
  path: '/api/v1/bonus-levels',
  summary: 'From which sum a purchase brings how much bonus',
  security,
  responses: {
    200: json(
      z.array(z.object({ fromEuroCents: z.int(), percent: z.number() })),
      'The levels, lowest first.',
    ),
    ...problems(notLoggedIn),
  },
});

const texts = <const Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    security,
    responses: {
      200: json(Texts, 'ICU messages by key, in the language of the request.'),
      ...problems(notLoggedIn),
    },
  });

export const getCartBonusTexts = texts(
  '/api/v1/translations/cartbonus',
  'What a cart says about bonus',
);
export const getProductBonusTexts = texts(
  '/api/v1/translations/productbonus',
  'What a product says about prices of members',
);

/** GET /public/promotions: campaigns that run now, the most important first; for everybody. */
export const getPromotions = createRoute({
  method: 'get',
  path: '/api/v1/public/promotions',
  summary: 'Campaigns that run now',
  responses: {
    200: json(
      z.array(
        z.object({
          id: z.string(),
          title: InLanguages,
          text: InLanguages,
          startTime: z.string(),
          endTime: z.string(),
          /** Address of the campaign in each language. */
          url: InLanguages,
          imageUrl: z.string().nullable(),
        }),
      ),
      'The campaigns.',
    ),
  },
});

/** GET /translations: texts of the running campaigns, for everybody. */
export const getPromotionTexts = createRoute({
  method: 'get',
  path: '/translations',
  summary: 'Texts of the campaigns that run now',
  responses: { 200: json(Texts, 'Texts by key, in the language of the request.') },
});
