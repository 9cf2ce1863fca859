import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, askPatiently, queries } from './browser-queries.ts';
import { onPending } from './pending.ts';
import { timings } from './timings.ts';

let asked: number[] = [];
const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now());
    return Promise.resolve().then(answer);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  answerWith(() => Response.json({ at: Date.now() }));
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['brands', timings.brands, 'R439'],
  ['categoryTree', timings.categoryTree, 'R440'],
])('%s are asked for again when the answer is 300000 ms old (R439, R440)', async (key, times) => {
  const question = { key: [key], url: '/x', ...times };
  const first = await ask(question);
  await pass(299_999);
  expect(await ask(question)).toBe(first);
  await pass(1);
  await ask(question);
  expect(asked).toEqual([0, 300_000]);
});

test.each([
  ['brands', timings.brands],
  ['categoryTree', timings.categoryTree],
])('%s are forgotten 360000 ms after their last use (R439, R440)', async (key, times) => {
  await ask({ key: [key], url: '/x', ...times });
  await pass(359_999);
  expect(queries.getQueryData([key])).toEqual({ at: 0 });
  await pass(1);
  expect(queries.getQueryData([key])).toBeUndefined();
});

test('what has no time of its own is asked for each time; together it is asked once', async () => {
  const question = { key: ['wishlist'], url: '/x' };
  await Promise.all([ask(question), ask(question)]);
  await ask(question);
  expect(asked).toHaveLength(2);
});

test('a question that fails is asked again 3 times, after 1, 2 and 4 s (R441)', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = ask({ key: ['x'], url: '/x' }).catch((error: Error) => error.name);
  await pass(60_000);
  expect([await end, asked]).toEqual(['ApiCallFailed', [0, 1000, 3000, 7000]]);
});

test('a refusal is not asked again, and an answer ends the retries (R441)', async () => {
  answerWith(() => new Response(null, { status: 401 }));
  await expect(ask({ key: ['x'], url: '/x' })).rejects.toThrow('401');
  expect(asked).toHaveLength(1);
  answerWith(() => (asked.length < 3 ? new Response(null, { status: 503 }) : Response.json(1)));
  const end = ask({ key: ['y'], url: '/x' });
  await pass(1000);
  expect([await end, asked]).toEqual([1, [0, 0, 1000]]);
});

test('what a part waited for is fresh for 1000 ms (R437)', async () => {
  const question = { key: ['menu'], url: '/x' };
  await askPatiently(question);
  await pass(999);
  await askPatiently(question);
  expect(asked).toEqual([0]);
  await pass(1);
  await askPatiently(question);
  expect(asked).toEqual([0, 1000]);
});

test('a part that never comes is given up after 120000 ms (R438)', async () => {
  answerWith(() => new Promise(() => {}));
  const end = askPatiently({ key: ['menu'], url: '/x' }).catch((error: Error) => error.message);
  await pass(119_999);
  expect(await Promise.race([end, 'waiting'])).toBe('waiting');
  await pass(1);
  expect(await end).toBe('No answer in time');
});

test('waiting is told after 200 ms (R436), giving up after 120000 ms (R438), and nothing once it is over', async () => {
  const told: [string, number][] = [];
  const stop = onPending((stage) => told.push([stage, Date.now()]));
  await pass(200_000);
  expect(told).toEqual([
    ['shown', 200],
    ['given-up', 120_000],
  ]);
  onPending(() => told.push(['late', Date.now()]))();
  stop();
  await pass(200_000);
  expect(told).toHaveLength(2);
});
