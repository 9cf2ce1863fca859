import { expect, test } from 'vitest';
import { makeBreaker } from './breaker.ts';

const open = () => {
  const clock = { now: 0 };
  return { clock, breaker: makeBreaker(() => clock.now, 3, 1000) };
};

test('after three failures in a row nothing is called for a while, then once in each pause (R399)', () => {
  const { clock, breaker } = open();
  for (const _ of [1, 2, 3]) {
    expect(breaker.mayCall()).toBe(true);
    breaker.note(false);
  }
  expect(breaker.mayCall()).toBe(false);
  clock.now = 999;
  expect(breaker.mayCall()).toBe(false);
  clock.now = 1000;
  // The second one comes before the first has an answer.
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  clock.now = 1500;
  breaker.note(false);
  clock.now = 2400;
  expect(breaker.mayCall()).toBe(false);
  clock.now = 2500;
  expect(breaker.mayCall()).toBe(true);
});

test('one good answer ends it, and failures count from the beginning (R399)', () => {
  const { breaker } = open();
  breaker.note(false);
  breaker.note(false);
  breaker.note(true);
  breaker.note(false);
  breaker.note(false);
  expect(breaker.mayCall()).toBe(true);
  breaker.note(false);
  expect(breaker.mayCall()).toBe(false);
  breaker.note(true);
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});
