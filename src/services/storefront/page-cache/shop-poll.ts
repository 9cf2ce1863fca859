/** Polls the shop state, which pages depend on, from the retail API every second. */
import type { Connection } from '#platform/http/client.ts';
import { callApi } from '#platform/http/client.ts';
import { getShopState } from '../../retail-api/shop-state/contract.ts';
import type { ShopState } from './page-cache.ts';

export interface ShopPoll {
  state(): ShopState;
  stop(): void;
}

/** Milliseconds between polls, and how long one may take. */
const interval = 1_000;
const patience = 1_500;

export interface ShopPollDeps {
  connection: Connection;
  /** Whether this storefront's configuration allows purchases. */
  purchasesEnabled: boolean;
  now(): number;
  warn(message: string, facts: Record<string, unknown>): void;
}

/** Resolves after the first poll. The API counts as away until it has responded once. */
export async function pollShopState(deps: ShopPollDeps): Promise<ShopPoll> {
  const { connection, now, purchasesEnabled } = deps;
  let state: ShopState = { mark: '', until: Infinity, canBuy: false, isAway: true };
  let timer: NodeJS.Timeout | undefined;
  let isMissed = false;

  async function poll(): Promise<void> {
    const asked = now();
    try {
      const signal = AbortSignal.timeout(patience);
      const { mark, changesIn, canBuy } = await callApi(connection, getShopState, { signal });
      const until = changesIn === null ? Infinity : asked + changesIn;
      if (isMissed) deps.warn('the retail API answers again', {});
      isMissed = false;
      state = { mark, until, canBuy: canBuy && purchasesEnabled, isAway: false };
    } catch (error) {
      if (!isMissed) deps.warn('the retail API does not answer', { err: error });
      isMissed = true;
      state = { ...state, canBuy: false, isAway: true };
    }
  }

  const follow = async (): Promise<void> => {
    await poll();
    // Polls earlier when prices change before the next interval.
    const pause = Math.min(interval, Math.max(20, state.until - now()));
    timer = setTimeout(() => void follow(), pause);
    timer.unref();
  };
  await follow();
  return { state: () => state, stop: () => clearTimeout(timer) };
}
