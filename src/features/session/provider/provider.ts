/** The OpenID provider as the retail API uses it: codes and refresh tokens for customers. */
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
import { discoverer, type ProviderAddress } from './discovery.ts';
import { refusalOf } from './provider-faults.ts';
import { customerFrom, loginFrom, type LoginClaims } from '../rules/customer.ts';
import { endedBy, type EndedAtProvider } from '../rules/logout-token.ts';

export interface Granted {
  customer: Customer;
  accessToken: string;
  /** Seconds the access token is good for. */
  expiresIn: number;
  /** Empty when the provider gives none. */
  refreshToken: string;
  /** Empty when the provider gives none, as with new tokens it may. */
  idToken: string;
}

export type LoggedIn = Granted & LoginClaims;

/** The answer to an authorization request, and what was sent with the request. */
export interface CodeResponse {
  code: string;
  redirectUri: string;
  codeVerifier: string | undefined;
  nonce: string | undefined;
  /** `iss` of the answer, where the caller hands it on. */
  issuer: string | undefined;
}

export interface IdentityProvider {
  issuer: string;
  /** @throws 400 when the code or what came for it is not accepted, 503 while the provider is away. */
  exchange(response: CodeResponse): Promise<LoggedIn>;
  /** @param known the record as it is, which stays where the provider tells nothing new
   * @throws 400 when the token is no longer good, 503 while the provider is away. */
  refresh(refreshToken: string, known: Customer): Promise<Granted>;
  /** Whose sessions a logout token ends. @throws 400 when it is not the provider's, or no such token */
  ended(logoutToken: string): Promise<EndedAtProvider>;
  /** Ends what the refresh token allows. */
  revoke(refreshToken: string): Promise<void>;
}

const standardExpiry = 300;
/** Seconds by which the provider's clock may differ from ours; openid-client allows as many. */
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
        // Later it has been used, or was kept back.
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

/** Some providers tell all in the id token, some at userinfo, some have no userinfo: then new tokens may
 * come without anything to read. */
async function claimsOf(config: Configuration, tokens: Tokens, sub: string): Promise<object> {
  const hasUserinfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const said = hasUserinfo ? await fetchUserInfo(config, tokens.access_token, sub) : {};
  return { ...tokens.claims(), ...said };
}

/** The address the shopper came back to, as the library reads it. */
function returnUrl(config: Configuration, { redirectUri, code, issuer }: CodeResponse): URL {
  const { issuer: own, authorization_response_iss_parameter_supported: namesIssuer } =
    config.serverMetadata();
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  // A caller that keeps `iss` to itself has compared it itself.
  const named = issuer ?? (namesIssuer ? own : undefined);
  if (named) url.searchParams.set('iss', named);
  return url;
}

/** Keys of the provider; an unknown one is looked for anew, so that a rotation logs nobody out. */
function keysOf({ fetch }: ProviderAddress): (config: Configuration) => RemoteJWKSet {
  let last: { uri: string; keys: RemoteJWKSet } | undefined;
  return (config) => {
    const uri = config.serverMetadata().jwks_uri ?? '';
    if (last?.uri !== uri) {
      const keys = createRemoteJWKSet(new URL(uri), {
        // Tokens come from the provider itself: nobody can make us ask too often.
        cooldownDuration: 0,
        [customFetch]: async (url, options) => fetch(new Request(url, options as RequestInit)),
      });
      last = { uri, keys };
    }
    return last.keys;
  };
}

/** @param subject whose token it must be, where that is known */
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

/** Runs a call of the provider; its failures become those of ours. */
async function reported<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw Object.assign(refusalOf(cause), { cause });
  }
}
