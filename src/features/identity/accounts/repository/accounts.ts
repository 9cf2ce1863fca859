/** Repository of accounts, in the schema `identity`. */
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { emailKey, type Account, type NewAccount } from '../record.ts';
import { account as table } from '../../tables.ts';

const accounts = (db: Db) => db.select().from(table);

const first = async (rows: PromiseLike<Account[]>): Promise<Account | null> =>
  (await rows)[0] ?? null;

export const findAccount = (db: Db, id: string) => first(accounts(db).where(eq(table.id, id)));

/** Reads the account and locks its row until the transaction ends. */
export const holdAccount = (tx: Db, id: string) =>
  first(accounts(tx).where(eq(table.id, id)).for('update'));

export const findByEmail = (db: Db, email: string) =>
  first(accounts(db).where(eq(table.email, emailKey(email))));

/** Inserts an account; null when its e-mail already has one. */
export const insertAccount = (db: Db, account: NewAccount, now: Temporal.Instant) =>
  first(
    db
      .insert(table)
      .values({ ...account, id: randomToken(), email: emailKey(account.email), createdAt: now })
      .onConflictDoNothing({ target: table.email })
      .returning(),
  );

/** Updates the given columns only.
 * @returns false when another account has the new e-mail or card */
export async function changeAccount(
  db: Db,
  id: string,
  { email, ...change }: Partial<NewAccount>,
): Promise<boolean> {
  try {
    const changed = await db
      .update(table)
      .set({ ...change, ...(email !== undefined && { email: emailKey(email) }) })
      .where(eq(table.id, id))
      .returning({ id: table.id });
    return changed.length > 0;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** PostgreSQL's code for a unique violation; the driver's error is the cause. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '23505' || isTaken(error.cause);
}
