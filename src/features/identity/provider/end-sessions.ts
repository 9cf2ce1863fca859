/** Ends all logins of an account, at the provider and at the shop, in one transaction. */
import type { Db } from '#platform/db/database.ts';
import type { IdentityDeps } from '../deps.ts';
import { endSessionsOf, hash, type KeptSession } from './repository/artifacts.ts';

/** @param keep the session of the requesting device, which stays */
export async function endLogins(
  { endShopSessions }: Pick<IdentityDeps, 'endShopSessions'>,
  tx: Db,
  accountId: string,
  keep?: KeptSession,
): Promise<void> {
  await endSessionsOf(tx, accountId, keep);
  await endShopSessions(tx, accountId, keep?.grantIds.map(hash) ?? []);
}
