/** The provider's settings and what it needs from the rest of the shop. */
import type { Database, Db } from '#platform/db/database.ts';
import type { PlainPages } from '#platform/http/plain-page.ts';
import type { Logger } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time.ts';
import type * as Screens from './pages/ui/screens.ts';
import type { ShopSession } from './pages/rules/logins.ts';
import type { Secrets } from './secrets.ts';

export interface IdentityDeps {
  database: Database;
  /** The provider's public URL, without trailing slash; its path begins every path. */
  issuer: string;
  /** The shop's URL: shoppers are redirected only there. */
  shopUrl: string;
  /** The shop's name as it is now. */
  shopName(): string;
  /** The shop's mark as PNG; null when there is none. */
  mark(): Promise<Uint8Array | null>;
  client: { id: string; secret: string };
  secrets: Secrets;
  /** Enqueues a mail, sent after the transaction's commit. */
  sendLater: (tx: Db, mail: Mail) => Promise<void>;
  /** Ends the shop's sessions of a customer, except those whose `sid` is in `keep`. */
  endShopSessions: (tx: Db, customerId: string, keep: readonly string[]) => Promise<void>;
  /** The shop's sessions of a customer. */
  shopSessionsOf: (db: Db, customerId: string) => Promise<ShopSession[]>;
  /** Ends the shop's sessions of a customer with that `sid`. */
  endShopSession: (tx: Db, customerId: string, sid: string) => Promise<void>;
  /** Number of proxies in front that each add an address to X-Forwarded-For. */
  proxies: number;
  /** A demo shop: pages show what can be tried. */
  isDemo: boolean;
  /** The pages' components and assets. */
  pages: PlainPages<typeof Screens>;
  now: Clock;
  log: Logger;
}
