/** Handlers of the benefits: the shop's own loyalty programme, orders and campaigns (R312). */
import type { Context } from 'hono';
import type { Campaign } from '#features/campaigns/record.ts';
import { currentFirst } from '#features/campaigns/rules.ts';
import { campaignPath } from '#features/catalogue/rules/category-menu.ts';
import { authHeader } from '#features/consents/contract.ts';
import type { Places } from '#features/consents/rules/texts.ts';
import type { Loyalty } from '#features/loyalty/record.ts';
import { bonusEstimate } from '#features/loyalty/rules.ts';
import type { CustomerOf } from '#features/session/record.ts';
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { fallbackLanguage, inEveryLanguage, localText } from '#platform/i18n/language.ts';
import { textsOf } from '#platform/i18n/message-files.ts';
import * as calls from './contract.ts';
import { purchasesSince } from './purchases.ts';

export interface BenefitsDeps {
  db: Db;
  customerOf: CustomerOf;
  loyalty(): Loyalty;
  campaigns(): readonly Campaign[];
  places: Places;
  now(): Temporal.Instant;
}

type Call = Context<{ Variables: RequestFacts }>;

/** Where the shop's own pages have the texts, and the beginnings of their keys. */
const bundles = {
  cart: { folder: 'pages/parts/account', keys: /^(?:bonus|saved|logIn|attach)/ },
  product: { folder: 'features/pricing', keys: /^coop/ },
};

export function makeBenefitsApp(deps: BenefitsDeps) {
  const customerIdOf = async (c: Call): Promise<string> => {
    const found = await deps.customerOf(c.req.header(authHeader));
    if (found) return found.customerId;
    throw refuse(calls.getBonusLevels, 'not-logged-in', 'Benefits need a customer');
  };
  return makeSubApp()
    .openapi(calls.getBenefitsPurchases, async (c) =>
      c.json(await benefitsOf(deps, await customerIdOf(c)), 200),
    )
    .openapi(calls.getBonusLevels, async (c) => {
      await customerIdOf(c);
      const { bonusSteps } = deps.loyalty();
      const levels = bonusSteps.map((step) => ({
        fromEuroCents: step.fromCents,
        percent: step.percent,
      }));
      return c.json(levels, 200);
    })
    .openapi(calls.getCartBonusTexts, async (c) => {
      await customerIdOf(c);
      return c.json(textsFrom(bundles.cart, c), 200);
    })
    .openapi(calls.getProductBonusTexts, async (c) => {
      await customerIdOf(c);
      return c.json(textsFrom(bundles.product, c), 200);
    })
    .openapi(calls.getPromotions, (c) => c.json(running(deps).map(promotionIn(deps)), 200))
    .openapi(calls.getPromotionTexts, (c) => {
      const texts = running(deps).flatMap(({ path, name, description }) => [
        [`promotions.${path}.title`, localText(name, c.get('language'))],
        [`promotions.${path}.text`, localText(description, c.get('language'))],
      ]);
      return c.json(Object.fromEntries(texts) as Record<string, string>, 200);
    });
}

async function benefitsOf({ db, loyalty, now }: BenefitsDeps, customerId: string) {
  const yearAgo = now().toZonedDateTimeISO('UTC').subtract({ months: 12 }).toInstant();
  const purchases = (await purchasesSince(db, customerId, yearAgo)).map(
    ({ earningEuroCents, ...one }) => ({
      ...one,
      bonusEuroCents: bonusEstimate(loyalty(), earningEuroCents)?.cents ?? 0,
    }),
  );
  const sumOf = (key: 'totalEuroCents' | 'bonusEuroCents') =>
    purchases.reduce((sum, one) => sum + one[key], 0);
  const [totalEuroCents, bonusEuroCents] = [sumOf('totalEuroCents'), sumOf('bonusEuroCents')];
  return { purchases, totalEuroCents, bonusEuroCents };
}

function textsFrom({ folder, keys }: { folder: string; keys: RegExp }, c: Call) {
  const all = { ...textsOf(folder, fallbackLanguage), ...textsOf(folder, c.get('language')) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.test(key)));
}

/** What is always on is no promotion. */
const running = ({ campaigns, now }: BenefitsDeps): Campaign[] =>
  currentFirst(campaigns(), now().epochMilliseconds).filter((one) => !one.isPermanent);

const promotionIn =
  ({ places }: BenefitsDeps) =>
  (campaign: Campaign) => {
    const { path: id, name, description, startTime, endTime, bannerImage } = campaign;
    const to = (language: 'fi' | 'sv' | 'en') => places.addressOf(campaignPath(campaign), language);
    return {
      id,
      title: inEveryLanguage(name),
      text: inEveryLanguage(description),
      startTime,
      endTime,
      url: { fi: to('fi'), sv: to('sv'), en: to('en') },
      imageUrl: bannerImage ? places.pictureUrl(bannerImage.desktop) : null,
    };
  };
