import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenActive } from './activity.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(['pointerdown', 'keydown', 'scroll', 'touchstart', 'mousemove'])(
  '%s starts it at once, and once only (R383)',
  (act) => {
    const target = new EventTarget();
    const start = vi.fn<() => void>();
    whenActive(start, target);
    target.dispatchEvent(new Event(act));
    target.dispatchEvent(new Event(act));
    vi.advanceTimersByTime(60_000);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('without any act it starts after 5000 ms (R383)', () => {
  const start = vi.fn<() => void>();
  whenActive(start, new EventTarget());
  vi.advanceTimersByTime(4999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test('given up, it never starts', () => {
  const target = new EventTarget();
  const start = vi.fn<() => void>();
  whenActive(start, target)();
  target.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});
