/** Accounts in the schema `identity`. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { emailKey, type Account, type NewAccount } from '../record.ts';

const columns = sql`id, email, password_hash as "passwordHash", given_name as "givenName",
  family_name as "familyName", phone, language, addresses, bonus_card as "bonusCard",
  is_coop as "isCoop"`;

async function one(db: Db, rest: SQL): Promise<Account | null> {
  const rows = await rowsOf<Account>(db, sql`select ${columns} from identity.account ${rest}`);
  return rows[0] ?? null;
}

export const findAccount = (db: Db, id: string) => one(db, sql`where id = ${id}`);

export const findByEmail = (db: Db, email: string) =>
  one(db, sql`where email = ${emailKey(email)}`);

/** Writes an account; null when its e-mail has one already. */
export async function insertAccount(
  db: Db,
  account: NewAccount,
  now: Temporal.Instant,
): Promise<Account | null> {
  const rows = await rowsOf<Account>(
    db,
    sql`insert into identity.account (id, email, password_hash, given_name, family_name, phone,
      language, addresses, bonus_card, is_coop, created_at)
    values (${randomToken()}, ${emailKey(account.email)}, ${account.passwordHash},
      ${account.givenName}, ${account.familyName}, ${account.phone}, ${account.language},
      ${JSON.stringify(account.addresses)}::jsonb, ${account.bonusCard}, ${account.isCoop},
      ${String(now)}::timestamptz)
    on conflict (email) do nothing
    returning ${columns}`,
  );
  return rows[0] ?? null;
}

type Change = Partial<Omit<Account, 'id'>>;

/** Changes what is given. @returns false when the new e-mail or card is another account's. */
export async function changeAccount(db: Db, id: string, change: Change): Promise<boolean> {
  const before = await findAccount(db, id);
  if (!before) return false;
  const after = { ...before, ...change };
  const rows = await rowsOf(
    db,
    sql`update identity.account set email = ${emailKey(after.email)},
      password_hash = ${after.passwordHash}, given_name = ${after.givenName},
      family_name = ${after.familyName}, phone = ${after.phone}, language = ${after.language},
      addresses = ${JSON.stringify(after.addresses)}::jsonb, bonus_card = ${after.bonusCard},
      is_coop = ${after.isCoop}
    where id = ${id} and not exists (
      select 1 from identity.account other where other.id <> ${id}
        and (other.email = ${emailKey(after.email)} or other.bonus_card = ${after.bonusCard}))
    returning id`,
  );
  return rows.length > 0;
}
