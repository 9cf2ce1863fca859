/** Renews the encrypted tokens: one renewal of a session at a time, across all processes (R278). */
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, ShopError } from '#platform/errors.ts';
import { type AuthTokens, renewToken } from '../contract.ts';
import type { SessionDeps } from '../deps.ts';
import { renewalSeconds, standingOf, waitingSeconds } from '../rules/lifetime.ts';
import * as store from '../repository.ts';
import { forBrowser } from '../provider/tokens.ts';

/** Milliseconds between polls while another request renews the session. */
const pollEvery = 20;

export interface RenewalRequest {
  refreshToken: string;
  /** The customer's record has changed at the provider, so a record read a moment ago is stale. */
  isChanged?: boolean;
}

/** Renews both tokens. Two tabs that send the same token get the same result: the second waits for the first,
 * or comes within the grace period.
 * @throws 401 without session, 400 when the token does not belong to it (one that is used again later ends it), 503
 *   while the provider cannot be reached */
export async function renew(
  deps: SessionDeps,
  authToken: string | undefined,
  { refreshToken, isChanged = false }: RenewalRequest,
): Promise<AuthTokens> {
  const hash = store.hashOf(refreshToken);
  const end = deps.now().add({ seconds: waitingSeconds });
  for (let now = deps.now(); Temporal.Instant.compare(now, end) < 0; now = deps.now()) {
    const session = authToken ? await store.findSession(deps.db, authToken, now) : null;
    if (session?.issuer !== deps.provider.issuer) throw notLoggedIn();
    const present = store.hashOf(forBrowser(session.refreshToken));
    const standing = standingOf(hash, present, session, now.epochMilliseconds);
    if (standing === 'replayed') await endReplayed(deps, session);
    if (standing === 'replayed' || standing === 'unknown')
      throw refuse(renewToken, 'token-unknown', 'The token is not this one’s');
    if (standing === 'just-renewed' && !isChanged) return tokensOf(session);
    const until = now.add({ seconds: renewalSeconds });
    if (await store.claimRenewal(deps.db, session, now, until)) {
      return renewNow(deps, session, hash);
    }
    await sleep(pollEvery);
  }
  throw refuse(renewToken, 'renewal-pending', 'The tokens are being renewed; try again');
}

/** Somebody has an old token of the session, so it ends for everybody, at the provider too where that can be reached. */
async function endReplayed(
  { db, provider, tokens }: SessionDeps,
  session: store.SessionRow,
): Promise<void> {
  await store.dropSession(db, session);
  const token = await tokens.open('refresh', session.refreshToken);
  await provider.revoke(token).catch(() => {});
}

export const notLoggedIn = () => refuse(renewToken, 'not-logged-in', 'Not logged in');

const tokensOf = (session: Pick<store.SessionRow, 'accessToken' | 'refreshToken'>): AuthTokens => ({
  sIdEncryptedAccessToken: forBrowser(session.accessToken ?? ''),
  sIdEncryptedRefreshToken: forBrowser(session.refreshToken),
});

/** The provider has ended the grant: the token cannot be renewed again. */
const isEnded = (error: unknown): boolean =>
  error instanceof ShopError && error.details['providerError'] === 'invalid_grant';

/** No transaction is open during the call to the provider, which may use the same database.
 * @param previousHash hash of the refresh token in the request, which other requests may be using right now */
async function renewNow(
  deps: SessionDeps,
  session: store.SessionRow,
  previousHash: string,
): Promise<AuthTokens> {
  const { db, provider, tokens, now } = deps;
  try {
    const old = await tokens.open('refresh', session.refreshToken);
    const granted = await provider.refresh(old, session.customer);
    const endsAt = now().epochMilliseconds / 1000 + granted.expiresIn;
    const lastsUntil = session.endsAt.epochMilliseconds / 1000;
    const accessToken = await tokens.seal('access', granted.accessToken, endsAt);
    const renewed = {
      accessToken,
      accessHash: store.hashOf(forBrowser(accessToken)),
      refreshToken: await tokens.seal('refresh', granted.refreshToken, lastsUntil),
      idToken: granted.idToken && (await tokens.seal('id', granted.idToken, lastsUntil)),
      customer: granted.customer,
      previousHash,
    };
    await store.keepRenewal(db, session, renewed, now());
    return tokensOf(renewed);
  } catch (error) {
    await (isEnded(error) ? store.dropSession(db, session) : store.leaveRenewal(db, session));
    throw error;
  }
}
