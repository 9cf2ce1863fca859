/** Pages that everybody sees alike, kept in memory as they travel. A page is fresh for some seconds;
 * then it is answered once more while it is rendered anew. When the catalogue or the prices of the
 * hour have changed nobody gets the old one, unless the new one cannot be had. */
import { LRUCache } from 'lru-cache';
import { correlationIdOf } from '#platform/http/correlation.ts';
import { answerWith, bytesOf, withBuyingState, type Page } from './page.ts';
import { renderPage, type Renderer } from './render-page.ts';

/** What the pages of a moment depend on. */
export interface ShopState {
  /** Changes with the catalogue and with the prices of the hour. */
  mark: string;
  /** When the next price or campaign begins or ends, on the clock of `now`. */
  until: number;
  canBuy: boolean;
  /** The retail API does not answer: nothing can be rendered. */
  isAway: boolean;
}

export interface PageCacheDeps {
  /** Renders an address for nobody in particular: it is told nothing of a shopper. */
  render: Renderer;
  state(): ShopState;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  maximumBytes: number;
  warn(message: string, facts: Record<string, unknown>): void;
}

/** Milliseconds. */
export const times = {
  /** A page is answered without a thought. */
  fresh: 5_000,
  /** After that it is answered while it is rendered anew. */
  stale: 60_000,
  /** After that only when rendering fails. */
  kept: 24 * 3_600_000,
  /** After a failure rendering is not tried for this long. */
  rest: 2_000,
};

interface Kept {
  page: Page;
  /** When it was rendered, in which state of the shop, and when that was to end. */
  at: number;
  mark: string;
  until: number;
  /** Rendering failed; not again before. */
  restUntil: number;
  /** The same page with the other word about buying. */
  other?: Promise<Page>;
}

export interface PageCache {
  /** `address` is of the form address.ts gives. @throws what rendering threw, when nothing is kept */
  response(address: string, request: Request): Response | Promise<Response>;
}

export function makePageCache(deps: PageCacheDeps): PageCache {
  // No page fits into a single byte, and none is the least the library takes.
  const pages = new LRUCache<string, Kept>({ maxSize: Math.max(1, deps.maximumBytes) });
  const rendering = new Map<string, Promise<Kept | Response>>();

  const renew = async (address: string, id: string): Promise<Kept | Response> => {
    const old = pages.get(address);
    const { mark, until } = deps.state();
    const at = deps.now();
    try {
      const rendered = await renderPage(() => deps.render(address, id), old?.page);
      if (rendered instanceof Response) return rendered;
      const kept = { page: rendered, at, mark, until, restUntil: 0 };
      pages.set(address, kept, { size: bytesOf(rendered) });
      return kept;
    } catch (error) {
      const facts = { address, isOldKept: !!old, correlationId: id };
      deps.warn('a page could not be rendered', { ...facts, err: error });
      if (!old) throw error;
      old.restUntil = deps.now() + times.rest;
      return old;
    }
  };

  /** Several who wait for a page wait for the same one. */
  const renewOnce = (address: string, request: Request): Promise<Kept | Response> => {
    const running = rendering.get(address);
    if (running) return running;
    const one = renew(address, correlationIdOf(request)).finally(() => rendering.delete(address));
    rendering.set(address, one);
    return one;
  };

  const serve = (kept: Kept, request: Request): Response | Promise<Response> => {
    const { canBuy } = deps.state();
    const control = cacheControl(kept, deps.now());
    if (kept.page.canBuy === null || kept.page.canBuy === canBuy) {
      return answerWith(kept.page, request, control);
    }
    kept.other ??= withBuyingState(kept.page, canBuy);
    return kept.other.then((page) => answerWith(page, request, control));
  };

  return {
    response(address, request) {
      const kept = pages.get(address);
      const use = kept ? freshnessOf(kept, deps.state(), deps.now()) : 'none';
      if (kept && use !== 'none') {
        // A failure has been told; the old page stays.
        if (use === 'once-more') void renewOnce(address, request).catch(() => {});
        return serve(kept, request);
      }
      return renewOnce(address, request).then((renewed) =>
        renewed instanceof Response ? renewed.clone() : serve(renewed, request),
      );
    },
  };
}

/** Whether a page may be answered as it is, is due to be rendered, or has to be before. */
function freshnessOf(kept: Kept, state: ShopState, now: number): 'as-is' | 'once-more' | 'none' {
  const age = now - kept.at;
  if (age > times.kept) return 'none';
  if (state.isAway || now < kept.restUntil) return 'as-is';
  if (kept.mark !== state.mark || now >= kept.until) return 'none';
  if (age < times.fresh) return 'as-is';
  // What was not there may be there by now.
  return kept.page.status === 200 && age < times.fresh + times.stale ? 'once-more' : 'none';
}

/** What caches between us and the browser may do; none keeps a page beyond the next change of prices. */
function cacheControl({ page, until, restUntil }: Kept, now: number): string {
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
