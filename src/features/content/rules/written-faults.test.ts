import { expect, test } from 'vitest';
import { campaign, faultsOf, page, replacing, smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { readSpace } from './space.ts';

const coupon = (more: object) => JSON.stringify([{ code: 'SYKSY', percent: 10, ...more }]);
const withPickup = (more: object) =>
  JSON.stringify({ ...(JSON.parse(campaign) as object), ...more });
const point = (openingHours: string, kind = 'pickup-point') =>
  JSON.stringify([
    {
      id: 'p1',
      kind,
      name: { fi: 'Piste' },
      streetAddress: 'Katu 1',
      postcode: '00100',
      city: 'Helsinki',
      openingHours,
    },
  ]);
const slots = {
  days: 2,
  hoursBefore: 4,
  windows: [{ when: 'Mo-Fr 08:00-10:00', capacity: 5 }],
};
const withMethod = (more: object) => (text: string) => {
  const deliveries = JSON.parse(text) as { methods: object[] };
  return JSON.stringify({ ...deliveries, methods: [{ ...deliveries.methods[0], ...more }] });
};
/** A locker as the only way, with its place. */
const collected = (more: object) => ({
  'deliveries.json': withMethod({ kind: 'locker', ...more }),
  'pickup-points.json': point('Aina', 'locker'),
});
const withLonger = (text: string) => {
  const longerTo = ['221', '222', '221'].map((postcodes) => ({ postcodes, days: 1 }));
  return JSON.stringify({ ...JSON.parse(text), longerTo });
};
const filtered = (buyableFrom: string) =>
  JSON.stringify({
    ...(JSON.parse(campaign) as object),
    endTime: '2026-11-30T00:00:00',
    filters: [{ name: { fi: 'Päivä' }, campaignIds: ['a'], buyableFrom }],
  });
const leavingOut = JSON.stringify({
  ...(JSON.parse(campaign) as object),
  exclusions: { brands: ['kaarna'] },
});

/** Changes of the small space, with the place and the reason of the fault. */
const mistakes: [string, Parameters<typeof smallSpace>[0], string][] = [
  [
    'a campaign that ends with a day',
    { 'campaigns/talvi.json': replaced(campaign, /"endTime": "[^"]+"/, '"endTime": "2026-11-27"') },
    'endTime must have a time: 2026-11-28T00:00:00 for the end of 2026-11-27, 2026-11-27T00:00:00 for its beginning',
  ],
  [
    'a code that ends with a day',
    { 'coupons.json': coupon({ until: '2026-11-26' }) },
    'SYKSY.until must have a time: 2026-11-27T00:00:00 for the end of 2026-11-26, 2026-11-26T00:00:00 for its beginning',
  ],
  [
    'a code that ends before it begins',
    { 'coupons.json': coupon({ from: '2026-11-26T00:00:00', until: '2026-11-25T22:00:00Z' }) },
    'SYKSY.until must be after from',
  ],
  [
    'a code with a blank',
    { 'coupons.json': coupon({ code: 'A B' }) },
    '"A B".code must have no blanks, which people leave out',
  ],
  [
    'a campaign that leaves out products of no card price',
    { 'campaigns/talvi.json': leavingOut },
    'exclusions have an effect only with cardPercent',
  ],
  [
    'products that can be bought when their campaign is over',
    { 'campaigns/talvi.json': filtered('2026-12-01') },
    'filters.Päivä.buyableFrom must be before endTime',
  ],
  [
    'a campaign whose pickup is free from a sum from which it always is (R179)',
    {
      'campaigns/talvi.json': withPickup({ freePickupFromCents: 5000 }),
      ...collected({ freeFromEuroCents: 5000 }),
    },
    'must be less: from 5000 cents on pickup is always free, says deliveries.json',
  ],
  [
    'a campaign whose pickup is free where it always is (R169)',
    {
      'campaigns/talvi.json': withPickup({ isPickupPointShippingFree: true }),
      ...collected({ priceEuroCents: 0 }),
    },
    'must be left out: from 0 cents on pickup is always free, says deliveries.json',
  ],
  [
    'opening hours with a mistake',
    { 'pickup-points.json': point('Mo-Fr 8-22') },
    'p1.openingHours must be like Mo-Fr 08:00-22:00, Sa 10:00-18:00, or words of your own',
  ],
  [
    'windows that can never be chosen',
    { 'deliveries.json': withMethod({ slots: { ...slots, hoursBefore: 48 } }) },
    'methods.home.slots.hoursBefore: no window can ever be chosen: 2 days end before 48 hours have passed',
  ],
  [
    'a delivery that costs a fortune',
    { 'deliveries.json': withMethod({ priceEuroCents: 100_001 }) },
    'methods.home.priceEuroCents must be at most 100000: it is in cents',
  ],
  [
    'a place that stands twice',
    { 'deliveries.json': withLonger },
    'longerTo.2.postcodes: 221 stands twice',
  ],
  [
    'a postcode of four digits',
    { 'seller.json': replacing('"00100"', '"2010"') },
    'postcode must have five digits',
  ],
  [
    'white text on white under the pointer',
    { 'shop.json': replacing('#0f3225', '#ffffff') },
    'colors.brandDark: white text on it cannot be read',
  ],
  [
    'boxes that are ticked for customers (L18)',
    {
      'marketing-consents.json': replacing(
        '"contracts": []',
        '"contracts": [], "initiallyChecked": true',
      ),
    },
    'initiallyChecked must be false: a box ticked for somebody is no consent',
  ],
  [
    'a page whose headings leave out a level',
    { 'pages/info/faq.fi.md': page('## Yksi\n\n### Kaksi\n\n## Kolme\n\n#### Neljä') },
    'pages/info/faq.fi.md:12 the heading must have at most ###: levels are not left out',
  ],
  [
    'a page that begins with a heading of the third level',
    { 'pages/info/faq.sv.md': page('### Ett\n\n## Två\n\n### Tre\n\n#### Fyra') },
    'pages/info/faq.sv.md:6 the heading must have at most ##: levels are not left out',
  ],
  [
    'a text that turns the direction of writing',
    { 'pages/info/faq.fi.md': page('a \u202E b') },
    'there is a sign that changes the direction of writing',
  ],
];

function replaced(text: string, what: RegExp, by: string): string {
  expect(text).toMatch(what);
  return text.replace(what, by);
}

test.each(mistakes)('%s is refused in files', (_name, changes, reason) => {
  const faults = faultsOf(smallSpace(changes));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^[\w./-]+:\d+ /);
  expect(faults[0]).toContain(reason);
});

test.each(mistakes)('%s is read where it is stored already', (_name, changes) => {
  const { space, faults } = readSpace(7, readFiles(smallSpace(changes)).documents);
  expect(faults).toEqual([]);
  expect(space).not.toBeNull();
});

test('what is right has no faults: ends with a time, windows of tomorrow, an empty postcode', () => {
  const right = smallSpace({
    'coupons.json': coupon({ from: '2026-11-25', until: '2026-11-27T00:00:00' }),
    'deliveries.json': withMethod({ slots: { ...slots, hoursBefore: 47 } }),
  });
  expect(faultsOf(right)).toEqual([]);
  const cheaper = smallSpace({
    'campaigns/talvi.json': withPickup({ freePickupFromCents: 4999 }),
    ...collected({ freeFromEuroCents: 5000 }),
  });
  expect(faultsOf(cheaper)).toEqual([]);
});
