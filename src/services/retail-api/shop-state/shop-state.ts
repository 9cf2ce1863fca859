/** The state of the shop: which catalogue and prices are in use, and whether it sells. */
import { makeSubApp } from '#platform/http/app.ts';
import type { Campaign } from '#features/campaigns/record.ts';
import { changesOf } from '#features/campaigns/rules.ts';
import { getShopState } from './contract.ts';

export interface ShopStateDeps {
  /** Version of the catalogue in use; grows with every change. */
  version(): number;
  /** When the next price changes after `now`, both in epoch milliseconds; null when none is planned. */
  readNextPriceChange(now: number): Promise<number | null>;
  isDatabaseAlive(): boolean;
  campaigns(): readonly Campaign[];
  contentVersion(): number;
  /** Whether the merchant lets the shop sell (R011). */
  isSelling(): boolean;
  now(): Temporal.Instant;
}

export function makeShopStateApp(deps: ShopStateDeps) {
  const nextChange = makeNextChange(deps);
  return makeSubApp().openapi(getShopState, async (c) => {
    const now = deps.now().epochMilliseconds;
    const next = await nextChange(now);
    // `next` changes as soon as a planned change happens, and the mark with it.
    const contentVersion = deps.contentVersion();
    const mark = `${deps.version()}.${contentVersion}.${next ?? ''}`;
    const changesIn = next === null ? null : next - now;
    const canBuy = deps.isSelling() && deps.isDatabaseAlive();
    return c.json({ mark, contentVersion, changesIn, canBuy }, 200);
  });
}

/** Reads the next price change again when the catalogue has changed or that moment has passed; keeps the
 * last value while the database is away. */
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
    const coming = [...campaignChanges(deps.campaigns(), now), ...prices];
    return coming.length > 0 ? Math.min(...coming) : null;
  };
}

const campaignChanges = (campaigns: readonly Campaign[], now: number): number[] =>
  campaigns.flatMap(changesOf).filter((at) => at > now);
