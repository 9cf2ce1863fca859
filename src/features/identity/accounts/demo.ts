/** Customers of a demo shop. */
import type { Database } from '#platform/db/database.ts';
import { hashPassword } from './passwords.ts';
import type { NewAccount } from './record.ts';
import { findByEmail, insertAccount } from './repository/accounts.ts';
import { registerCard, type RegisteredCard } from './repository/cards.ts';

export type DemoCustomer = Omit<NewAccount, 'passwordHash'> & { password: string };

/** Adds the missing ones. */
export async function addDemoCustomers(
  { db }: Database,
  { customers, cards }: { customers: DemoCustomer[]; cards: RegisteredCard[] },
  now: Temporal.Instant,
): Promise<void> {
  for (const card of cards) await registerCard(db, card);
  for (const { password, ...account } of customers) {
    if (await findByEmail(db, account.email)) continue;
    await insertAccount(db, { ...account, passwordHash: await hashPassword(password) }, now);
  }
}
