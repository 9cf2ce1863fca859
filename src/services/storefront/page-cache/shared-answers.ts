/** Answers of the retail API that many pages are made of: menus, brands, rows of the front page. */
import type { AnswerCache } from '#platform/http/client.ts';
import { timings } from '#platform/timings.ts';
import { times, type ShopState } from './page-cache.ts';

/** Lists are many and large; what many pages share is asked for again at once. */
const most = 200;

/** Calls whose answers outlive the pages made of them, while the shop stands as it does (R439, R440).
 * Keys are language and address. */
const lasting = [
  { call: /^\w+ \/v3\/brands(?:\?|$)/, ...timings.brands },
  { call: /^\w+ \/v1\/categoryTree(?:\?|$)/, ...timings.categoryTree },
];

/** The answers to use now: none of another state of the shop, and none older than a page that is fresh,
 * but for those that last. */
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

/** Those that came, by age. */
function lastingAnswers(now: () => number) {
  const came = new Map<string, { at: number; response: Promise<unknown> }>();
  return {
    /** Undefined when there is none, or it is too old. */
    find(key: string, age: 'staleTime' | 'gcTime'): Promise<unknown> | undefined {
      const one = came.get(key);
      const oldest = lasting.find(({ call }) => call.test(key))?.[age] ?? 0;
      return one && now() - one.at < oldest ? one.response : undefined;
    },
    put(key: string, response: Promise<unknown>): void {
      if (lasting.some(({ call }) => call.test(key))) came.set(key, { at: now(), response });
    },
  };
}

/** Answers of a short while, over those that last. */
function answersOver(lasted: LastingAnswers): AnswerCache & { count(): number } {
  const asked = new Map<string, Promise<unknown>>();
  return {
    count: () => asked.size,
    find: (key) => asked.get(key) ?? lasted.find(key, 'staleTime'),
    keep(key, response) {
      const old = lasted.find(key, 'gcTime');
      // While a new answer cannot be had the old one does, until it is forgotten.
      const given = old ? response.catch(() => old) : response;
      asked.set(key, given);
      response.then(
        () => lasted.put(key, response),
        () => asked.delete(key),
      );
      return given;
    },
  };
}
