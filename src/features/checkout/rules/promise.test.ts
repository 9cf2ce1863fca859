import { expect, test } from 'vitest';
import { adjustments, availabilityOf, deliveryPrice, lowestFreePickup } from './delivery.ts';
import { demoSpace } from '#features/content/testing.ts';
import { agentsNear } from './points.ts';
import type { Store } from '#features/stores/record.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { DeliveryWay } from '../record.ts';
import { deliveryPromise } from './promise.ts';

const { deliveries, pickupPoints, stores } = demoSpace();
const offered = { pickupPoints, stores };
const methodOf = (kind: string) =>
  deliveries.methods.find((one) => one.kind === kind) as DeliveryWay;
const at = (time: string) => Temporal.Instant.from(time);

test.each([
  ['2026-11-24T13:59:59+02:00', 'locker', '00100', '2026-11-25', '2026-11-27'],
  ['2026-11-24T14:00:00+02:00', 'locker', '00100', '2026-11-26', '2026-11-30'],
  ['2026-11-21T10:00:00+02:00', 'home', '33100', '2026-11-25', '2026-11-27'],
  ['2026-12-23T10:00:00+02:00', 'locker', '00100', '2026-12-28', '2026-12-30'],
  ['2026-11-24T10:00:00+02:00', 'locker', '22100', '2026-11-27', '2026-12-01'],
  ['2026-11-23T10:00:00+02:00', 'pickup-point', '00100', '2026-11-24', '2026-11-26'],
  ['2026-11-23T10:00:00+02:00', 'store', '00100', '2026-11-25', '2026-11-27'],
] as const)(
  'ordered %s, %s to %s comes from %s to %s (R259)',
  (now, kind, to, earliest, latest) => {
    expect(deliveryPromise(deliveries, methodOf(kind), to, at(now))).toEqual({ earliest, latest });
  },
);

test('a delivery costs nothing from its sum of products on, and pickup nothing in a campaign that says so (R169, R179)', () => {
  const prices = (itemsTotal: number, freePickupFrom = Infinity) =>
    ['locker', 'pickup-point', 'home', 'store'].map((kind) =>
      deliveryPrice(methodOf(kind), { slotId: null }, { itemsTotal, freePickupFrom }),
    );
  expect(prices(6999)).toEqual([390, 490, 990, 0]);
  expect(prices(7000)).toEqual([0, 0, 990, 0]);
  expect(prices(10_000)).toEqual([0, 0, 0, 0]);
  expect(prices(100, 0)).toEqual([0, 0, 990, 0]);
  expect(prices(2999, 3000)).toEqual([390, 490, 990, 0]);
  expect(prices(3000, 3000)).toEqual([0, 0, 990, 0]);
});

test.each([
  ['33500', ['Tampere']],
  ['39990', ['Tampere', 'Vaasa', 'Jyväskylä']],
  ['01310', ['Vantaa', 'Helsinki', 'Espoo']],
  ['00100', ['Helsinki', 'Espoo', 'Vantaa']],
])(
  'near %s are %j, the nearest first, none far away beside one that is near (R259)',
  (postcode, towns) => {
    const near = agentsNear(offered, 'locker', { postcode, language: 'fi' });
    expect(near.slice(0, 3).map(({ name }) => name)).toEqual(
      towns.map((town) => `Pakettiautomaatti ${town}`),
    );
  },
);

test('points are named in the shopper’s language', () => {
  const [first] = agentsNear(offered, 'locker', { postcode: '22410', language: 'sv' });
  expect(first?.name).toBe('Paketautomat Maarianhamina');
});

test.each([
  ['33500', ['store-tre']],
  ['01310', ['store-vantaa', 'store-hki-ita', 'store-hki']],
  ['99870', ['store-rovaniemi', 'store-oulu', 'store-kokkola']],
])('near %s one collects from %j, the stores of the shortest distance (R035, R259)', (to, ids) => {
  const near = agentsNear(offered, 'store', { postcode: to, language: 'fi' });
  expect(near.slice(0, 3).map(({ agentId }) => agentId)).toEqual(ids);
});

test('only stores with the service hand out orders; their hours are those of a week (R035)', () => {
  const [tampere] = stores.filter(({ code }) => code === 'tre');
  const plain = { ...(tampere as Store), code: 'plain', services: ['cafe'] };
  const near = (language: Language) =>
    agentsNear({ pickupPoints, stores: [plain, tampere as Store] }, 'store', {
      postcode: '33100',
      language,
    });
  expect(near('fi')).toEqual([
    {
      agentId: 'store-tre',
      name: 'Aitta Tampere',
      streetAddress: 'Koskenniskankatu 21',
      postcode: '33100',
      city: 'Tampere',
      openingHours: 'ma–pe 9–21, la 9–19, su 11–18',
      kilometres: 1,
    },
  ]);
  expect(near('en')[0]?.openingHours).toBe('Mon–Fri 9:00–21:00, Sat 9:00–19:00, Sun 11:00–18:00');
});

test('hours of points are shown in words, or as the merchant wrote them', () => {
  const [first] = pickupPoints;
  const shown = (openingHours: string, language: Language) =>
    agentsNear(
      { pickupPoints: [{ ...(first as (typeof pickupPoints)[number]), openingHours }], stores },
      first?.kind ?? 'locker',
      { postcode: '00100', language },
    )[0]?.openingHours;
  expect(shown('Mo-Fr 08:00-22:00, Sa 10:00-18:00', 'fi')).toBe('ma–pe 8–22, la 10–18');
  expect(shown('Mo-Su 08:00-22:00', 'sv')).toBe('mån–sön 8–22');
  expect(shown('8–21', 'sv')).toBe('8–21');
});

test('pickup is free from a sum on, or at once while a campaign says so (R169)', () => {
  const lowest = (freePickupFrom: number, methods = deliveries.methods) =>
    lowestFreePickup({ ...deliveries, methods }, { itemsTotal: 1, freePickupFrom });
  expect(lowest(Infinity)).toBe(7000);
  expect(lowest(3000)).toBe(3000);
  expect(lowest(0)).toBe(0);
  expect(lowest(0, [methodOf('home')])).toBeNull();
});

test('what is missing wholly is removed, what is missing partly is reduced (R245, R246)', () => {
  const items = [
    { id: 'a', sokId: '1', quantity: 2 },
    { id: 'b', sokId: '2', quantity: 5 },
    { id: 'c', sokId: '3', quantity: 1 },
    { id: 'd', sokId: '4', quantity: 4 },
  ];
  const availability = availabilityOf(
    items,
    new Map([
      ['2', 3],
      ['3', 9],
      ['4', 3],
    ]),
  );
  expect(availability).toEqual([
    { itemId: 'a', unavailable: 2, quantity: 2 },
    { itemId: 'b', unavailable: 2, quantity: 5 },
    { itemId: 'd', unavailable: 1, quantity: 4 },
  ]);
  expect(adjustments(availability)).toEqual([
    { itemId: 'a', quantity: 0 },
    { itemId: 'b', quantity: 3 },
    { itemId: 'd', quantity: 3 },
  ]);
});
