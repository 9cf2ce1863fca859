import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueChanges } from '../catalogue/record.ts';
import { product, snapshot } from '../catalogue/testing.ts';
import { buildIndex } from './build.ts';
import { holdIndex, type CatalogueHolder } from './holder.ts';
import { decidedWith } from './testing.ts';

const view = { language: 'fi' as const, now: 0 };
const quiet: CatalogueChanges = { version: 1, stockMark: '0', stock: new Map() };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A catalogue whose state a test sets; `marks` are those of its calls. */
function source() {
  const state = { changes: quiet, builds: 0, marks: [] as string[], warnings: 0, fails: false };
  return {
    state,
    readChanges: async (mark: string) => {
      state.marks.push(mark);
      if (state.fails) throw new Error('The database is away.');
      return state.changes;
    },
    build: async () => {
      state.builds += 1;
      const { version, stockMark } = state.changes;
      return buildIndex({ ...snapshot([product('1')]), version, stockMark }, decidedWith(), 0);
    },
    isComplete: () => true,
    amend: async () => false,
    warn: () => {
      state.warnings += 1;
    },
  };
}

const availability = (holder: CatalogueHolder) => holder.current().product('1', view)?.availability;

test('what is sold is seen within half a second, without building the index anew', async () => {
  const catalogue = source();
  const holder = await holdIndex(catalogue);
  expect(availability(holder)).toBe('AVAILABLE');
  catalogue.state.changes = { version: 1, stockMark: '7', stock: new Map([['1', 0]]) };
  await vi.advanceTimersByTimeAsync(500);
  expect(availability(holder)).toBe('SOLD_OUT');
  catalogue.state.changes = { ...quiet, stockMark: '9' };
  await vi.advanceTimersByTimeAsync(1000);
  expect(catalogue.state).toMatchObject({ builds: 1, marks: ['0', '7', '9'] });
  holder.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(catalogue.state.marks).toHaveLength(3);
});

test('another version of the catalogue is a new index, which stock is followed from', async () => {
  const catalogue = source();
  const holder = await holdIndex(catalogue);
  const before = holder.current();
  catalogue.state.changes = { version: 2, stockMark: '5', stock: new Map([['1', 0]]) };
  await holder.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(holder.current()).not.toBe(before);
  expect(holder.current().version).toBe(2);
  expect(availability(holder)).toBe('AVAILABLE');
  await holder.refresh();
  expect(catalogue.state).toMatchObject({ builds: 2, marks: ['0', '5'] });
  expect(availability(holder)).toBe('SOLD_OUT');
  holder.stop();
});

test('the shop can be browsed while the database is away, and follows when it is back', async () => {
  const catalogue = source();
  const holder = await holdIndex(catalogue);
  catalogue.state.fails = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(catalogue.state.warnings).toBe(1);
  expect(availability(holder)).toBe('AVAILABLE');
  catalogue.state.fails = false;
  catalogue.state.changes = { ...quiet, stock: new Map([['1', 0]]) };
  await vi.advanceTimersByTimeAsync(500);
  expect(availability(holder)).toBe('SOLD_OUT');
  holder.stop();
});

test('two wishes to refresh at once are one look at the database', async () => {
  const catalogue = source();
  const holder = await holdIndex(catalogue);
  await Promise.all([holder.refresh(), holder.refresh()]);
  expect(catalogue.state.marks).toHaveLength(1);
  holder.stop();
});
