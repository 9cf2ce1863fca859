import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSuggester, pauseMs } from './suggester.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A shop that answers each term when the test says so. */
function slowShop() {
  const asked: { term: string; signal: AbortSignal }[] = [];
  const answers = new Map<string, (answer: string) => void>();
  const told: string[] = [];
  const suggester = makeSuggester<string>({
    ask(term, signal) {
      asked.push({ term, signal });
      return new Promise((resolve) => answers.set(term, resolve));
    },
    tell: (term, answer) => told.push(`${term}: ${answer}`),
  });
  const type = (term: string) => suggester.ask(term);
  const pause = () => vi.advanceTimersByTimeAsync(pauseMs);
  const answer = async (term: string) => {
    answers.get(term)?.(`${term}…`);
    await vi.advanceTimersByTimeAsync(0);
  };
  const terms = () => asked.map(({ term }) => term);
  return { type, pause, answer, told, asked, terms };
}

test('letters that follow one another fast are one question', async () => {
  const { type, pause, answer, told, terms } = slowShop();
  type('vi');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  type('vil');
  await pause();
  await answer('vil');
  expect([terms(), told]).toEqual([['vil'], ['vil: vil…']]);
});

test('a late answer never takes the place of a newer one', async () => {
  const { type, pause, answer, told, asked } = slowShop();
  type('vi');
  await pause();
  type('villa');
  await pause();
  await answer('villa');
  await answer('vi');
  expect(told).toEqual(['villa: villa…']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('an answer that comes while the next question waits for its pause is not told', async () => {
  const { type, pause, answer, told } = slowShop();
  type('vi');
  await pause();
  type('villa');
  await answer('vi');
  expect(told).toEqual([]);
});

test('what was answered before is told at once, without a question', async () => {
  const { type, pause, answer, told, terms } = slowShop();
  type('vi');
  await pause();
  await answer('vi');
  type('vil');
  type('vi');
  expect(told).toEqual(['vi: vi…', 'vi: vi…']);
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
  const { type, pause, answer, told, terms } = slowShop();
  type('vi');
  await pause();
  type('');
  await pause();
  await answer('vi');
  expect([terms(), told]).toEqual([['vi'], []]);
});

test('a question that fails is not told, and is asked again', async () => {
  const told: string[] = [];
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue('ok');
  const suggester = makeSuggester<string>({ ask, tell: (_, answer) => told.push(answer) });
  suggester.ask('vi');
  await vi.advanceTimersByTimeAsync(pauseMs);
  suggester.ask('vi');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect([ask.mock.calls.length, told]).toEqual([2, ['ok']]);
});
