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

/** Holds the account until the transaction ends. */
export const holdAccount = (tx: Db, id: string) => one(tx, sql`where id = ${id} for update`);

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

const columnsByName: Record<keyof Change, SQL> = {
  email: sql`email`,
  passwordHash: sql`password_hash`,
  givenName: sql`given_name`,
  familyName: sql`family_name`,
  phone: sql`phone`,
  language: sql`language`,
  addresses: sql`addresses`,
  bonusCard: sql`bonus_card`,
  isCoop: sql`is_coop`,
};

function assignment(name: keyof Change, change: Change): SQL {
  if (name === 'addresses') return sql`addresses = ${JSON.stringify(change.addresses)}::jsonb`;
  const value = name === 'email' ? emailKey(change.email ?? '') : change[name];
  return sql`${columnsByName[name]} = ${value}`;
}

/** Changes what is given and nothing else. @returns false when the new e-mail or card is another account's. */
export async function changeAccount(db: Db, id: string, change: Change): Promise<boolean> {
  const names = Object.keys(change) as (keyof Change)[];
  const set = sql.join(
    names.map((name) => assignment(name, change)),
    sql`, `,
  );
  try {
    const rows = await rowsOf(
      db,
      sql`update identity.account set ${set} where id = ${id} returning id`,
    );
    return rows.length > 0;
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
