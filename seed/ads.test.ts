import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Bookings } from '#features/ads/record.ts';
import { demoSpace } from '#features/content/testing.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import { environments } from '#features/content/record/switches.ts';
import { newSpace } from '../src/services/new-space.ts';
import { allProducts } from './products.ts';

const bookings = Bookings.parse(
  JSON.parse(readFileSync(new URL('demo-space/ads.json', import.meta.url), 'utf8')),
);
const brandOf = new Map(allProducts().map(({ id, brand }) => [id, brand.name]));

it.each(bookings)('$advertiser of the demo shop advertises its own products (R399)', (booking) => {
  const brands = booking.products.map((id) => brandOf.get(id));
  expect(new Set(brands)).toEqual(new Set([booking.advertiser]));
});

it('the demo shop has advertisements, and a new shop has none (R019, R399)', () => {
  for (const environment of environments) {
    expect(switchesIn(demoSpace().switches, environment).citrusAd).toBe(true);
    expect(switchesIn(newSpace().switches, environment).citrusAd).toBe(false);
  }
  expect(newSpace().ads).toEqual([]);
});
