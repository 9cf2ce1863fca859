/** Answers of the retail API that many pages are made of: menus, brands, rows of the front page. */
import { timings } from '#platform/timings.ts';
import { times, type ShopState } from './page-cache.ts';

export type Answers = Map<string, Promise<unknown>>;

/** Lists are many and large; what many pages share is asked for again at once. */
const most = 200;

/** Calls whose answers outlive the pages made of them, while the shop stands as it does (R439, R440).
 * Keys are language and address. */
const lasting = [
  { call: /^\w+ \/v3\/brands(?:\?|$)/, ...timings.brands },
  { call: /^\w+ \/v1\/categoryTree(?:\?|$)/, ...timings.categoryTree },
];

type Kept = Map<string, { at: number; answer: Promise<unknown> }>;

/** The answers to use now: none of another state of the shop, and none older than a page that is fresh,
 * but for those that last. */
export function sharedAnswers(state: () => ShopState, now: () => number): () => Answers {
  let kept: Kept = new Map();
  let current = { mark: '', until: 0, answers: new Map() as Answers };
  return () => {
    const { mark } = state();
    const isChanged = mark !== current.mark;
    if (isChanged) kept = new Map();
    if (isChanged || now() >= current.until || current.answers.size > most) {
      current = { mark, until: now() + times.fresh, answers: new LastingAnswers(kept, now) };
    }
    return current.answers;
  };
}

/** Knows the answers of before that still hold. */
class LastingAnswers extends Map<string, Promise<unknown>> {
  readonly #kept: Kept;
  readonly #now: () => number;

  constructor(kept: Kept, now: () => number) {
    super();
    this.#kept = kept;
    this.#now = now;
  }

  override get(key: string): Promise<unknown> | undefined {
    return super.get(key) ?? this.#answerOf(key, 'staleTime');
  }

  /** While a new answer cannot be had the old one does, until it is forgotten. */
  override set(key: string, answer: Promise<unknown>): this {
    if (!lasting.some(({ call }) => call.test(key))) return super.set(key, answer);
    const old = this.#answerOf(key, 'gcTime');
    const keep = () => this.#kept.set(key, { at: this.#now(), answer });
    answer.then(keep, () => {});
    return super.set(key, old ? answer.catch(() => old) : answer);
  }

  /** Undefined when there is none, or it is too old. */
  #answerOf(key: string, age: 'staleTime' | 'gcTime'): Promise<unknown> | undefined {
    const kept = this.#kept.get(key);
    const oldest = lasting.find(({ call }) => call.test(key))?.[age] ?? 0;
    return kept && this.#now() - kept.at < oldest ? kept.answer : undefined;
  }
}
