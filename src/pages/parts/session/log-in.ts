/** Login at the identity provider and the way back, in the order of its steps. */
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
import { failureFields } from './failure-fields.ts';

/** Why a login failed. */
export type LoginFault = 'away' | 'refused';

/** Redirects to the provider; the browser stores what the response will be checked against. */
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

/** Handles the return from the provider: with a code, or with an error. */
export async function finishLogin(request: Request, facts: RequestFacts): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { publicUrl, linkSecrets } = facts;
  const state = readState(searchParams.get('state'));
  const pending = await pendingLogins(request, linkSecrets);
  // The state is trusted only if this browser began a login with its nonce.
  const login = pending.find(({ nonce }) => nonce === state?.nonce);
  if (!login) return failed(facts, '/', 'refused', { reason: 'unknown state' });
  const isFrom = await facts.identity.isFrom(searchParams.get('iss')).catch(() => null);
  if (isFrom === null) return failed(facts, login.target, 'away', { reason: 'no discovery' });
  if (!isFrom) return failed(facts, login.target, 'refused', { reason: 'another issuer' });
  const code = searchParams.get('code');
  const error = searchParams.get('error');
  // A shopper who cancelled returns to where they were.
  if (error === 'access_denied') return leaveFor(publicUrl + login.target, []);
  if (error) {
    const reported = providerErrorOf(error, searchParams.get('error_description'));
    const fault = isPassing(error) ? 'away' : 'refused';
    return failed(facts, login.target, fault, { reason: 'provider-error', ...reported });
  }
  if (!code) return failed(facts, login.target, 'refused', { reason: 'no code' });
  try {
    const cookies = await enter(request, facts, login, code);
    // Other tabs may still be at the provider.
    const others = pending.filter((one) => one !== login);
    const next = new URLSearchParams({ target: login.target, login: 'new' });
    // The carts are merged on the next step, when the browser has the tokens of both.
    return leaveFor(`${publicUrl}/check-return?${next}`, [
      ...cookies,
      await cookieJar(publicUrl).pending(others, linkSecrets[0]),
    ]);
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause;
    const fault = cause instanceof ApiCallFailed ? 'away' : 'refused';
    return failed(facts, login.target, fault, failureFields(cause));
  }
}

/** Creates the session, its cookies and the cart.
 * @returns the cookies */
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
  // A new login ends the previous session.
  await endSession(request, facts, token);
  const cart = await beginCart(request, { ...retailApi, authToken: token }, publicUrl);
  return [...cookieJar(publicUrl).loggedIn(token, encrypted, now().epochMilliseconds), ...cart];
}

/** Redirects to a page that shows the error, in the shopper's language and without the code in its address. */
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
