/** Publishes and rejects reviews; the writer is notified by mail (L20). */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { ModerationDeps } from '../deps.ts';
import { decisionMail } from '../mail/decision.ts';
import type { Decision } from '../record.ts';
import { findReview, holdProduct, setDecision, type ReviewRow } from '../repository.ts';
import { isChange } from '../rules.ts';
import { recount } from './recount.ts';

export type Moderated = 'done' | 'unchanged' | 'unknown';

/** Decides on a review in one transaction with its product's rating and the mail. */
export const moderate = (
  deps: ModerationDeps,
  id: number,
  decision: Decision,
): Promise<Moderated> =>
  transact(deps.db, async (tx) => {
    const found = await findReview(tx, id);
    if (!found) return 'unknown';
    await holdProduct(tx, found.productSokId);
    const review = await findReview(tx, id);
    if (!review) return 'unknown';
    if (!isChange(review.state, decision)) return 'unchanged';
    const now = deps.now();
    await setDecision(tx, id, decision, now);
    await recount(tx, review.productSokId, deps.setRatings);
    await notifyWriter(deps, tx, review, decision);
    return 'done';
  });

/** No mail is sent when the shop no longer knows the address, or the product is gone. */
async function notifyWriter(
  deps: ModerationDeps,
  tx: Db,
  review: ReviewRow,
  decision: Decision,
): Promise<void> {
  const { orderNumber, productSokId, language } = review;
  const to = orderNumber === null ? null : await deps.emailOf(tx, orderNumber);
  const product = await deps.productNamed(tx, productSokId, language);
  if (to === null || product === null) return;
  const mail = decisionMail({ to, review, decision, product }, deps);
  await enqueue(tx, 'send-mail', mail, { runAt: deps.now() });
}
