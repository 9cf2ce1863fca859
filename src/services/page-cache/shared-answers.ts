/** Answers of the retail API that many pages are made of: menus, brands, rows of the front page. */
import { times, type ShopState } from './page-cache.ts';

export type Answers = Map<string, Promise<unknown>>;

/** Lists are many and large; what many pages share is asked for again at once. */
const most = 200;

/** The answers to use now: none older than a page that is fresh, none of another state of the shop. */
export function sharedAnswers(state: () => ShopState, now: () => number): () => Answers {
  let kept = { mark: '', until: 0, answers: new Map() as Answers };
  return () => {
    const { mark } = state();
    const isOver = mark !== kept.mark || now() >= kept.until || kept.answers.size > most;
    if (isOver) kept = { mark, until: now() + times.fresh, answers: new Map() };
    return kept.answers;
  };
}
