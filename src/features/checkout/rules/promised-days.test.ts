import { expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { promisedDays, promiseKey } from './promised-days.ts';

const said = (earliest: string, latest: string) =>
  languages.map((language) => promisedDays({ earliest, latest }, language));

test('the promised days are said in words, as in each language', () => {
  expect(said('2026-11-24', '2026-11-26')).toEqual([
    '24.–26. marraskuuta',
    '24–26 november',
    '24–26 November',
  ]);
  expect(said('2026-11-30', '2026-12-02')).toEqual([
    '30. marraskuuta – 2. joulukuuta',
    '30 november – 2 december',
    '30 November – 2 December',
  ]);
});

test('a sentence may end with them: they have no full stop of their own', () => {
  const days = [...said('2026-11-26', '2026-11-26'), ...said('2026-11-24', '2027-01-02')];
  expect(days.filter((text) => text.endsWith('.'))).toEqual([]);
});

test('what is collected is ready to be collected, what is brought arrives, also with other deliveries', () => {
  expect((['locker', 'pickup-point', 'store'] as const).map((kind) => promiseKey(kind))).toEqual(
    Array(3).fill('collectable'),
  );
  expect(promiseKey('locker', 'store')).toBe('collectable');
  expect([promiseKey('home'), promiseKey('locker', 'home')]).toEqual(['arrives', 'arrives']);
});
