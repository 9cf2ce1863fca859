import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSuggester, pauseMs } from './suggester.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A shop that answers each term when the test says so. */
function slowShop() {
  const asked: { term: string; signal: AbortSignal }[] = [];
  const answers = new Map<string, (answer: string) => void>();
  const results: string[] = [];
  const suggester = makeSuggester<string>({
    request(term, signal) {
      asked.push({ term, signal });
      return new Promise((resolve) => answers.set(term, resolve));
    },
    onResult: (term, answer) => results.push(`${term}: ${answer}`),
  });
  const type = (term: string) => suggester.request(term);
  const pause = () => vi.advanceTimersByTimeAsync(pauseMs);
  const answer = async (term: string) => {
    answers.get(term)?.(`${term}…`);
    await vi.advanceTimersByTimeAsync(0);
  };
  const terms = () => asked.map(({ term }) => term);
  return { type, pause, answer, results, asked, terms };
}

test('letters that follow one another fast are one question', async () => {
  const { type, pause, answer, results, terms } = slowShop();
  type('vi');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  type('vil');
  await pause();
  await answer('vil');
  expect([terms(), results]).toEqual([['vil'], ['vil: vil…']]);
});

test('a late answer never takes the place of a newer one', async () => {
  const { type, pause, answer, results, asked } = slowShop();
  type('vi');
  await pause();
  type('villa');
  await pause();
  await answer('villa');
  await answer('vi');
  expect(results).toEqual(['villa: villa…']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('an answer that comes while the next question waits for its pause is not told', async () => {
  const { type, pause, answer, results } = slowShop();
  type('vi');
  await pause();
  type('villa');
  await answer('vi');
  expect(results).toEqual([]);
});

test('what was answered before is told at once, without a question', async () => {
  const { type, pause, answer, results, terms } = slowShop();
  type('vi');
  await pause();
  await answer('vi');
  type('vil');
  type('vi');
  expect(results).toEqual(['vi: vi…', 'vi: vi…']);
  await pause();
  expect(terms()).toEqual(['vi']);
});

test('of many answers the oldest is forgotten', async () => {
  const { type, pause, answer, terms } = slowShop();
  const all = Array.from({ length: 31 }, (_, i) => `term ${i}`);
  for (const term of all) {
    type(term);
    await pause();
    await answer(term);
  }
  type('term 30');
  type('term 0');
  await pause();
  expect(terms()).toEqual([...all, 'term 0']);
});

test('no term asks nothing, and what was asked before is told no more (R113)', async () => {
  const { type, pause, answer, results, terms } = slowShop();
  type('vi');
  await pause();
  type('');
  await pause();
  await answer('vi');
  expect([terms(), results]).toEqual([['vi'], []]);
});

test('a question that fails is not told, and is asked again', async () => {
  const results: string[] = [];
  const request = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue('ok');
  const suggester = makeSuggester<string>({
    request,
    onResult: (_, answer) => results.push(answer),
  });
  suggester.request('vi');
  await vi.advanceTimersByTimeAsync(pauseMs);
  suggester.request('vi');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect([request.mock.calls.length, results]).toEqual([2, ['ok']]);
});
