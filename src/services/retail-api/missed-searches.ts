/** Searches that a merchant should know of, with how many were stored and dropped since the process started. */
import {
  countMissedSearches,
  type MissedSearches,
} from '#features/search/operations/missed-searches.ts';
import type { RetailApiDeps } from './deps.ts';

export function noteMissedSearches({
  database,
  log,
  now,
  slowSearchMs,
  telemetry,
}: RetailApiDeps): MissedSearches {
  const counted = { stored: 0, dropped: 0 };
  telemetry.gauges(() =>
    Object.entries(counted).map(([outcome, value]) => ({
      name: 'aitta_missed_searches_total',
      labels: { outcome },
      value,
    })),
  );
  return countMissedSearches({
    db: database.db,
    now,
    slowMs: slowSearchMs,
    count: (outcome, searches) => (counted[outcome] += searches),
    warn: (message, err) => log.warn({ err }, message),
  });
}
