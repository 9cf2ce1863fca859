/** The way to the identity provider and back, in the order of its steps. */
import { prefixIn } from '#platform/i18n/language.ts';
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { logIn } from '#features/session/client.ts';
import {
  readState,
  withPending,
  writeState,
  type PendingLogin,
} from '#features/session/rules/login-state.ts';
import { isPassing, providerErrorOf } from '#features/session/rules/provider-error.ts';
import type { AuthAction } from '#features/session/record.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, pendingLogins, withCookies } from '../../../shell/session-cookies.ts';
import { beginCart } from '../waiting-cart.ts';
import { endSession } from './end-session.ts';
import { leaveFor, targetOf } from './targets.ts';
import { toldOf } from './told-of.ts';

/** Why somebody is not logged in. */
export type LoginFault = 'away' | 'refused';

/** Sends the shopper to the provider; the browser keeps what the answer will be held against. */
export async function startLogin(
  request: Request,
  facts: RequestFacts,
  action: AuthAction,
): Promise<Response> {
  const { identity, language, linkSecrets, publicUrl } = facts;
  const target = targetOf(request, publicUrl);
  const [nonce, idNonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const state = writeState({ target, action, nonce });
  const { url, codeVerifier } = await identity.login({ action, state, nonce: idNonce, language });
  const pending = withPending(await pendingLogins(request, linkSecrets), {
    nonce,
    target,
    action,
    codeVerifier,
    idNonce,
  });
  return leaveFor(url, [await cookieJar(publicUrl).pending(pending, linkSecrets[0])]);
}

/** The shopper is back: with a code, or with what went wrong. */
export async function finishLogin(request: Request, facts: RequestFacts): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { publicUrl, linkSecrets } = facts;
  const state = readState(searchParams.get('state'));
  const pending = await pendingLogins(request, linkSecrets);
  // The state is believed only as far as this browser set out with it.
  const login = pending.find(({ nonce }) => nonce === state?.nonce);
  if (!login) return failed(facts, '/', 'refused', { reason: 'unknown state' });
  const isFrom = await facts.identity.isFrom(searchParams.get('iss')).catch(() => null);
  if (isFrom === null) return failed(facts, login.target, 'away', { reason: 'no discovery' });
  if (!isFrom) return failed(facts, login.target, 'refused', { reason: 'another issuer' });
  const code = searchParams.get('code');
  const error = searchParams.get('error');
  // Who changed their mind is where they were.
  if (error === 'access_denied') return leaveFor(publicUrl + login.target, []);
  if (error) {
    const reported = providerErrorOf(error, searchParams.get('error_description'));
    const fault = isPassing(error) ? 'away' : 'refused';
    return failed(facts, login.target, fault, { reason: 'provider-error', ...reported });
  }
  if (!code) return failed(facts, login.target, 'refused', { reason: 'no code' });
  try {
    const cookies = await enter(request, facts, login, code);
    // Other tabs may be at the provider still.
    const others = pending.filter((one) => one !== login);
    const next = new URLSearchParams({ target: login.target, login: 'new' });
    // Only when the browser has both carts' tokens are they merged: on the next step.
    return leaveFor(`${publicUrl}/check-return?${next}`, [
      ...cookies,
      await cookieJar(publicUrl).pending(others, linkSecrets[0]),
    ]);
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause;
    const fault = cause instanceof ApiCallFailed ? 'away' : 'refused';
    return failed(facts, login.target, fault, toldOf(cause));
  }
}

/** Everything is new: the session, its cookies and the cart. @returns the cookies */
async function enter(
  request: Request,
  facts: RequestFacts,
  login: PendingLogin,
  code: string,
): Promise<string[]> {
  const { retailApi, publicUrl, now } = facts;
  const issuer = new URL(request.url).searchParams.get('iss');
  const { token, ...encrypted } = await logIn(
    { ...retailApi, authToken: undefined },
    {
      code,
      authInit: login.action,
      codeVerifier: login.codeVerifier,
      nonce: login.idNonce,
      redirectUri: `${publicUrl}/check-login`,
      ...(issuer && { issuer }),
    },
  );
  // Who logs in again leaves no session behind.
  await endSession(request, facts, token);
  const cart = await beginCart(request, { ...retailApi, authToken: token }, publicUrl);
  return [...cookieJar(publicUrl).loggedIn(token, encrypted, now().epochMilliseconds), ...cart];
}

/** The page says it, in the shopper's language and without the code in its address. */
function failed(
  { publicUrl, retailApi }: RequestFacts,
  target: string,
  fault: LoginFault,
  reported: Record<string, unknown>,
): Response {
  retailApi.warn?.('Login failed', reported);
  const query = new URLSearchParams({ fault, target });
  return new Response(null, {
    status: 302,
    headers: withCookies([], { location: `${publicUrl}${prefixIn(target)}/check-login?${query}` }),
  });
}
