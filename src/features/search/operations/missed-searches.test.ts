import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Search } from '../record/missed.ts';
import { missedMost } from '../repository.ts';
import { missed } from '../tables.ts';
import { countMissedSearches } from './missed-searches.ts';

const unfound = { language: 'fi', totalCount: 0, corrected: false, ms: 1 } as const;
const whole = { from: '2026-01-01', until: '2026-12-31', fewest: 1, limit: 100 };

onOneDatabase('searches without results', (database) => {
  beforeEach(() => database().run('truncate search.missed'));

  /** Counts in memory until it is stopped, or every few milliseconds. */
  function open({ db = database().db, every = 60_000, room = 2000 } = {}) {
    const world = { now: Temporal.Instant.from('2026-11-24T21:59:59Z') };
    const counted = { stored: 0, dropped: 0 };
    const warn = vi.fn<(message: string, error: unknown) => void>();
    const made = countMissedSearches({
      db,
      now: () => world.now,
      slowMs: 50,
      count: (outcome, searches) => (counted[outcome] += searches),
      warn,
      every,
      room,
    });
    const search = (term: string, more: Partial<Search> = {}) =>
      made.noted({ term, ...unfound, ...more });
    return { world, counted, warn, search, stop: made.stop };
  }

  test('are counted by the day in Finland, the language, what was wrong and the term', async () => {
    const { world, counted, search, stop } = open();
    search('Kuu');
    search('kuu ', { language: 'sv' });
    search('kuu', { totalCount: 3, corrected: true, ms: 51 });
    search('maa', { totalCount: 3 });
    world.now = Temporal.Instant.from('2026-11-24T22:00:00Z');
    search('kuu');
    await stop();
    expect(await missedMost(database().db, 'none', whole)).toEqual([
      { term: 'kuu', language: 'fi', searches: 2 },
      { term: 'kuu', language: 'sv', searches: 1 },
    ]);
    const day = { ...whole, from: '2026-11-25' };
    expect(await missedMost(database().db, 'none', day)).toMatchObject([{ searches: 1 }]);
    for (const kind of ['corrected', 'slow'] as const)
      expect(await missedMost(database().db, kind, whole)).toMatchObject([{ term: 'kuu' }]);
    expect(counted).toEqual({ stored: 5, dropped: 0 });
  });

  test('never hold what may name somebody, only how many there were', async () => {
    const { search, stop } = open();
    for (const term of ['aino@example.com', '040 123 4567', 'x'.repeat(61), 'a\0b']) search(term);
    await stop();
    expect(await missedMost(database().db, 'none', { ...whole, fewest: 9 })).toEqual([
      { term: '', language: 'fi', searches: 4 },
    ]);
    const stored = await database().db.select().from(missed);
    expect(JSON.stringify(stored)).not.toMatch(/aino|123|xx/);
  });

  test('add to what other processes have counted, and are shown from a number on', async () => {
    const [one, other] = [open(), open()];
    for (const term of ['b', 'a']) one.search(term);
    for (const term of ['a', 'c', 'a']) other.search(term);
    await Promise.all([one.stop(), other.stop()]);
    expect(await missedMost(database().db, 'none', { ...whole, fewest: 2 })).toEqual([
      { term: 'a', language: 'fi', searches: 3 },
    ]);
    const first = await missedMost(database().db, 'none', { ...whole, limit: 2 });
    expect(first.map(({ term }) => term)).toEqual(['a', 'b']);
  });

  test('have room for so many terms; those known go on, others are dropped and counted', async () => {
    const { counted, search, stop } = open({ room: 2 });
    for (const term of ['a', 'b', 'c', 'a', 'd']) search(term);
    await stop();
    expect(counted).toEqual({ stored: 3, dropped: 2 });
    expect(await missedMost(database().db, 'none', whole)).toHaveLength(2);
  });

  test('are written now and then, and again after the database was away', async () => {
    const real = database().db;
    let isAway = true;
    const db = new Proxy(real, {
      get(target, name, receiver) {
        if (name === 'insert' && isAway) throw new Error('away');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const { counted, warn, search, stop } = open({ db, every: 5 });
    search('a');
    await eventually(() => expect(warn).toHaveBeenCalled());
    search('a');
    isAway = false;
    await eventually(() => expect(counted).toEqual({ stored: 2, dropped: 0 }));
    await stop();
    expect(await missedMost(real, 'none', whole)).toMatchObject([{ term: 'a', searches: 2 }]);
  });
});
