import { expect, test } from 'vitest';
import { productOf, variantOf } from '../testing.ts';
import type { Seen } from '../record/seen.ts';
import { priceChange, seenOf } from './seen.ts';

const seen = (cents: number, more: Partial<Seen> = {}): Seen => ({
  name: 'Huivi',
  cents,
  generalCents: cents,
  tier: 'none',
  ...more,
});
const coop = (cents: number, generalCents: number) => seen(cents, { generalCents, tier: 'co-op' });

test.each([
  ['the same', seen(1500), seen(1500), null],
  ['dearer', seen(1500), seen(2000), [1500, 2000]],
  ['cheaper', seen(1500), seen(1200), [1500, 1200]],
  ['the own price the same, the general one not', coop(900, 1500), coop(900, 1700), null],
  [
    'the own price dearer, the general one the same',
    coop(900, 1500),
    coop(1500, 1500),
    [900, 1500],
  ],
  ['a log-in between', seen(1500), coop(900, 1500), null],
  ['a log-in and a dearer product', seen(1500), coop(900, 1600), [1500, 1600]],
  ['a log-out between', coop(900, 1500), seen(1500), null],
  ['nothing known', null, seen(1500), null],
])('%s: what has changed of the price is %j', (_, before, now, expected) => {
  const change = priceChange(before, now);
  expect(change && [change.beforeEuroCents, change.nowEuroCents]).toEqual(expected);
});

test('what is remembered of a line has the name that the shopper sees', () => {
  const variant = variantOf('1', { color: { id: 'red', name: 'Punainen' }, size: 'M' } as object);
  const item = {
    product: productOf('1'),
    variant,
    unitPriceEuroCents: 900,
    generalPriceEuroCents: 1500,
  };
  expect(seenOf(item, 'co-op')).toEqual({ ...coop(900, 1500), name: 'Huivi 1, Punainen, M' });
});
