/** Sites for the merchant's people and programs. Each has a port of its own: nothing of it can be reached at the shop's
 * address. */
import type { Config } from '#platform/config.ts';
import { secured } from '#platform/http/security/headers.ts';
import { watched, type Fetch } from '#platform/http/watched.ts';
import type { Logger } from '#platform/log.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import type { SharedStore } from './database.ts';
import { clockOf, headersOf } from './from-config.ts';
import type { PlainPageLoaders } from './plain-pages.ts';
import { publicUrlOf } from './public-url.ts';
import { makeReports } from './reports/reports.ts';

interface Site {
  config: Config;
  log: Logger;
  telemetry: Telemetry;
}

/** @returns undefined where REPORTS_PORT is not set */
export async function reportsSite({
  pages,
  store,
  ...site
}: Site & { pages: PlainPageLoaders; store: SharedStore }): Promise<Fetch | undefined> {
  const { config, log } = site;
  if (config.REPORTS_PORT === undefined) return undefined;
  const { database } = await store.open();
  const { fetch } = makeReports({
    db: database.db,
    password: config.REPORTS_PASSWORD,
    shopUrl: publicUrlOf(config),
    pages: pages.reports,
    now: clockOf(config),
    log,
  });
  return watchedSite(site, 'reports', fetch);
}

/** @param fetch the staff API, where the retail API runs
 * @returns undefined where DESK_PORT is not set */
export const staffSite = (site: Site, fetch: Fetch | undefined): Fetch | undefined =>
  fetch && site.config.DESK_PORT !== undefined ? watchedSite(site, 'staff-api', fetch) : undefined;

const watchedSite = ({ config, log, telemetry }: Site, service: string, fetch: Fetch): Fetch =>
  secured(watched(fetch, { service, log, telemetry }), headersOf(config));
