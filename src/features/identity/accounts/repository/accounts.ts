/** Accounts in the schema `identity`. */
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { emailKey, type Account, type NewAccount } from '../record.ts';
import { account as table } from '../../tables.ts';

const accounts = (db: Db) => db.select().from(table);

const first = async (rows: PromiseLike<Account[]>): Promise<Account | null> =>
  (await rows)[0] ?? null;

export const findAccount = (db: Db, id: string) => first(accounts(db).where(eq(table.id, id)));

/** Holds the account until the transaction ends. */
export const holdAccount = (tx: Db, id: string) =>
  first(accounts(tx).where(eq(table.id, id)).for('update'));

export const findByEmail = (db: Db, email: string) =>
  first(accounts(db).where(eq(table.email, emailKey(email))));

/** Writes an account; null when its e-mail has one already. */
export const insertAccount = (db: Db, account: NewAccount, now: Temporal.Instant) =>
  first(
    db
      .insert(table)
      .values({ ...account, id: randomToken(), email: emailKey(account.email), createdAt: now })
      .onConflictDoNothing({ target: table.email })
      .returning(),
  );

/** Changes what is given and nothing else. @returns false when the new e-mail or card is another account's. */
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

/** PostgreSQL's code for a value that must be one row's only; the driver's error lies inside. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '23505' || isTaken(error.cause);
}
