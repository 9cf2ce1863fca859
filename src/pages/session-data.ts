/** /_data/session: who shops, for the browser, on each of its pages (R208–R215); POST forgets the session. */
import { data } from 'react-router';
import { ApiCallFailed, ShopError } from '#platform/errors.ts';
import { customer as readCustomer, renewTokens } from '#features/session/client.ts';
import type { Customer } from '#features/session/contract.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import { cookieJar, sessionCookies, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/session-data';
import { settleCart } from './parts/waiting-cart.ts';
import { endSession } from './parts/session/end-session.ts';

interface SessionAnswer {
  customer: Customer | null;
  /** There was a session, and it is no more. */
  lost: boolean;
}

const answering = (answer: SessionAnswer, cookies: string[], status = 200) =>
  data(answer, { status, headers: withCookies(cookies) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const jar = cookieJar(facts.publicUrl);
  const { authToken, saysIn } = sessionCookies(request);
  if (!authToken) {
    return answering({ customer: null, lost: saysIn }, saysIn ? jar.noSession() : []);
  }
  try {
    // With the tokens the record is read anew, so they come first.
    const renewed = await renewedCookies(request, facts);
    const customer = await readCustomer(facts.retailApi);
    if (!customer) return answering({ customer, lost: true }, jar.noSession());
    const merged = await settleCart(request, facts);
    return answering({ customer, lost: false }, [...renewed, ...merged]);
  } catch (error) {
    // What cannot be asked right now is not lost.
    if (error instanceof ApiCallFailed) return answering({ customer: null, lost: false }, [], 503);
    throw error;
  }
}

/** The access token is renewed when only the refresh token is there; what was refused is dropped (R215, R278). */
async function renewedCookies(
  request: Request,
  { publicUrl, retailApi, now }: RequestFacts,
): Promise<string[]> {
  const { accessToken, refreshToken } = sessionCookies(request);
  if (accessToken || !refreshToken) return [];
  const jar = cookieJar(publicUrl);
  try {
    const tokens = await renewTokens(retailApi, refreshToken);
    const { sIdEncryptedAccessToken, sIdEncryptedRefreshToken } = tokens;
    const time = now().epochMilliseconds;
    return jar.renewed(sIdEncryptedAccessToken, sIdEncryptedRefreshToken, time);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('Renewing tokens failed', { reason: error.code });
    // Refused is refused; what could not be asked is asked again.
    return error instanceof ApiCallFailed ? [] : jar.noEncrypted();
  }
}

/** The browser holds a record it cannot read: the session is ended with it (R211). */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  await endSession(request, facts);
  return answering({ customer: null, lost: true }, cookieJar(facts.publicUrl).noSession());
}
