import { expect, test } from 'vitest';
import { deliveryMethods, pricingOf } from './delivery.ts';

const now = Temporal.Instant.from('2026-11-24T08:00:00+02:00');
const offered = {
  deliveries: {
    methods: [
      {
        id: 'home',
        kind: 'home' as const,
        carrierId: 'posti',
        name: { fi: 'Kotiin' },
        description: {},
        priceEuroCents: 590,
        freeFromEuroCents: null,
        businessDays: [1, 2] as [number, number],
        carries: ['ambient' as const],
        categories: [],
        checksAge: false,
      },
    ],
    cutOffHour: 14,
    longerTo: [{ postcodes: '99', days: 1 }],
    examplePostcode: '00100',
  },
  pickupPoints: [],
  stores: [],
};

function daysFor(shipsFrom: string | undefined, postcode = '00100') {
  const to = { ...pricingOf(1000, [], now), postcode, language: 'fi' as const, shipsFrom };
  return deliveryMethods(offered, to, now).map(({ promise }) => promise);
}

test('what is ordered in advance comes after the day from which it is delivered (R262)', () => {
  expect(daysFor(undefined)).toEqual([{ earliest: '2026-11-25', latest: '2026-11-26' }]);
  expect(daysFor('2026-12-14')).toEqual([{ earliest: '2026-12-15', latest: '2026-12-16' }]);
  // A Saturday: it leaves on Monday.
  expect(daysFor('2026-12-12')).toEqual([{ earliest: '2026-12-15', latest: '2026-12-16' }]);
  expect(daysFor('2026-12-14', '99800')).toEqual([
    { earliest: '2026-12-16', latest: '2026-12-17' },
  ]);
});

test('a day that has passed changes nothing', () => {
  expect(daysFor('2026-11-01')).toEqual(daysFor(undefined));
});
