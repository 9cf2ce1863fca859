/** Connects the moderation of reviews to orders, catalogue and content space; it runs outside of the API. */
import { productNames, setRatings } from '#features/catalogue/repository/ratings.ts';
import { pagesOf } from '#features/catalogue/rules/present.ts';
import { findOrder } from '#features/orders/repository.ts';
import type { ModerationDeps } from '#features/reviews/deps.ts';
import type { Db } from '#platform/db/database.ts';
import { localText } from '#platform/i18n/language.ts';

/** @param said what the process that moderates knows: addresses, the shop's name, the time */
export const moderationDeps = (
  db: Db,
  said: Pick<ModerationDeps, 'publicUrl' | 'shopName' | 'now'>,
): ModerationDeps => ({
  ...said,
  db,
  setRatings,
  async emailOf(tx, number) {
    const order = await findOrder(tx, number);
    return order === null || order.isAnonymous ? null : order.facts.customer.email;
  },
  async productNamed(tx, sokId, language) {
    const name = (await productNames(tx, [sokId])).get(sokId);
    return name === undefined
      ? null
      : { name: localText(name, language), urlPath: pagesOf({ sokId, name })[language] };
  },
});
