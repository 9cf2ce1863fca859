/** For attacks: customers of the shop. */
import { addDemoCustomers } from '#features/identity/accounts/demo.ts';
import type { Database } from '#platform/db/database.ts';

export const aino = { email: 'aino@attacks.example', password: 'salainen-sana-2026' };
export const onni = { email: 'onni@attacks.example', password: 'toinen-salaisuus-2026' };

export async function addCustomers(database: Database): Promise<void> {
  const account = (who: typeof aino, givenName: string) => ({
    ...who,
    givenName,
    familyName: 'Aalto',
    phone: '',
    language: 'fi' as const,
    addresses: [],
    bonusCard: null,
    isCoop: false,
  });
  const customers = [account(aino, 'Aino'), account(onni, 'Onni')];
  await addDemoCustomers(database, { customers, cards: [] }, Temporal.Now.instant());
}
