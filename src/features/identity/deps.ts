/** What the provider is told, and what it needs of the rest of the shop. */
import type { Database, Db } from '#platform/db/database.ts';
import type { PlainPages } from '#platform/http/plain-page.ts';
import type { Logger } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time.ts';
import type * as Screens from './pages/ui/screens.ts';
import type { Secrets } from './secrets.ts';

export interface IdentityDeps {
  database: Database;
  /** Address browsers know the provider by, without trailing slash; its path is part of every URL. */
  issuer: string;
  /** The shop: the only place one is sent back to. */
  shopUrl: string;
  client: { id: string; secret: string };
  secrets: Secrets;
  /** Has a mail sent after the transaction's commit. */
  sendLater: (tx: Db, mail: Mail) => Promise<void>;
  /** Ends the sessions the shop has of a customer, but for those whose `sid` is in `keep`. */
  endShopSessions: (tx: Db, customerId: string, keep: readonly string[]) => Promise<void>;
  /** Proxies in front that each add an address to X-Forwarded-For. */
  proxies: number;
  /** A shop to try: pages tell what can be tried in it. */
  isDemo: boolean;
  /** What the pages look like. */
  pages: PlainPages<typeof Screens>;
  now: Clock;
  log: Logger;
}
