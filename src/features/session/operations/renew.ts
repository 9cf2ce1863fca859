/** Renewal of the encrypted tokens: one at a time, whoever asks and wherever (R278). */
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, ShopError } from '#platform/errors.ts';
import { type AuthTokens, renewToken } from '../contract.ts';
import type { SessionDeps } from '../deps.ts';
import { renewalSeconds, standingOf } from '../rules/lifetime.ts';
import * as store from '../repository.ts';
import { forBrowser } from '../provider/tokens.ts';

/** Milliseconds between looks at a renewal that another has. */
const lookEvery = 20;
const looks = ((renewalSeconds + 5) * 1000) / lookEvery;

export interface RenewalRequest {
  refreshToken: string;
  /** The customer's record was changed at the provider: what was read a moment ago will not do. */
  isChanged?: boolean;
}

/**
 * Gives both tokens anew. Two tabs that ask with the same token get the same answer: the second waits
 * for the first, or asks within the grace.
 * @throws 401 without session, 400 when the token is not good for it, 503 while the provider is away
 */
export async function renew(
  deps: SessionDeps,
  authToken: string | undefined,
  { refreshToken, isChanged = false }: RenewalRequest,
): Promise<AuthTokens> {
  const hash = store.hashOf(refreshToken);
  for (let look = 0; look < looks; look += 1) {
    const now = deps.now();
    const session = authToken ? await store.findSession(deps.db, authToken, now) : null;
    if (session?.issuer !== deps.provider.issuer) throw notLoggedIn();
    const present = store.hashOf(forBrowser(session.refreshToken));
    const standing = standingOf(hash, present, session, now.epochMilliseconds);
    if (standing === 'unknown')
      throw refuse(renewToken, 'token-unknown', 'The token is not this one’s');
    if (standing === 'just-renewed' && !isChanged) return tokensOf(session);
    const until = now.add({ seconds: renewalSeconds });
    if (await store.claimRenewal(deps.db, session, now, until)) {
      return renewNow(deps, session, hash);
    }
    await sleep(lookEvery);
  }
  throw refuse(renewToken, 'renewal-pending', 'The tokens are being renewed; try again');
}

export const notLoggedIn = () => refuse(renewToken, 'not-logged-in', 'Not logged in');

const tokensOf = (one: Pick<store.SessionRow, 'accessToken' | 'refreshToken'>): AuthTokens => ({
  sIdEncryptedAccessToken: forBrowser(one.accessToken ?? ''),
  sIdEncryptedRefreshToken: forBrowser(one.refreshToken),
});

/** The provider has ended what the token was given for: nothing will renew it again. */
const isEnded = (error: unknown): boolean =>
  error instanceof ShopError && error.details['providerError'] === 'invalid_grant';

/** No transaction is open while the provider is asked: it may live in the same database.
 * @param askedWith hash of the token that others may be asking with right now */
async function renewNow(
  deps: SessionDeps,
  session: store.SessionRow,
  askedWith: string,
): Promise<AuthTokens> {
  const { db, provider, tokens, now } = deps;
  try {
    const old = await tokens.open('refresh', session.refreshToken);
    const granted = await provider.refresh(old, session.customer);
    const endsAt = now().epochMilliseconds / 1000 + granted.expiresIn;
    const lastsUntil = session.endsAt.epochMilliseconds / 1000;
    const renewed = {
      accessToken: await tokens.seal('access', granted.accessToken, endsAt),
      refreshToken: await tokens.seal('refresh', granted.refreshToken, lastsUntil),
      idToken: granted.idToken && (await tokens.seal('id', granted.idToken, lastsUntil)),
      customer: granted.customer,
      previousHash: askedWith,
    };
    await store.keepRenewal(db, session, renewed, now());
    return tokensOf(renewed);
  } catch (error) {
    await (isEnded(error) ? store.dropSession(db, session) : store.leaveRenewal(db, session));
    throw error;
  }
}
