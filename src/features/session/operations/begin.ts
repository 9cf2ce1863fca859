/** Begins a session with the tokens from the provider. */
import type { AuthTokens } from '../contract.ts';
import type { SessionDeps } from '../deps.ts';
import type { LoggedIn } from '../provider/provider.ts';
import { sessionHours, unrenewedHours } from '../rules/lifetime.ts';
import { hashOf, insertSession } from '../repository.ts';
import { forBrowser } from '../provider/tokens.ts';

/** Stores the session.
 * @returns the encrypted tokens; the refresh token is empty when there is none */
export async function begin(
  { db, provider, tokens, now }: SessionDeps,
  authToken: string,
  granted: LoggedIn,
): Promise<AuthTokens> {
  const { customer, accessToken, expiresIn, refreshToken, idToken, provenFor } = granted;
  const time = now();
  const endsAt = time.add({ hours: refreshToken ? sessionHours : unrenewedHours });
  const seconds = endsAt.epochMilliseconds / 1000;
  const sealed = refreshToken && (await tokens.seal('refresh', refreshToken, seconds));
  const accessEnds = time.epochMilliseconds / 1000 + expiresIn;
  const sealedAccess = forBrowser(await tokens.seal('access', accessToken, accessEnds));
  await insertSession(
    db,
    {
      authToken,
      issuer: provider.issuer,
      customerId: customer.sId,
      customer,
      refreshToken: sealed,
      idToken: idToken && (await tokens.seal('id', idToken, seconds)),
      accessHash: hashOf(sealedAccess),
      endsAt,
      providerSession: granted.providerSession,
      authenticatedAt: provenFor === null ? null : time.subtract({ seconds: provenFor }),
    },
    time,
  );
  return {
    sIdEncryptedAccessToken: sealedAccess,
    sIdEncryptedRefreshToken: forBrowser(sealed),
  };
}
