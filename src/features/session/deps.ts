import type { Db } from '#platform/db/database.ts';
import type { Clock } from '#platform/time.ts';
import type { IdentityProvider } from './provider/provider.ts';
import type { TokenBox } from './provider/tokens.ts';

export interface SessionDeps {
  db: Db;
  provider: IdentityProvider;
  tokens: TokenBox;
  /** The redirect URI: where the provider sends shoppers after the login. */
  redirectUri: string;
  now: Clock;
}
