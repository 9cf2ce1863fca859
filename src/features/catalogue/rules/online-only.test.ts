import { expect, test } from 'vitest';
import { CatalogueDocument } from '../record/catalogue-document.ts';
import { showsOnlineOnly } from './online-only.ts';

const { onlineOnlyNotice } = CatalogueDocument.parse({
  categoryNames: { swaps: [], sentenceCase: [] },
  newForDays: 30,
  onlineOnlyNotice: { from: '2023-05-14', until: '2023-07-31' },
});

test.each([
  ['2023-05-14T00:00+03:00', 'ONLINE_ONLY', true],
  ['2023-07-30T23:59+03:00', 'ONLINE_ONLY', true],
  ['2023-05-13T23:59+03:00', 'ONLINE_ONLY', false],
  ['2023-07-31T00:00+03:00', 'ONLINE_ONLY', false],
  ['2023-06-15T12:00+03:00', 'AVAILABLE', false],
  ['2023-06-15T12:00+03:00', 'SOLD_OUT', false],
  ['2023-06-15T12:00+03:00', 'IN_STORE_ONLY', false],
] as const)(
  'at %s, of products that are %s, the notice of a period in 2023 is shown: %s (R164)',
  (at, availability, is) => {
    expect(showsOnlineOnly(availability, onlineOnlyNotice, Temporal.Instant.from(at))).toBe(is);
  },
);

test('a merchant without such a period shows no notice (R164)', () => {
  const at = Temporal.Instant.from('2023-06-15T12:00Z');
  expect(showsOnlineOnly('ONLINE_ONLY', null, at)).toBe(false);
});
