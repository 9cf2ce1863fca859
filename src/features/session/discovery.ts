/** What the OpenID provider says of itself, kept for a while and asked again. */
import {
  allowInsecureRequests,
  ClientSecretBasic,
  customFetch,
  discovery,
  None,
  type Configuration,
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

function discover({ issuer, clientId, clientSecret, fetch }: ProviderAddress) {
  return discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretBasic(clientSecret),
    {
      [customFetch]: async (url, options) => fetch(new Request(url, options as RequestInit)),
      // Without TLS only where the shop was told such an address, as on a developer's machine.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      timeout: patience,
    },
  );
}
