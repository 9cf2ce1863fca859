/** Handlers of the review calls (R400, R401). */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import { productId } from '#platform/ids.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Product } from '../catalogue/contract.ts';
import {
  getReviewable,
  getReviews,
  reviewsPerPage,
  sendReview,
  type OwnReview,
  type Review,
  type ReviewableProduct,
  type ReviewedOrder,
} from './contract.ts';
import type { Purchase, ReviewsDeps } from './deps.ts';
import { send } from './operations/send.ts';
import { publishedOf, reviewsBy, talliesOf, type ReviewRow } from './repository.ts';
import { summaryOf } from './rules.ts';

type Call = Context<{ Variables: RequestFacts }>;

const shownOf = ({ stars, title, text, displayName, fit, language, sentAt }: ReviewRow) => ({
  stars,
  title,
  text,
  displayName,
  fit,
  language,
  sentAt: String(sentAt),
});

const reviewOf = (row: ReviewRow): Review => ({ id: row.id, ...shownOf(row) });
const ownOf = (row: ReviewRow): OwnReview => ({
  ...shownOf(row),
  state: row.state,
  reason: row.reason,
});

/** Purchases of whoever calls: by the order's key, else by their login; none of others. */
async function purchasesOf(
  deps: ReviewsDeps,
  c: Call,
  order: Partial<ReviewedOrder>,
): Promise<Purchase[]> {
  const { number, key } = order;
  const today = dayInFinland(deps.now()).toString();
  if (number !== undefined && key !== undefined)
    return deps.purchasesOf(deps.db, { number, key }, today);
  const caller = await deps.customerOf(bearerOf(c));
  return caller ? deps.purchasesOf(deps.db, { customerId: caller.customerId }, today) : [];
}

const hasSizes = ({ variants }: Product): boolean => variants.some(({ size }) => size !== null);

/** The products of purchases, with what their buyer has written. */
async function reviewableOf(
  deps: ReviewsDeps,
  c: Call,
  purchases: readonly Purchase[],
): Promise<ReviewableProduct[]> {
  const [purchase] = purchases;
  if (!purchase) return [];
  const ids = purchases.map(({ productSokId }) => productSokId);
  const products = await deps.products(ids, { language: c.get('language'), isCoop: false });
  const written = await reviewsBy(deps.db, purchase);
  return products.map((product) => {
    const { sokId, name, nameLanguage, urlPath, picture } = product;
    const own = written.find((row) => row.productSokId === sokId);
    const hasCome = purchases.some((one) => one.productSokId === sokId && one.hasCome);
    const about = { sokId, name, nameLanguage, urlPath, picture };
    const shown = { ...about, hasSizes: hasSizes(product), hasCome };
    return { ...shown, own: own ? ownOf(own) : null };
  });
}

export function makeReviewsApp(deps: ReviewsDeps) {
  return makeSubApp()
    .openapi(getReviews, async (c) => {
      const id = productId(c.req.valid('param').id);
      const summary = summaryOf(await talliesOf(deps.db, id));
      const rows = await publishedOf(deps.db, id, c.req.valid('query'));
      const pages = Math.ceil(summary.count / reviewsPerPage);
      return c.json({ summary, reviews: rows.map(reviewOf), pages }, 200);
    })
    .openapi(getReviewable, async (c) => {
      const purchases = await purchasesOf(deps, c, c.req.valid('query'));
      return c.json(await reviewableOf(deps, c, purchases), 200);
    })
    .openapi(sendReview, async (c) => {
      if (!deps.isOpen()) throw refuse(sendReview, 'reviews-off', 'No reviews are taken');
      const { sokId, order = {}, ...typed } = c.req.valid('json');
      const language = c.get('language');
      const purchases = await purchasesOf(deps, c, order);
      const [product] = await deps.products([sokId], { language, isCoop: false });
      const purchase = purchases.find(({ productSokId }) => productSokId === product?.sokId);
      if (!product || !purchase) {
        throw refuse(sendReview, 'not-bought', 'Only buyers review a product');
      }
      const { hasCome, ...bought } = purchase;
      if (!hasCome) throw refuse(sendReview, 'not-delivered', 'It has not come yet');
      const fit = hasSizes(product) ? typed.fit : null;
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      const review = { ...typed, ...bought, fit, language, sentAt: deps.now() };
      await send(deps, review, network);
      return c.body(null, 204);
    });
}
