/** Keeps the ratings in the catalogue exact, in the transaction that changes reviews. */
import type { Db } from '#platform/db/database.ts';
import type { SetRatings } from '../deps.ts';
import type { Writer } from '../record.ts';
import { holdProduct, talliesOf } from '../repository.ts';
import { deleteReviews } from '../repository/own-data.ts';
import { starsIn, summaryOf } from '../rules.ts';

/** Counts the reviews of a product that the transaction holds, and writes its rating. */
export async function recount(tx: Db, sokId: string, setRatings: SetRatings): Promise<void> {
  const tallies = await talliesOf(tx, sokId);
  const { count: ratingCount } = summaryOf(tallies);
  await setRatings(tx, [{ sokId, ratingSum: starsIn(tallies), ratingCount }]);
}

/** Erases a buyer's reviews; the ratings are then those of the others. */
export async function eraseReviews(tx: Db, writer: Writer, setRatings: SetRatings): Promise<void> {
  for (const sokId of await deleteReviews(tx, writer)) {
    await holdProduct(tx, sokId);
    await recount(tx, sokId, setRatings);
  }
}
