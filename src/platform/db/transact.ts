/** Runs transactions again after a deadlock or a serialization failure. */
import type { Db } from './database.ts';

/** PostgreSQL's codes for a deadlock and a serialization failure. */
const givenWay = ['40P01', '40001'];

const maximumAttempts = 4;

/** Runs `work` in a transaction, and again when the database aborted it in favour of another one; so `work`
 * must have no side effects outside `tx`. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === maximumAttempts || !hasGivenWay(error)) throw error;
    }
  }
}

/** The driver's error is a cause of the query builder's error. */
function hasGivenWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return givenWay.some((one) => one === code) || hasGivenWay(error.cause);
}
