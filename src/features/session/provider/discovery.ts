/** What the OpenID provider says of itself, kept for a while and asked again. */
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
  /** As the provider's tokens name it. */
  issuer: string;
  clientId: string;
  /** Absent where only addresses are made. */
  clientSecret?: string;
  /** Reaches the provider; it may be in this process. */
  fetch: (request: Request) => Response | Promise<Response>;
  now: Clock;
}

/** Seconds a call of the provider may take. */
const patience = 10;
const keptFor = Temporal.Duration.from({ minutes: 10 });

/** Gives the provider's configuration; while it cannot be read anew the last one holds.
 * @throws when it never could be read, or names another issuer. */
export function discoverer(address: ProviderAddress): () => Promise<Configuration> {
  let last: { found: Promise<Configuration>; until: Temporal.Instant } | undefined;
  return async () => {
    const now = address.now();
    if (last && Temporal.Instant.compare(now, last.until) < 0) return last.found;
    const before = last?.found;
    const found = discover(address).catch((error: unknown) => before ?? Promise.reject(error));
    const mine = (last = { found, until: now.add(keptFor) });
    return found.catch((error: unknown) => {
      if (last === mine) last = undefined;
      throw error;
    });
  };
}

/** What id tokens may be signed with: their keys decide, and a provider may change those at any time.
 * Never a secret both know, nor nothing. */
const signingAlgorithms =
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

async function discover(address: ProviderAddress): Promise<Configuration> {
  const { issuer, clientId, fetch } = address;
  const send: typeof globalThis.fetch = async (url, options) => fetch(new Request(url, options));
  // Without TLS only where the shop was told such an address, as on a developer's machine.
  const isInsecure = issuer.startsWith('http:');
  const found = await discovery(new URL(issuer), clientId, undefined, None(), {
    [customFetch]: send as never,
    execute: isInsecure ? [allowInsecureRequests] : [],
    timeout: patience,
  });
  const { supportsPKCE: _, ...told } = found.serverMetadata();
  const server: ServerMetadata = {
    ...told,
    id_token_signing_alg_values_supported: signingAlgorithms,
  };
  const config = new Configuration(server, clientId, undefined, authentication(address, server));
  config[customFetch] = send as never;
  config.timeout = patience;
  if (isInsecure) allowInsecureRequests(config);
  return config;
}

/** By the Authorization header, unless the provider takes the secret in the body alone. */
function authentication(
  { clientSecret }: ProviderAddress,
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
): ClientAuth {
  if (clientSecret === undefined) return None();
  const isPostOnly =
    methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return (isPostOnly ? ClientSecretPost : ClientSecretBasic)(clientSecret);
}
