/** How the shop stands: its products and prices of the moment, and whether it can sell. */
import { makeSubApp } from '#platform/http/app.ts';
import type { Campaign } from '#features/campaigns/rules.ts';
import { getShopState } from './contract.ts';

export interface ShopStateDeps {
  /** Grows with every change of the catalogue in use. */
  version(): number;
  /** When the next price changes after `now`, both in epoch milliseconds; null when none is planned. */
  readNextPriceChange(now: number): Promise<number | null>;
  isDatabaseAlive(): boolean;
  campaigns: readonly Campaign[];
  purchasesEnabled: boolean;
  now(): Temporal.Instant;
}

export function makeShopStateApp(deps: ShopStateDeps) {
  const nextChange = makeNextChange(deps);
  return makeSubApp().openapi(getShopState, async (c) => {
    const now = deps.now().epochMilliseconds;
    const next = await nextChange(now);
    // The next change is another one as soon as the last has come.
    const mark = `${deps.version()}.${next ?? ''}`;
    const changesIn = next === null ? null : next - now;
    const canBuy = deps.purchasesEnabled && deps.isDatabaseAlive();
    return c.json({ mark, changesIn, canBuy }, 200);
  });
}

/** Prices are asked anew when the catalogue has changed or the moment has come; while the database
 * is away what it said last holds. */
function makeNextChange(deps: ShopStateDeps) {
  let known = { version: NaN, at: null as number | null };
  return async (now: number): Promise<number | null> => {
    const version = deps.version();
    const isOver = known.at !== null && known.at <= now;
    if ((known.version !== version || isOver) && deps.isDatabaseAlive()) {
      const at = await deps.readNextPriceChange(now).catch(() => undefined);
      if (at !== undefined) known = { version, at };
    }
    const prices = known.at !== null && known.at > now ? [known.at] : [];
    const coming = [...campaignChanges(deps.campaigns, now), ...prices];
    return coming.length > 0 ? Math.min(...coming) : null;
  };
}

const campaignChanges = (campaigns: readonly Campaign[], now: number): number[] =>
  campaigns
    .flatMap(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)])
    .filter((at) => at > now);
