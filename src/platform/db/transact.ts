/** Transactions that give way to others are run again. */
import type { Db } from './database.ts';

/** PostgreSQL's codes for a deadlock, and for what fits in no order with what others did. */
const givenWay = ['40P01', '40001'];

const maximumAttempts = 4;

/** Runs `work` in a transaction, and again when the database ended it for the sake of another; so
 * `work` must do nothing outside of `tx`. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === maximumAttempts || !hasGivenWay(error)) throw error;
    }
  }
}

/** The driver's error lies inside of the query builder's. */
function hasGivenWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return givenWay.some((one) => one === code) || hasGivenWay(error.cause);
}
