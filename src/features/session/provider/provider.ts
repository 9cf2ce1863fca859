/** The OpenID provider as the retail API uses it: exchanges codes and refresh tokens for customers. */
import {
  createRemoteJWKSet,
  customFetch,
  jwtVerify,
  type JWTVerifyOptions,
  type RemoteJWKSet,
} from 'jose';
import {
  authorizationCodeGrant,
  fetchUserInfo,
  refreshTokenGrant,
  tokenRevocation,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client';
import type { Customer } from '../contract.ts';
import { discoverer, timeoutSeconds, type ProviderAddress } from './discovery.ts';
import { refusalOf } from './provider-faults.ts';
import { customerFrom, loginFrom, type LoginClaims } from '../rules/customer.ts';
import { endedBy, type EndedAtProvider } from '../rules/logout-token.ts';

export interface Granted {
  customer: Customer;
  accessToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
  /** Empty when the provider issues none. */
  refreshToken: string;
  /** Empty when the provider issues none, which is allowed on a refresh. */
  idToken: string;
}

export type LoggedIn = Granted & LoginClaims;

/** The authorization response, with the values of the request it belongs to. */
export interface CodeResponse {
  code: string;
  redirectUri: string;
  codeVerifier: string | undefined;
  nonce: string | undefined;
  /** `iss` of the response, when the caller passes it on. */
  issuer: string | undefined;
}

export interface IdentityProvider {
  issuer: string;
  /** @throws 400 when the code or a value sent with it is not accepted, 503 while the provider cannot be
   *   reached. */
  exchange(response: CodeResponse): Promise<LoggedIn>;
  /** @param known the current record, which stays when the provider returns no new claims
   * @throws 400 when the token has expired or was revoked, 503 while the provider cannot be reached. */
  refresh(refreshToken: string, known: Customer): Promise<Granted>;
  /** Whose sessions a logout token ends.
   * @throws 400 when the provider did not issue it, or it is no logout token */
  ended(logoutToken: string): Promise<EndedAtProvider>;
  /** Revokes the refresh token. */
  revoke(refreshToken: string): Promise<void>;
}

const standardExpiry = 300;
/** Tolerated clock difference to the provider in seconds; openid-client uses the same. */
const clockTolerance = 30;

export function makeProvider(address: ProviderAddress): IdentityProvider {
  const configuration = discoverer(address);
  const keys = keysOf(address);
  return {
    issuer: address.issuer,
    exchange: (response) =>
      reported(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, returnUrl(config, response), {
          ...(response.codeVerifier && { pkceCodeVerifier: response.codeVerifier }),
          ...(response.nonce && { expectedNonce: response.nonce }),
          idTokenExpected: true,
        });
        await verifySignature(tokens, config, keys(config));
        const claims = await claimsOf(config, tokens, tokens.claims()?.sub ?? '');
        return { ...granted(tokens, customerFrom(claims)), ...loginFrom(claims) };
      }),
    refresh: (refreshToken, known) =>
      reported(async () => {
        const config = await configuration();
        const tokens = await refreshTokenGrant(config, refreshToken);
        if (tokens.id_token) await verifySignature(tokens, config, keys(config), known.sId);
        const claims = await claimsOf(config, tokens, known.sId);
        const customer = 'sub' in claims ? customerFrom(claims) : known;
        return granted(tokens, customer, refreshToken);
      }),
    async ended(logoutToken) {
      const { payload } = await reported(async () => {
        const config = await configuration();
        // An older token is a replay, or was held back.
        return verified(logoutToken, config, keys(config), { maxTokenAge: 600 });
      });
      return endedBy(payload);
    },
    revoke: (refreshToken) =>
      reported(async () => {
        const config = await configuration();
        if (config.serverMetadata().revocation_endpoint)
          await tokenRevocation(config, refreshToken);
      }),
  };
}

type Tokens = Awaited<ReturnType<typeof refreshTokenGrant>>;

const granted = (tokens: Tokens, customer: Customer, refreshToken = ''): Granted => ({
  customer,
  accessToken: tokens.access_token,
  expiresIn: tokens.expiresIn() ?? standardExpiry,
  refreshToken: tokens.refresh_token ?? refreshToken,
  idToken: tokens.id_token ?? '',
});

/** Some providers put all claims in the id token, some in userinfo, and some have no userinfo: a refresh may
 * then return no claims. */
async function claimsOf(config: Configuration, tokens: Tokens, sub: string): Promise<object> {
  const hasUserinfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const userinfo = hasUserinfo ? await fetchUserInfo(config, tokens.access_token, sub) : {};
  return { ...tokens.claims(), ...userinfo };
}

/** The callback URL that the library validates. */
function returnUrl(config: Configuration, { redirectUri, code, issuer }: CodeResponse): URL {
  const { issuer: own, authorization_response_iss_parameter_supported: namesIssuer } =
    config.serverMetadata();
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  // A caller that does not pass `iss` on has compared it already.
  const named = issuer ?? (namesIssuer ? own : undefined);
  if (named) url.searchParams.set('iss', named);
  return url;
}

/** The provider's keys; an unknown key id fetches them again, so that a key rotation logs nobody out. */
function keysOf({ fetch }: ProviderAddress): (config: Configuration) => RemoteJWKSet {
  let last: { uri: string; keys: RemoteJWKSet } | undefined;
  return (config) => {
    const uri = config.serverMetadata().jwks_uri ?? '';
    if (last?.uri !== uri) {
      const keys = createRemoteJWKSet(new URL(uri), {
        // Tokens come straight from the provider, so nobody can force frequent fetches.
        cooldownDuration: 0,
        timeoutDuration: timeoutSeconds * 1000,
        [customFetch]: async (url, options) => fetch(new Request(url, options as RequestInit)),
      });
      last = { uri, keys };
    }
    return last.keys;
  };
}

/** @param subject the expected `sub`, when it is known */
async function verifySignature(
  { id_token: token = '' }: TokenEndpointResponse,
  config: Configuration,
  keys: RemoteJWKSet,
  subject?: string,
): Promise<void> {
  await verified(token, config, keys, subject === undefined ? {} : { subject });
}

const verified = (
  token: string,
  config: Configuration,
  keys: RemoteJWKSet,
  more: JWTVerifyOptions,
) =>
  jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: config.clientMetadata().client_id,
    clockTolerance,
    ...more,
  });

/** Runs a call to the provider and converts its errors into refusals. */
async function reported<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw Object.assign(refusalOf(cause), { cause });
  }
}
