/** What the retail API is given by the process it runs in. */
import type { Environment } from '#features/content/record/switches.ts';
import type { PaymentProvider } from '#features/payments/record.ts';
import type { ProviderAddress } from '#features/session/provider/discovery.ts';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/log.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import type { Clock } from '#platform/time.ts';
import type { NetworkSettings } from '../storefront/shopper-network.ts';

export interface RetailApiDeps {
  database: Database;
  dataDir: string;
  publicUrl: string;
  provider: PaymentProvider;
  identity: ProviderAddress & { redirectUri: string };
  /** Verifies the shopper's network, which the storefront sends signed. */
  network: NetworkSettings;
  /** True when the provider is the shop's own, with accounts in the same database. */
  hasAccounts: boolean;
  /** Encrypts the identity provider's tokens; several are separated by commas, the newest first. */
  tokenSecret: string;
  /** The sender is the shop, at its seller's address, when `from` is absent. */
  mail: { smtpUrl: string | undefined; from: string | undefined };
  /** A search that takes longer is reported as slow. */
  slowSearchMs: number;
  environment: Environment;
  now: Clock;
  log: Logger;
  telemetry: Telemetry;
}
