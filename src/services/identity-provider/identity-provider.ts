/** The identity provider as a service: accounts in the shop's database, mails by its jobs. */
import { isTrial, type Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log.ts';
import { systemClock, type Clock } from '#platform/time.ts';
import { makeMarks } from '#features/content/http/mark.ts';
import { holdSpaces } from '#features/content/operations/holder.ts';
import { shopName } from '#features/content/rules/placeholders.ts';
import type { IdentityDeps } from '#features/identity/deps.ts';
import type { Secrets } from '#features/identity/secrets.ts';
import { deleteSessionsAt, deleteSessionsOf, sessionsAt } from '#features/session/repository.ts';
import { makeIdentityService, type IdentityService } from '#features/identity/service.ts';

interface IdentityProviderDeps {
  config: Config;
  database: Database;
  publicUrl: string;
  pages: IdentityDeps['pages'];
  /** Clock for jobs and the shop's sessions. Tokens use real time because others verify them. */
  now: Clock;
  log: Logger;
}

export const issuerOf = (config: Config, publicUrl: string): string =>
  config.IDENTITY_PROVIDER_URL ?? `${publicUrl}/identity`;

/** The current secret, then the previous one, whose cookies and sealed keys are still valid. */
export const secretsOf = ({ LINK_SECRET, LINK_SECRET_BEFORE }: Config): Secrets =>
  LINK_SECRET_BEFORE ? [LINK_SECRET, LINK_SECRET_BEFORE] : [LINK_SECRET];

/** Pixels of the mark, for screens with two pixels per CSS pixel. */
const markSize = 64;

export async function makeIdentityProvider(
  deps: IdentityProviderDeps,
): Promise<IdentityService & { stop(): Promise<void> }> {
  const { config, database, publicUrl, pages, now, log } = deps;
  const spaces = await holdSpaces({
    db: database.db,
    warn: (message, facts) => log.warn(facts, message),
  });
  const markOf = makeMarks(database.db);
  const issuer = issuerOf(config, publicUrl);
  const service = await makeIdentityService({
    database,
    issuer,
    shopUrl: publicUrl,
    shopName: () => shopName(spaces.current().space) || new URL(publicUrl).host,
    mark: () => markOf(spaces.current(), markSize),
    client: { id: config.OPENID_CLIENT_ID, secret: config.OPENID_CLIENT_SECRET },
    secrets: secretsOf(config),
    sendLater: (tx, mail) => enqueue(tx, 'send-mail', mail, { runAt: now() }),
    // Shop and provider share the database, so shop sessions end together with the provider's.
    endShopSessions: deleteSessionsOf,
    shopSessionsOf: (db, customerId) => sessionsAt(db, issuer, customerId, now()),
    endShopSession: (tx, customerId, sid) =>
      deleteSessionsAt(tx, issuer, { customerId, providerSession: sid }),
    proxies: config.PROXIES,
    isDemo: isTrial(config),
    pages,
    now: systemClock,
    log,
  });
  const stop = async () => {
    spaces.stop();
    await service.idle();
  };
  return { ...service, stop };
}
