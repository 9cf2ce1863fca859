import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInTab } from '#platform/browser-tab.ts';
import { keepUnanswered, takeUnanswered } from './unanswered.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each line has the last quantity that was left for it, once', () => {
  keepUnanswered('/ostoskori 1', '7');
  keepUnanswered('/ostoskori 1', '8');
  keepUnanswered('/ostoskori 2', '0');
  keepUnanswered('/oma-tili/ostoslistat/a 1', '3');
  expect(takeUnanswered('/ostoskori 1')).toBe('8');
  expect(takeUnanswered('/ostoskori 1')).toBeUndefined();
  expect(takeUnanswered('/ostoskori 2')).toBe('0');
  expect(takeUnanswered('/oma-tili/ostoslistat/a 1')).toBe('3');
});

test('after thirty seconds the quantity may have been changed elsewhere, and is not used', () => {
  keepUnanswered('/ostoskori 1', '8');
  vi.setSystemTime(29_999);
  keepUnanswered('/ostoskori 2', '5');
  vi.setSystemTime(30_000);
  expect(takeUnanswered('/ostoskori 1')).toBeUndefined();
  expect(takeUnanswered('/ostoskori 2')).toBe('5');
});

test('what other scripts have written there is ignored', () => {
  for (const value of [null, 7, 'x', [null], [7], ['x'], [['/ostoskori 1', '8']], { at: 0 }]) {
    keepInTab('quantities', value);
    expect(takeUnanswered('/ostoskori 1')).toBeUndefined();
  }
});
