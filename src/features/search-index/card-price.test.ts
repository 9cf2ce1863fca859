import { expect, test } from 'vitest';
import type { Campaign } from '../campaigns/record.ts';
import { price, product, snapshot, variant } from '../catalogue/testing.ts';
import { buildIndex } from './build.ts';
import { decidedWith, firstPage } from './testing.ts';

const hair: Campaign = {
  path: 'hair',
  name: { fi: 'Hiusviikko' },
  level: 'normal',
  description: {},
  color: '#b3212e',
  useColorForPrices: false,
  startTime: '2026-11-20T00:00:00+02:00',
  endTime: '2026-11-21T00:00:00+02:00',
  filters: [{ name: {}, campaignIds: ['h-1'] }],
  isPickupPointShippingFree: false,
  cardPercent: 40,
};

test('products of a campaign for customers with a card have their price in it, in lists and by themselves, while it runs (R180, R184, L04)', () => {
  const records = [
    product('1', {
      promotions: ['h-1'],
      price: price(1000),
      variants: [variant('11', { price: price(1000) }), variant('12', { price: price(2000) })],
    }),
    product('2', { price: price(1000) }),
  ];
  const index = buildIndex(snapshot(records), decidedWith([hair]), Date.parse(hair.startTime));
  const at = (moment: string) => ({ language: 'fi' as const, now: Date.parse(moment) });
  const listed = (moment: string) =>
    index.list(firstPage, at(moment)).products.map(({ priceData }) => priceData.card);
  const offer = { percent: 40, until: hair.endTime };
  const cheapest = { ...offer, priceEuroCents: 600 };
  expect(listed('2026-11-20T12:00:00+02:00')).toEqual([cheapest, undefined]);
  expect(listed('2026-11-21T00:00:00+02:00')).toEqual([undefined, undefined]);
  const whole = index.product('1', at('2026-11-20T12:00:00+02:00'));
  expect(whole?.priceData.card).toEqual(cheapest);
  expect(whole?.variants.map(({ priceData }) => priceData.card?.priceEuroCents)).toEqual([
    600, 1200,
  ]);
});
