/** In-memory cache of public pages, compressed. A page is fresh for some seconds, then stale: it is sent
 * while it is rendered again. When the catalogue or prices have changed, the old page is sent only if
 * rendering fails. */
import { LRUCache } from 'lru-cache';
import { correlationIdOf } from '#platform/http/correlation.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.ts';
import { answerWith, bytesOf, withBuyingState, type Page } from './page.ts';
import { renderPage, type Renderer } from './render-page.ts';

/** What the content of pages depends on. */
export interface ShopState {
  /** Changes with the catalogue and the current prices. */
  mark: string;
  /** When the next price or campaign begins or ends, by the clock of `now`; Infinity when never. */
  until: number;
  canBuy: boolean;
  /** The retail API does not respond, so nothing can be rendered. */
  isAway: boolean;
}

export interface PageCacheDeps {
  /** Renders an address without any data of the shopper. */
  render: Renderer;
  state(): ShopState;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  maximumBytes: number;
  warn(message: string, facts: Record<string, unknown>): void;
  telemetry: Telemetry;
}

/** Milliseconds. */
export const times = {
  /** Until this age a page is sent as it is. */
  fresh: 5_000,
  /** For this long after `fresh` it is sent while it is rendered again. */
  stale: 60_000,
  /** Until this age it is sent when rendering fails. */
  kept: 24 * 3_600_000,
  /** After a failure rendering is not retried for this long. */
  rest: 2_000,
};

interface CachedPage {
  page: Page;
  /** When it was rendered, and the shop state's `mark` and `until` at that time. */
  at: number;
  mark: string;
  until: number;
  /** After a failure: when rendering may be retried; 0 otherwise. */
  restUntil: number;
  /** The same page with the opposite `canBuy`. */
  other?: Promise<Page>;
}

export interface PageCache {
  /** @param address in the form that address.ts returns
   * @throws what rendering threw, when no page is cached */
  response(address: string, request: Request): Response | Promise<Response>;
}

export function makePageCache(deps: PageCacheDeps): PageCache {
  const pages = openPages(deps);
  const rendering = new Map<string, Promise<CachedPage | Response>>();

  const renew = async (address: string, id: string): Promise<CachedPage | Response> => {
    const old = pages.get(address);
    const { mark, until } = deps.state();
    const at = deps.now();
    try {
      const rendered = await renderPage(() => deps.render(address, id), old?.page);
      if (rendered instanceof Response) return rendered;
      const cached = { page: rendered, at, mark, until, restUntil: 0 };
      pages.set(address, cached, { size: bytesOf(rendered) });
      return cached;
    } catch (error) {
      const facts = { address, isOldKept: !!old, correlationId: id };
      deps.warn('a page could not be rendered', { ...facts, err: error });
      if (!old) throw error;
      old.restUntil = deps.now() + times.rest;
      return old;
    }
  };

  /** Concurrent requests for a page share one rendering. */
  const renewOnce = (address: string, request: Request): Promise<CachedPage | Response> => {
    const running = rendering.get(address);
    if (running) return running;
    const renewal = renew(address, correlationIdOf(request)).finally(() =>
      rendering.delete(address),
    );
    rendering.set(address, renewal);
    return renewal;
  };

  const serve = (cached: CachedPage, request: Request): Response | Promise<Response> => {
    const { canBuy } = deps.state();
    const control = cacheControl(cached, deps.now());
    if (cached.page.canBuy === null || cached.page.canBuy === canBuy) {
      return answerWith(cached.page, request, control);
    }
    cached.other ??= withBuyingState(cached.page, canBuy);
    return cached.other.then((page) => answerWith(page, request, control));
  };

  return {
    response(address, request) {
      const cached = pages.get(address);
      const use = cached ? freshnessOf(cached, deps.state(), deps.now()) : 'none';
      deps.telemetry.page(uses[use]);
      if (cached && use !== 'none') {
        // `renew` has logged a failure; the old page stays.
        if (use === 'once-more') void renewOnce(address, request).catch(() => {});
        return serve(cached, request);
      }
      return renewOnce(address, request).then((renewed) =>
        renewed instanceof Response ? renewed.clone() : serve(renewed, request),
      );
    },
  };
}

/** Holds the most used pages within the limit of bytes, and reports how full it is. */
function openPages({ maximumBytes, telemetry }: PageCacheDeps) {
  let evictions = 0;
  const pages = new LRUCache<string, CachedPage>({
    // 1 is the library's minimum; no page fits into it, so it turns caching off.
    maxSize: Math.max(1, maximumBytes),
    dispose: (_page, _address, reason) => void (evictions += reason === 'evict' ? 1 : 0),
  });
  telemetry.gauges(() => [
    { name: 'aitta_page_cache_entries', value: pages.size },
    { name: 'aitta_page_cache_bytes', value: pages.calculatedSize },
    { name: 'aitta_page_cache_evictions_total', value: evictions },
  ]);
  return pages;
}

const uses = { 'as-is': 'hit', 'once-more': 'stale', none: 'miss' } as const;

/** Whether a page is fresh, stale (sent while it is rendered again), or must be rendered first. */
function freshnessOf(
  cached: CachedPage,
  state: ShopState,
  now: number,
): 'as-is' | 'once-more' | 'none' {
  const age = now - cached.at;
  if (age > times.kept) return 'none';
  if (state.isAway || now < cached.restUntil) return 'as-is';
  if (cached.mark !== state.mark || now >= cached.until) return 'none';
  if (age < times.fresh) return 'as-is';
  // A 404 is never sent stale: the page may exist by now.
  return cached.page.status === 200 && age < times.fresh + times.stale ? 'once-more' : 'none';
}

/** `Cache-Control` for proxies and browsers; no cache may use a page after the next price change. */
function cacheControl({ page, until, restUntil }: CachedPage, now: number): string {
  const seconds = (ms: number) => Math.max(0, Math.floor(ms / 1000));
  const left = until - now;
  const fresh = Math.min(times.fresh, left);
  const parts = ['public', 'max-age=0', `s-maxage=${seconds(fresh)}`];
  if (page.status !== 200 || restUntil > 0) return parts.join(', ');
  const stale = Math.min(times.stale, left - fresh);
  return [
    ...parts,
    `stale-while-revalidate=${seconds(stale)}`,
    `stale-if-error=${seconds(times.kept)}`,
  ].join(', ');
}
