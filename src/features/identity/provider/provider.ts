/** The OpenID provider as a fetch function; its keys are reloaded each minute. */
import type OidcProvider from 'oidc-provider';
import { correlationHeader } from '#platform/http/correlation.ts';
import type { IdentityDeps } from '../deps.ts';
import { currentKeys } from './keys.ts';
import { Provider } from './library.ts';
import { exchangeOf } from './node-bridge.ts';
import { settingsOf, type Views } from './settings.ts';

/** Milliseconds until the keys are stale. */
const keysFreshFor = 60_000;

export interface HeldProvider {
  current(): Promise<OidcProvider>;
  /** Handles a request of the protocol. */
  reply(request: Request): Promise<Response>;
}

export async function holdProvider(deps: IdentityDeps, views: Views): Promise<HeldProvider> {
  let made = await make(deps, views);
  let reloading: Promise<void> | null = null;

  async function reload(): Promise<void> {
    try {
      const next = await make(deps, views, made);
      made = next;
    } catch (error) {
      // The cached keys stay valid for a long time.
      deps.log.warn({ err: error }, 'signing keys could not be read');
      made = { ...made, at: deps.now().epochMilliseconds };
    } finally {
      reloading = null;
    }
  }

  async function current(): Promise<OidcProvider> {
    if (deps.now().epochMilliseconds - made.at > keysFreshFor) await (reloading ??= reload());
    return made.provider;
  }

  return {
    current,
    async reply(request) {
      const exchange = exchangeOf(request, deps.issuer);
      await (await current()).callback()(exchange.req, exchange.res);
      return exchange.response();
    },
  };
}

interface Made {
  provider: OidcProvider;
  /** Ids of its keys, in order. */
  kids: string;
  /** When they were read, milliseconds since 1970. */
  at: number;
}

async function make(deps: IdentityDeps, views: Views, before?: Made): Promise<Made> {
  const at = deps.now().epochMilliseconds;
  const keys = await currentKeys(deps.database.db, deps.secrets, at);
  const kids = keys.map(({ kid }) => kid).join();
  if (before?.kids === kids) return { ...before, at };
  const provider = new Provider(deps.issuer, settingsOf(deps, keys, views));
  provider.on('server_error', (ctx, err) => {
    const correlationId = ctx.get(correlationHeader);
    deps.log.error({ err, correlationId }, 'provider failed');
  });
  provider.silent = true;
  return { provider, kids, at };
}
