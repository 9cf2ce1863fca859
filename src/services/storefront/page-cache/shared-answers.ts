/** Cache of the retail API's responses that many pages need: menus, brands, rows of the front page. */
import type { AnswerCache } from '#platform/http/client.ts';
import { timings } from '#platform/timings.ts';
import { times, type ShopState } from './page-cache.ts';

/** Maximum number of responses. Beyond it all are dropped: lists are many and large, and shared responses
 * are soon requested again. */
const most = 200;

/** Calls whose responses are cached longer than pages, while the shop state stays the same (R439, R440).
 * Keys are language and address. */
const lasting = [
  { call: /^\w+ \/v3\/brands(?:\?|$)/, ...timings.brands },
  { call: /^\w+ \/v1\/categoryTree(?:\?|$)/, ...timings.categoryTree },
];

/** The cache for the current shop state. Its responses are no older than a fresh page, except for the
 * long-lived calls. */
export function sharedAnswers(state: () => ShopState, now: () => number): () => AnswerCache {
  let lasted = lastingAnswers(now);
  let current = { mark: '', until: 0, responses: answersOver(lasted) };
  return () => {
    const { mark } = state();
    const isChanged = mark !== current.mark;
    if (isChanged) lasted = lastingAnswers(now);
    if (isChanged || now() >= current.until || current.responses.count() > most) {
      current = { mark, until: now() + times.fresh, responses: answersOver(lasted) };
    }
    return current.responses;
  };
}

type LastingAnswers = ReturnType<typeof lastingAnswers>;

/** Responses of the long-lived calls, with the time they were received. */
function lastingAnswers(now: () => number) {
  const cached = new Map<string, { at: number; response: Promise<unknown> }>();
  return {
    /** Undefined when there is none, or it is too old. */
    find(key: string, age: 'staleTime' | 'gcTime'): Promise<unknown> | undefined {
      const entry = cached.get(key);
      const oldest = lasting.find(({ call }) => call.test(key))?.[age] ?? 0;
      return entry && now() - entry.at < oldest ? entry.response : undefined;
    },
    put(key: string, response: Promise<unknown>): void {
      if (lasting.some(({ call }) => call.test(key))) cached.set(key, { at: now(), response });
    },
  };
}

/** A short-lived cache on top of the long-lived one. */
function answersOver(lasted: LastingAnswers): AnswerCache & { count(): number } {
  const requested = new Map<string, Promise<unknown>>();
  return {
    count: () => requested.size,
    find: (key) => requested.get(key) ?? lasted.find(key, 'staleTime'),
    keep(key, response) {
      const old = lasted.find(key, 'gcTime');
      // When the request fails, the old response is used until its `gcTime`.
      const given = old ? response.catch(() => old) : response;
      requested.set(key, given);
      response.then(
        () => lasted.put(key, response),
        () => requested.delete(key),
      );
      return given;
    },
  };
}
