import { expect, test } from 'vitest';
import { adjustments, availabilityOf, deliveryPrice, pickupFreeFrom } from './delivery.ts';
import { pointsNear } from './points.ts';
import { deliveryPromise, easter, isBusinessDay } from './promise.ts';

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
    expect(deliveryPromise(at(now), kind, to)).toEqual({ earliest, latest });
  },
);

test('nothing travels on weekends and Finnish holidays', () => {
  const free = ['2026-12-06', '2026-04-03', '2026-04-06', '2026-05-14', '2026-06-19', '2026-11-21'];
  expect(easter(2026).toString()).toBe('2026-04-05');
  expect(free.map((day) => isBusinessDay(Temporal.PlainDate.from(day)))).not.toContain(true);
  expect(isBusinessDay(Temporal.PlainDate.from('2026-04-07'))).toBe(true);
});

test.each([
  [1734, '04-25'],
  [1761, '03-22'],
  [1886, '04-25'],
  [2024, '03-31'],
  [2025, '04-20'],
  [2027, '03-28'],
  [2029, '04-01'],
  [2035, '03-25'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
  [2100, '03-28'],
  [2106, '04-18'],
  [2285, '03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easter(year).toString()).toBe(`${year}-${day}`);
});

test.each([
  ['2026-01-01', false],
  ['2026-01-06', false],
  ['2026-05-01', false],
  ['2027-12-06', false],
  ['2026-12-24', false],
  ['2026-12-25', false],
  ['2028-12-26', false],
  ['2027-06-25', false],
  ['2026-06-26', true],
  ['2027-06-18', true],
  ['2026-06-18', true],
  ['2026-11-20', true],
  ['2026-11-22', false],
])('%s is a day on which products travel: %s', (day, is) => {
  expect(isBusinessDay(Temporal.PlainDate.from(day))).toBe(is);
});

test('a delivery costs nothing from its sum of products on, and pickup nothing in a campaign that says so (R169)', () => {
  const prices = (itemsTotal: number, pickupIsFree = false) =>
    ['locker', 'pickup-point', 'home', 'store'].map((id) =>
      deliveryPrice(id, { itemsTotal, pickupIsFree }),
    );
  expect(prices(4999)).toEqual([390, 490, 990, 0]);
  expect(prices(5000)).toEqual([0, 0, 990, 0]);
  expect(prices(10_000)).toEqual([0, 0, 0, 0]);
  expect(prices(100, true)).toEqual([0, 0, 990, 0]);
  expect(deliveryPrice('pigeon', { itemsTotal: 1, pickupIsFree: true })).toBeNull();
});

test.each([
  ['33500', ['Tampere', 'Jyväskylä', 'Maarianhamina']],
  ['39990', ['Tampere', 'Jyväskylä', 'Mikkeli']],
  ['01310', ['Vantaa', 'Espoo', 'Helsinki']],
  ['00100', ['Helsinki', 'Vantaa', 'Espoo']],
])(
  'near %s are %j: first those whose postcode begins alike, then the closest number (R259)',
  (postcode, towns) => {
    const near = pointsNear('locker', postcode, 'fi');
    expect(near.map(({ name }) => name)).toEqual(towns.map((town) => `Pakettiautomaatti ${town}`));
  },
);

test('points are named in the shopper’s language', () => {
  expect(pointsNear('locker', '22410', 'sv')[0]?.name).toBe('Paketautomat Maarianhamina');
});

test('pickup is free from a sum on, or at once while a campaign says so (R169)', () => {
  expect(pickupFreeFrom({ itemsTotal: 1, pickupIsFree: false })).toBe(5000);
  expect(pickupFreeFrom({ itemsTotal: 1, pickupIsFree: true })).toBe(0);
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
