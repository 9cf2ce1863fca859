import { expect, test } from 'vitest';
import { times, type ShopState } from './page-cache.ts';
import { sharedAnswers } from './shared-answers.ts';

test('answers are shared while the shop stands as it does, and no longer than a page is fresh', () => {
  let [now, state] = [0, { mark: '1', until: Infinity, canBuy: true, isAway: false } as ShopState];
  const answers = sharedAnswers(
    () => state,
    () => now,
  );
  const first = answers();
  now += times.fresh - 1;
  expect(answers()).toBe(first);
  now += 1;
  const second = answers();
  expect(second).not.toBe(first);
  state = { ...state, mark: '2' };
  const third = answers();
  expect(third).not.toBe(second);
  for (let i = 0; i <= 200; i += 1) third.set(String(i), Promise.resolve());
  expect(answers()).not.toBe(third);
});
