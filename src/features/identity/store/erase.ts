/** Accounts that are no more (L29). */
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { endSessionsOf } from './artifacts.ts';

/** Erases an account, what was granted to it and the mailed links that lead to it. */
export async function eraseAccount(tx: Db, accountId: string): Promise<void> {
  await endSessionsOf(tx, accountId);
  await tx.execute(sql`delete from identity.ticket where data ->> 'accountId' = ${accountId}`);
  await tx.execute(sql`delete from identity.account where id = ${accountId}`);
}
