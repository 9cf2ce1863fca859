/** Finds transactions that waited for each other, which the shop only feels as a pause. */
import type { Db } from '../database.ts';

/** @returns the database, and the codes with which it has aborted transactions in favour of others */
export function watchingAborted(db: Db): { db: Db; aborted: string[] } {
  const aborted: string[] = [];
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(work).catch((error: Error & { cause?: { code?: string } }) => {
      aborted.push(error.cause?.code ?? error.message);
      throw error;
    });
  const watched = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { db: watched, aborted };
}
