import { expect, test } from 'vitest';
import {
  campaignIds,
  cardOfferOf,
  changesOf,
  comingFirst,
  currentFirst,
  isActive,
  isTeased,
  pickupFreeFrom,
} from './rules.ts';
import type { Campaign } from './record.ts';

const campaign: Campaign = {
  path: 'black-friday',
  name: { fi: 'Black Friday' },
  level: 'high',
  description: {},
  color: '#1a1f1c',
  useColorForPrices: true,
  startTime: '2026-11-20T00:00:00+02:00',
  endTime: '2026-11-30T23:59:59+02:00',
  filters: [
    { name: { fi: 'Ensin' }, campaignIds: ['bf', 'bf-1'] },
    { name: { fi: 'Sitten' }, campaignIds: ['bf', 'bf-2'] },
  ],
  isPickupPointShippingFree: false,
};

test.each([
  ['2026-11-20T00:00:00+02:00', false],
  ['2026-11-20T00:00:01+02:00', true],
  ['2026-11-30T23:59:58+02:00', true],
  ['2026-11-30T23:59:59+02:00', false],
])(
  'at %s the campaign being active is %s: after its start and before its end (R173)',
  (now, active) => {
    expect(isActive(campaign, Date.parse(now))).toBe(active);
  },
);

test('of the campaigns that run, the high ones come first, and of each level the latest to start', () => {
  const one = (path: string, level: Campaign['level'], day: number) => ({
    ...campaign,
    path,
    level,
    startTime: `2026-11-${day}T00:00:00+02:00`,
  });
  const all = [
    one('ended', 'high', 10),
    one('early', 'normal', 11),
    one('late', 'normal', 13),
    one('early-high', 'high', 10),
    one('late-high', 'high', 12),
    one('coming', 'high', 28),
  ].map((each) => (each.path === 'ended' ? { ...each, endTime: each.startTime } : each));
  const now = Date.parse('2026-11-25T12:00:00+02:00');
  expect(currentFirst(all, now).map(({ path }) => path)).toEqual([
    'late-high',
    'early-high',
    'late',
    'early',
  ]);
});

test.each([
  ['2026-10-20T23:59:59+03:00', {}, false],
  ['2026-10-22T00:00:00+03:00', {}, true],
  ['2026-10-22T00:00:00+03:00', { isPermanent: true }, false],
  ['2026-10-22T00:00:00+03:00', { teasingFrom: '2026-11-10T00:00:00+02:00' }, false],
  ['2026-11-10T00:00:00+02:00', { teasingFrom: '2026-11-10T00:00:00+02:00' }, true],
  ['2026-02-01T00:00:00+02:00', { teasingFrom: '2026-01-10T00:00:00+02:00' }, true],
  ['2026-11-20T00:00:01+02:00', {}, false],
])('at %s a campaign of 20 November with %j is among those to come: %s', (now, more, is) => {
  const one = { ...campaign, startTime: '2026-11-20T00:00:00+02:00', ...more };
  expect(comingFirst([one], Date.parse(now)).length > 0).toBe(is);
});

test.each([
  ['2026-11-01T00:00:00+02:00', undefined, true],
  ['2026-11-09T23:59:59+02:00', '2026-11-10T00:00:00+02:00', false],
  ['2026-11-10T00:00:00+02:00', '2026-11-10T00:00:00+02:00', true],
  ['2026-11-20T00:00:01+02:00', '2026-11-10T00:00:00+02:00', false],
  ['2026-12-01T00:00:00+02:00', undefined, false],
])('at %s products of a campaign announced from %s on are announced: %s', (now, from, is) => {
  const teased = { ...campaign, ...(from && { teasingFrom: from }) };
  expect(isTeased(teased, Date.parse(now))).toBe(is);
});

test('something of a campaign changes when it is announced, starts and ends, and when its days begin', () => {
  const [first] = campaign.filters;
  const days = [{ ...first, name: {}, campaignIds: ['bf'], buyableFrom: '2026-11-21T00:00:00Z' }];
  const changing = { ...campaign, teasingFrom: '2026-11-10T00:00:00Z', filters: days };
  expect(changesOf(changing).map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-10T00:00:00.000Z',
    '2026-11-19T22:00:00.000Z',
    '2026-11-30T21:59:59.000Z',
    '2026-11-21T00:00:00.000Z',
  ]);
});

test('its promotions are the lists of its filters, flattened (R172)', () => {
  expect(campaignIds(campaign)).toEqual(['bf', 'bf-1', 'bf-2']);
});

test('pickup points are free while a campaign that says so runs, and only then (R169, R179)', () => {
  const free = { ...campaign, isPickupPointShippingFree: true };
  const from = { ...campaign, freePickupFromCents: 5000 };
  const during = Date.parse('2026-11-25T12:00:00+02:00');
  expect(pickupFreeFrom([campaign, free, from], during)).toBe(0);
  expect(pickupFreeFrom([campaign, from], during)).toBe(5000);
  expect(pickupFreeFrom([campaign], during)).toBe(Infinity);
  expect(pickupFreeFrom([free], Date.parse('2026-12-01T12:00:00+02:00'))).toBe(Infinity);
});

test('customers with a card get the most that a running campaign of the products takes off (R180, R184)', () => {
  const hair = { ...campaign, path: 'hair', cardPercent: 40 };
  const skin = { ...campaign, path: 'skin', cardPercent: 20 };
  const running = [campaign, skin, hair];
  const offer = { percent: 40, until: campaign.endTime };
  const product = { ids: ['1'], categories: ['kosmetiikka/hiukset'], brandId: 'kaarna' };
  expect(cardOfferOf(running, ['black-friday', 'hair', 'skin'], product)).toEqual(offer);
  expect(cardOfferOf(running, ['black-friday'], product)).toBeUndefined();
});

test('what a campaign leaves out has the card price of another campaign, or none (R180)', () => {
  const hair = { ...campaign, path: 'hair', cardPercent: 40, exclusions: { brands: ['kaarna'] } };
  const skin = { ...campaign, path: 'skin', cardPercent: 20, exclusions: { products: ['2'] } };
  const percentOf = (id: string, brandId: string | null) =>
    cardOfferOf([skin, hair], ['hair', 'skin'], { ids: [id], categories: [], brandId })?.percent;
  expect(percentOf('1', null)).toBe(40);
  expect(percentOf('1', 'kaarna')).toBe(20);
  expect(percentOf('2', 'kaarna')).toBeUndefined();
});
