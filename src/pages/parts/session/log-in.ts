/** The way to the identity provider and back, in the order of its steps. */
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { logIn } from '#features/session/client.ts';
import {
  readState,
  withPending,
  writeState,
  type PendingLogin,
} from '#features/session/rules/login-state.ts';
import type { AuthAction } from '#features/session/record.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { cookieJar, pendingLogins, withCookies } from '../../../shell/session-cookies.ts';
import { beginCart } from '../waiting-cart.ts';
import { endSession } from './end-session.ts';
import { leaveFor, targetOf } from './targets.ts';

/** Why somebody is not logged in. */
export type LoginFault = 'away' | 'refused';

/** Sends the shopper to the provider; the browser keeps what the answer will be held against. */
export async function startLogin(
  request: Request,
  facts: RequestFacts,
  action: AuthAction,
): Promise<Response> {
  const { identity, language, linkSecret, publicUrl } = facts;
  const target = targetOf(request, publicUrl);
  const [nonce, idNonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const state = writeState({ target, action, nonce });
  const { url, codeVerifier } = await identity.login({ action, state, nonce: idNonce, language });
  const pending = withPending(await pendingLogins(request, linkSecret), {
    nonce,
    target,
    action,
    codeVerifier,
    idNonce,
  });
  return leaveFor(url, [await cookieJar(publicUrl).pending(pending, linkSecret)]);
}

/** The shopper is back: with a code, or with what went wrong. */
export async function finishLogin(request: Request, facts: RequestFacts): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { publicUrl, linkSecret } = facts;
  const state = readState(searchParams.get('state'));
  const pending = await pendingLogins(request, linkSecret);
  // The state is believed only as far as this browser set out with it.
  const login = pending.find(({ nonce }) => nonce === state?.nonce);
  if (!login) return failed(facts, '/', 'refused', 'unknown state');
  if (!(await isFromProvider(facts, searchParams.get('iss')))) {
    return failed(facts, login.target, 'refused', 'another issuer');
  }
  const code = searchParams.get('code');
  // Who changed their mind is where they were.
  if (searchParams.get('error') === 'access_denied') return leaveFor(publicUrl + login.target, []);
  if (!code) return failed(facts, login.target, 'refused', 'no code');
  try {
    return await enter(request, facts, login, code);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const fault = error instanceof ApiCallFailed ? 'away' : 'refused';
    return failed(facts, login.target, fault, error.code);
  }
}

const isFromProvider = ({ identity }: RequestFacts, issuer: string | null) =>
  identity.isFrom(issuer).catch(() => false);

/** Everything is new: the session, its cookies and the cart. */
async function enter(
  request: Request,
  facts: RequestFacts,
  login: PendingLogin,
  code: string,
): Promise<Response> {
  const { retailApi, publicUrl } = facts;
  const issuer = new URL(request.url).searchParams.get('iss');
  const { token, sIdEncryptedRefreshToken } = await logIn(
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
  await endSession(request, facts);
  const cart = await beginCart(request, { ...retailApi, authToken: token }, publicUrl);
  const cookies = [...cookieJar(publicUrl).loggedIn(token, sIdEncryptedRefreshToken), ...cart];
  // Only when the browser has both carts' tokens are they merged: on the next step.
  const next = new URLSearchParams({ target: login.target, login: 'new' });
  return leaveFor(`${publicUrl}/check-return?${next}`, cookies);
}

/** The page says it, in the shopper's language and without the code in its address. */
function failed(
  { publicUrl, retailApi }: RequestFacts,
  target: string,
  fault: LoginFault,
  reason: string,
): Response {
  retailApi.warn?.('Login failed', { reason });
  const prefix = /^\/(?:sv|en)(?=\/|$)/.exec(target)?.[0] ?? '';
  const query = new URLSearchParams({ fault, target });
  return new Response(null, {
    status: 302,
    headers: withCookies([], { location: `${publicUrl}${prefix}/check-login?${query}` }),
  });
}
