/** Accounts that are no more (L29). */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import { endSessionsOf } from './artifacts.ts';

/** The account as it is kept, for its owner: all but the password. */
export async function exportAccount(db: Db, accountId: string) {
  const [account] = await rowsOf<Record<string, unknown>>(
    db,
    sql`select email, given_name as "givenName", family_name as "familyName", phone, language,
      addresses, bonus_card as "bonusCard", is_coop as "isCoop", created_at as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'since', to_timestamp((payload ->> 'loginTs')::float8), 'until', expires_at)), '[]'::jsonb)
        from identity.artifact where model = 'Session' and account_id = account.id) as "logins"
      from identity.account where id = ${accountId}`,
  );
  return account ?? null;
}

/** E-mails of the account: its own, and those it has had or asked for of late. */
export async function emailsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await rowsOf<{ email: string }>(
    db,
    sql`select email from identity.account where id = ${accountId}
      union select data ->> 'email' from identity.ticket
        where data ->> 'accountId' = ${accountId} and data ? 'email'`,
  );
  return rows.map(({ email }) => email);
}

/** Erases an account, what was granted to it and the mailed links that lead to it. */
export async function eraseAccount(tx: Db, accountId: string): Promise<void> {
  await endSessionsOf(tx, accountId);
  await tx.execute(sql`delete from identity.ticket where data ->> 'accountId' = ${accountId}`);
  await tx.execute(sql`delete from identity.account where id = ${accountId}`);
}
