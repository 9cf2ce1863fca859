/** The OpenID provider as the retail API uses it: codes and refresh tokens for customers. */
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type RemoteJWKSet } from 'jose';
import {
  authorizationCodeGrant,
  ClientError,
  fetchUserInfo,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client';
import { refuse, type ShopError } from '#platform/errors.ts';
import type { Customer } from './contract.ts';
import { discoverer, type ProviderAddress } from './discovery.ts';
import { customerFrom, loginFrom, type LoginClaims } from './rules/customer.ts';

export interface Granted {
  customer: Customer;
  accessToken: string;
  /** Seconds the access token is good for. */
  expiresIn: number;
  /** Empty when the provider gives none. */
  refreshToken: string;
}

export type LoggedIn = Granted & LoginClaims;

/** The answer to an authorization request, and what was sent with the request. */
export interface CodeAnswer {
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
  exchange(answer: CodeAnswer): Promise<LoggedIn>;
  /** @throws 400 when the token is no longer good, 503 while the provider is away. */
  refresh(refreshToken: string, sId: string): Promise<Granted>;
  /** Ends what the refresh token allows. */
  revoke(refreshToken: string): Promise<void>;
}

const standardExpiry = 300;

export function makeProvider(address: ProviderAddress): IdentityProvider {
  const configuration = discoverer(address);
  const keys = keysOf(address);
  const grantedTo = (claims: object, tokens: Tokens, refresh: string): Granted => ({
    customer: customerFrom(claims),
    accessToken: tokens.access_token,
    expiresIn: tokens.expiresIn() ?? standardExpiry,
    refreshToken: tokens.refresh_token ?? refresh,
  });
  return {
    issuer: address.issuer,
    exchange: (answer) =>
      told(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, returnUrl(config, answer), {
          ...(answer.codeVerifier && { pkceCodeVerifier: answer.codeVerifier }),
          ...(answer.nonce && { expectedNonce: answer.nonce }),
          idTokenExpected: true,
        });
        await verifySignature(tokens, config, keys(config));
        const { sub = '', ...idToken } = tokens.claims() ?? {};
        const claims = await fetchUserInfo(config, tokens.access_token, sub);
        return { ...grantedTo(claims, tokens, ''), ...loginFrom({ ...idToken, ...claims }) };
      }),
    refresh: (refreshToken, sId) =>
      told(async () => {
        const config = await configuration();
        const tokens = await refreshTokenGrant(config, refreshToken);
        if (tokens.id_token) await verifySignature(tokens, config, keys(config));
        const claims = await fetchUserInfo(config, tokens.access_token, sId);
        return grantedTo(claims, tokens, refreshToken);
      }),
    revoke: (refreshToken) =>
      told(async () => tokenRevocation(await configuration(), refreshToken)),
  };
}

type Tokens = Awaited<ReturnType<typeof refreshTokenGrant>>;

/** The address the shopper came back to, as the library reads it. */
function returnUrl(config: Configuration, { redirectUri, code, issuer }: CodeAnswer): URL {
  const { issuer: own, authorization_response_iss_parameter_supported: tellsIssuer } =
    config.serverMetadata();
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  // A caller that keeps `iss` to itself has compared it itself.
  const named = issuer ?? (tellsIssuer ? own : undefined);
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

async function verifySignature(
  { id_token: token = '' }: TokenEndpointResponse,
  config: Configuration,
  keys: RemoteJWKSet,
): Promise<void> {
  await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: config.clientMetadata().client_id,
  });
}

/** Runs a call of the provider; its failures become those of ours. */
async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw Object.assign(refusalOf(cause), { cause });
  }
}

/** What the library says of an answer that is not to be believed. */
const untrusted = new Set<unknown>([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

function refusalOf(error: unknown): ShopError {
  if (error instanceof ResponseBodyError && error.status === 400) {
    const details = { providerError: error.error };
    return refuse(400, 'login-refused', 'The identity provider did not accept it', details);
  }
  const isUntrusted = error instanceof ClientError && untrusted.has(error.code);
  if (isUntrusted || error instanceof errors.JOSEError) {
    return refuse(400, 'login-untrusted', 'The answer of the identity provider is not its own');
  }
  return refuse(503, 'identity-provider-away', 'Logging in is not possible right now');
}
