import { expect, test } from 'vitest';
import type { DeliveryMethod } from '#features/checkout/contract/delivery.ts';
import { freeFromOf } from './promises.ts';

type Method = Pick<DeliveryMethod, 'kind' | 'freeFromEuroCents'>;

const locker: Method = { kind: 'locker', freeFromEuroCents: 5000 };
const point: Method = { kind: 'pickup-point', freeFromEuroCents: 6000 };
const paidPoint: Method = { kind: 'pickup-point', freeFromEuroCents: null };
const home: Method = { kind: 'home', freeFromEuroCents: 12_000 };
const store: Method = { kind: 'store', freeFromEuroCents: 0 };

test.each([
  ['a parcel', [[locker, point, home, store]], { cents: 5000, to: 'pickup' }],
  ['chilled food, which no locker carries', [[home, store]], { cents: 12_000, to: 'home' }],
  ['a parcel and chilled food', [[locker, home], [home]], { cents: 12_000, to: 'home' }],
  ['two parcels of different kinds', [[locker], [point]], { cents: 6000, to: 'pickup' }],
  ['what never is free', [[paidPoint, store]], null],
  ['what nothing carries', [[]], null],
  ['nothing', [], null],
])('the cart promises a free delivery of %s by a way that carries all of it', (_, parts, free) => {
  expect(freeFromOf(parts as Method[][])).toEqual(free);
});
