/** Polls the shop state, which pages depend on, from the retail API every second. */
import { readContent } from '#features/content/client.ts';
import type { Space } from '#features/content/record/space.ts';
import type { Connection } from '#platform/http/client.ts';
import { callApi } from '#platform/http/client.ts';
import { getShopState } from '../../retail-api/shop-state/contract.ts';
import type { ShopState } from './page-cache.ts';

/** The shop state with the content space that pages are made of. */
export interface HeldState extends ShopState {
  space: Space;
}

export interface ShopPoll {
  state(): HeldState;
  stop(): void;
}

/** Milliseconds between polls, and how long one may take. */
const interval = 1_000;
const patience = 1_500;

export interface ShopPollDeps {
  connection: Connection;
  /** The space until the API has answered once. */
  firstSpace: Space;
  now(): number;
  warn(message: string, facts: Record<string, unknown>): void;
}

/** Resolves after the first poll. The API counts as away until it has responded once. */
export async function pollShopState(deps: ShopPollDeps): Promise<ShopPoll> {
  const { connection, firstSpace, now } = deps;
  const nothing = { mark: '', until: Infinity, canBuy: false, isAway: true };
  let state: HeldState = { ...nothing, space: firstSpace };
  let timer: NodeJS.Timeout | undefined;
  let isMissed = false;

  async function poll(): Promise<void> {
    const asked = now();
    try {
      const signal = AbortSignal.timeout(patience);
      const found = await callApi(connection, getShopState, { signal });
      const { mark, contentVersion, changesIn, canBuy } = found;
      const isHeld = contentVersion === state.space.version && state.mark !== '';
      // The mark and the space change together, so that no page is made of a new one and an old one.
      const space = isHeld
        ? state.space
        : await readContent({ ...connection, signal }, contentVersion);
      const until = changesIn === null ? Infinity : asked + changesIn;
      if (isMissed) deps.warn('the retail API answers again', {});
      isMissed = false;
      state = { mark, until, canBuy, isAway: false, space };
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
