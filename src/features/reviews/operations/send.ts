/** Sends a review for moderation, if its writer may send one. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { sendReview } from '../contract.ts';
import type { ReviewsDeps } from '../deps.ts';
import type { NewReview } from '../record.ts';
import { holdProduct, putReview, spend } from '../repository.ts';
import { limits } from '../rules/limits.ts';
import { recount } from './recount.ts';

type Sending = Pick<ReviewsDeps, 'db' | 'setRatings' | 'codeOf' | 'now'>;

/** The writer's earlier review of the product is replaced, and no longer counts.
 * @param network that the request comes from
 * @throws 429 `too-many-reviews`, with `retryAfterMinutes` */
export const send = (deps: Sending, review: NewReview, network: string): Promise<void> =>
  transact(deps.db, async (tx) => {
    await holdProduct(tx, review.productSokId);
    await putReview(tx, review);
    await recount(tx, review.productSokId, deps.setRatings);
    // Last, so that a row that many writers share is locked for a short time.
    await charge(deps, tx, 'writer', review.customerId ?? review.orderNumber);
    await charge(deps, tx, 'network', network);
  });

async function charge(
  { codeOf, now }: Sending,
  tx: Db,
  limit: keyof typeof limits,
  whose: string,
): Promise<void> {
  const seconds = await spend(tx, `${limit}:${codeOf(whose)}`, limits[limit], now());
  if (seconds === 0) return;
  const retryAfterMinutes = Math.ceil(seconds / 60);
  throw refuse(sendReview, 'too-many-reviews', 'Too many reviews', { retryAfterMinutes });
}
