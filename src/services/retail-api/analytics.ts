/** Analytics: what the shop gives it, and the purchases of orders. */
import { makeAnalyticsApp } from '#features/analytics/http.ts';
import {
  startCollector,
  type Collector,
  type EventOutcome,
} from '#features/analytics/operations/collector.ts';
import { insertPurchase } from '#features/analytics/repository.ts';
import type { OrderFactsOf } from '#features/orders/deps.ts';
import type { Db } from '#platform/db/database.ts';
import type { Clock } from '#platform/time.ts';
import { codeOf, readNetwork } from '../storefront/shopper-network.ts';
import type { RetailApiDeps } from './deps.ts';

/** Every paid order is an event, in the transaction of its payment; it names no visitor. */
export const notePurchaseAt =
  (now: Clock) =>
  (tx: Db, { number, facts }: OrderFactsOf): Promise<void> =>
    insertPurchase(tx, {
      name: 'purchase',
      at: now(),
      visitor: null,
      language: facts.language,
      page: '',
      orderNumber: number,
      items: facts.lines.map(({ sokId, quantity, rowTotalEuroCents }) => ({
        id: sokId,
        quantity,
        priceEuroCents: Math.round(rowTotalEuroCents / quantity),
      })),
      facts: { valueEuroCents: facts.totalEuroCents },
    });

/** The collector, with how many events it has stored and dropped since the process started. */
export function collectEvents({ database, log, telemetry }: RetailApiDeps): Collector {
  const counted: Record<EventOutcome, number> = { stored: 0, dropped: 0 };
  telemetry.gauges(() =>
    Object.entries(counted).map(([outcome, value]) => ({
      name: 'aitta_analytics_events_total',
      labels: { outcome },
      value,
    })),
  );
  return startCollector({
    db: database.db,
    count: (outcome, events) => (counted[outcome] += events),
    warn: (message, err) => log.warn({ err }, message),
  });
}

export const analyticsApp = ({ network, now }: RetailApiDeps, { take }: Collector) =>
  makeAnalyticsApp({
    take,
    now,
    networkOf: (call) => readNetwork(network, call),
    codeOf: codeOf(network),
  });
