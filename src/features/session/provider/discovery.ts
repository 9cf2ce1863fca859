/** Discovery: the OpenID provider's metadata, cached and refreshed after a while. */
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  None,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import type { Clock } from '#platform/time.ts';

export interface ProviderAddress {
  /** As in the `iss` claim of the provider's tokens. */
  issuer: string;
  clientId: string;
  /** Absent where only URLs are built. */
  clientSecret?: string;
  /** Calls the provider, which may be in this process. */
  fetch: (request: Request) => Response | Promise<Response>;
  now: Clock;
}

/** Timeout of a call to the provider, in seconds. */
export const timeoutSeconds = 10;
const cachedFor = Temporal.Duration.from({ minutes: 10 });

/** Returns the provider's configuration; the cached one stays in use while it cannot be refreshed.
 * @throws when it could never be read, or names another issuer. */
export function discoverer(address: ProviderAddress): () => Promise<Configuration> {
  let last: { found: Promise<Configuration>; until: Temporal.Instant } | undefined;
  return async () => {
    const now = address.now();
    if (last && Temporal.Instant.compare(now, last.until) < 0) return last.found;
    const before = last?.found;
    const found = discover(address).catch((error: unknown) => before ?? Promise.reject(error));
    const mine = (last = { found, until: now.add(cachedFor) });
    return found.catch((error: unknown) => {
      if (last === mine) last = undefined;
      throw error;
    });
  };
}

/** Accepted signature algorithms of id tokens: the provider's keys decide, and may change at any time. Never
 * `none`, and never an algorithm with a shared secret. */
const signingAlgorithms =
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

async function discover(address: ProviderAddress): Promise<Configuration> {
  const { issuer, clientId, fetch } = address;
  const send: typeof globalThis.fetch = async (url, options) => fetch(new Request(url, options));
  // http is allowed only when the shop is configured with such an address, as on a developer's machine.
  const isInsecure = issuer.startsWith('http:');
  const found = await discovery(new URL(issuer), clientId, undefined, None(), {
    [customFetch]: send as never,
    execute: isInsecure ? [allowInsecureRequests] : [],
    timeout: timeoutSeconds,
  });
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const server: ServerMetadata = {
    ...metadata,
    id_token_signing_alg_values_supported: signingAlgorithms,
  };
  const config = new Configuration(server, clientId, undefined, authentication(address, server));
  config[customFetch] = send as never;
  config.timeout = timeoutSeconds;
  if (isInsecure) allowInsecureRequests(config);
  return config;
}

/** Client authentication with the Authorization header, unless the provider accepts the secret only in the
 * body. */
function authentication(
  { clientSecret }: ProviderAddress,
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
): ClientAuth {
  if (clientSecret === undefined) return None();
  const isPostOnly =
    methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return (isPostOnly ? ClientSecretPost : ClientSecretBasic)(clientSecret);
}
