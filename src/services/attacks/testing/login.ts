/** For attacks: the steps of a login at the shop's own provider, one by one. */
import { createHash, randomBytes } from 'node:crypto';
import { aino } from './customers.ts';
import { publicUrl, type Target } from './target.ts';
import { hiddenField, Visitor } from './visitor.ts';

/** What the shop remembers of a login while the shopper is at the provider. */
export interface Started {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export function startLogin(more: Record<string, string> = {}): Started {
  const codeVerifier = randomBytes(32).toString('base64url');
  const [state, nonce] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const query = new URLSearchParams({
    client_id: 'aitta-shop',
    redirect_uri: `${publicUrl}/check-login`,
    response_type: 'code',
    scope: 'openid profile sok-api',
    acr_values: 'sok_login',
    state,
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { url: `${publicUrl}/identity/authorize?${query}`, state, nonce, codeVerifier };
}

/** Submits the login form and returns the parameters of the provider's redirect to the shop. */
export async function passLogin(
  visitor: Visitor,
  started: Started,
  who: { email: string; password: string },
): Promise<URLSearchParams> {
  const page = await visitor.follow(started.url);
  const form = { ...who, csrf: hiddenField(page.text, 'csrf') };
  const back = await visitor.follow(page.address, { form }, /\/check-login\?/);
  return new URL(back.location ?? `${publicUrl}/nowhere`).searchParams;
}

export const visitorOf = (target: Target): Visitor => new Visitor(publicUrl, target.fetch);

/** A call of the retail API with a JSON body. */
export function call(
  target: Target,
  path: string,
  json?: unknown,
  authToken?: string,
): Promise<Response> {
  return target.send(`/api${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(authToken && { authorization: `Bearer ${authToken}` }),
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
}

/** The request the storefront sends to the API after the provider's redirect. */
export const exchange = (code: string, { nonce, codeVerifier }: Started) => ({
  code,
  codeVerifier,
  nonce,
  redirectUri: `${publicUrl}/check-login`,
  issuer: `${publicUrl}/identity`,
});

export interface LoggedIn {
  token: string;
  sIdEncryptedRefreshToken: string;
}

export const logIn = (target: Target, who = aino): Promise<LoggedIn> =>
  logInWith(target, visitorOf(target), who);

/** Logs in to the shop; the browser also keeps the provider's session. */
export async function logInWith(
  target: Target,
  visitor: Visitor,
  who: { email: string; password: string },
): Promise<LoggedIn> {
  const started = startLogin();
  const back = await passLogin(visitor, started, who);
  const response = await call(target, '/v1/auth/login', exchange(back.get('code') ?? '', started));
  return (await response.json()) as LoggedIn;
}
