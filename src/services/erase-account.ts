/** Has the account of a customer erased where it is kept: at the identity provider. */
import { refuse } from '#platform/errors.ts';
import type { SessionDeps } from '#features/session/deps.ts';
import type { ProviderAddress } from '#features/session/discovery.ts';
import { notLoggedIn, renew } from '#features/session/renew.ts';
import { findSession } from '#features/session/store.ts';

/** What a provider answers that knows of no such call: the account is not the shop's to erase. */
const notOurs = [404, 405, 501];

/** Erases the account of a session with `DELETE /account` of the provider.
 * @returns false when the provider has no such call. @throws 401 without session, 503 when it fails */
export const accountEraser =
  (deps: SessionDeps, { issuer, fetch }: Pick<ProviderAddress, 'issuer' | 'fetch'>) =>
  async (authToken: string): Promise<boolean> => {
    const session = await findSession(deps.db, authToken, deps.now());
    if (!session) throw notLoggedIn();
    const renewed = await renew(deps, authToken, { refreshToken: session.refreshToken });
    const token = await deps.tokens.open('access', renewed.sIdEncryptedAccessToken);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new Request(`${issuer}/account`, { method: 'DELETE', headers }));
    if (notOurs.includes(answer.status)) return false;
    if (answer.ok) return true;
    throw refuse(503, 'account-not-erased', 'The account could not be erased; try again');
  };
