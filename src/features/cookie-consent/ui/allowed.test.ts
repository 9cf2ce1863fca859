import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { isAllowed, setAllowed, whenAllowed } from './allowed.ts';

beforeEach(() => setAllowed([]));
afterEach(() => setAllowed([]));

/** A service that notes its turns. */
function service() {
  const turns: string[] = [];
  return {
    turns,
    start: () => void turns.push('start'),
    stop: () => void turns.push('stop'),
  };
}

test('a service runs only while there is consent to its category (R384, R385)', () => {
  const { turns, start, stop } = service();
  const end = whenAllowed('analytics', start, stop);
  setAllowed(['functional', 'marketing']);
  expect(turns).toEqual([]);
  expect(isAllowed('analytics')).toBe(false);
  setAllowed(['analytics']);
  setAllowed(['analytics', 'marketing']);
  expect(isAllowed('analytics')).toBe(true);
  expect(turns).toEqual(['start']);
  setAllowed([]);
  expect(turns).toEqual(['start', 'stop']);
  setAllowed(['analytics']);
  end();
  expect(turns).toEqual(['start', 'stop', 'start', 'stop']);
  setAllowed([]);
  setAllowed(['analytics']);
  expect(turns).toHaveLength(4);
});

test('a service that is registered after the choice starts at once (R384)', () => {
  setAllowed(['marketing']);
  const { turns, start, stop } = service();
  whenAllowed('marketing', start, stop)();
  expect(turns).toEqual(['start', 'stop']);
});

test('a service that is still loading when consent is withdrawn is stopped as soon as it has started (R384)', async () => {
  const turns: string[] = [];
  const loaded = Promise.withResolvers<void>();
  whenAllowed(
    'analytics',
    async () => {
      await loaded.promise;
      turns.push('start');
    },
    () => void turns.push('stop'),
  );
  setAllowed(['analytics']);
  setAllowed([]);
  expect(turns).toEqual([]);
  loaded.resolve();
  await eventually(() => expect(turns).toEqual(['start', 'stop']));
});

test('a service that fails keeps no other one from starting, and is reported', () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('no');
  whenAllowed('analytics', () => {
    throw fault;
  });
  const { turns, start } = service();
  whenAllowed('analytics', start);
  setAllowed(['analytics']);
  expect(turns).toEqual(['start']);
  expect(reported).toHaveBeenCalledWith(fault);
  vi.unstubAllGlobals();
});
