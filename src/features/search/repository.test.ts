import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import type { Missed } from './record/missed.ts';
import { addMissed, deleteMissed, missedMost } from './repository.ts';

const whole = { from: '2026-01-01', until: '2026-12-31', fewest: 1, limit: 100 };
const row = (term: string, more: Partial<Missed> = {}): Missed => ({
  day: '2026-11-24',
  language: 'fi',
  kind: 'none',
  term,
  searches: 1,
  ...more,
});

onEveryDatabase('counted searches', (database) => {
  beforeEach(() => database().run('truncate search.missed'));
  const add = (...rows: Missed[]) => addMissed(database().db, rows);
  const most = async (wanted: Partial<typeof whole> = {}, kind: Missed['kind'] = 'none') =>
    (await missedMost(database().db, kind, { ...whole, ...wanted })).map(
      ({ term, language, searches }) => `${term} ${language} ${searches}`,
    );

  test('add to those of the same day, kind, language and term, and to no others', async () => {
    await add();
    const others = [
      row('kuu', { day: '2026-11-25' }),
      row('kuu', { language: 'sv' }),
      row('kuu', { kind: 'slow' }),
      row('kuut'),
    ];
    await add(row('kuu', { searches: 2 }), ...others);
    await add(row('kuu', { searches: 3 }));
    expect(await most({ until: '2026-11-24' })).toEqual(['kuu fi 5', 'kuu sv 1', 'kuut fi 1']);
    expect(await most({ from: '2026-11-25' })).toEqual(['kuu fi 1']);
    expect([await most({}, 'slow'), await most({}, 'corrected')]).toEqual([['kuu fi 1'], []]);
  });

  test('of many processes at once all count, whatever the order they come in', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => row(`termi ${index}`));
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1)
      await Promise.all(
        [rows, rows.toReversed(), rows, rows.toReversed()].map((one) => add(...one)),
      );
    const counts = await missedMost(database().db, 'none', whole);
    expect(counts).toHaveLength(20);
    expect(new Set(counts.map(({ searches }) => searches))).toEqual(new Set([4 * all]));
  });

  test('come by how often over all days, then by term and language; from a number on, and so many', async () => {
    await add(
      row('b', { searches: 2 }),
      row('a', { searches: 2, language: 'sv' }),
      row('a', { searches: 2, language: 'en' }),
      row('days', { searches: 2 }),
      row('days', { searches: 10, day: '2026-11-23' }),
      row('once'),
    );
    expect(await most()).toEqual(['days fi 12', 'a en 2', 'a sv 2', 'b fi 2', 'once fi 1']);
    expect(await most({ fewest: 2, limit: 3 })).toEqual(['days fi 12', 'a en 2', 'a sv 2']);
    expect(await most({ fewest: 3 })).toEqual(['days fi 12']);
  });

  test('without their term are shown however few they are', async () => {
    await add(row(''), row('', { language: 'sv' }), row('kuu', { searches: 2 }));
    expect(await most({ fewest: 3 })).toEqual([' fi 1', ' sv 1']);
  });

  test('the first and the last day belong to a period', async () => {
    await add(...['22', '23', '24', '25'].map((day) => row(day, { day: `2026-11-${day}` })));
    const days = { from: '2026-11-23', until: '2026-11-24' };
    expect(await most(days)).toEqual(['23 fi 1', '24 fi 1']);
  });

  test('are deleted by the day in Finland, in summer and in winter', async () => {
    const days = ['2026-08-25', '2026-08-26', '2026-11-24', '2026-11-25'];
    await add(...days.map((day) => row(day, { day, language: 'sv', kind: 'slow' })));
    const left = async (before: string) => {
      await deleteMissed(database().db, Temporal.Instant.from(before));
      return (await missedMost(database().db, 'slow', whole)).map(({ term }) => term);
    };
    expect(await left('2026-08-25T20:59:59Z')).toEqual(days);
    expect(await left('2026-08-25T21:00:00Z')).toEqual(days.slice(1));
    expect(await left('2026-11-24T21:59:59Z')).toEqual(days.slice(2));
    expect(await left('2026-11-24T22:00:00Z')).toEqual(days.slice(3));
  });
});
