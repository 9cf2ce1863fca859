import { expect, test } from 'vitest';
import type { OrderDelivery } from '../contract.ts';
import { hasCome } from './deliveries.ts';

const delivery = (latest: string, day: string | null = null): OrderDelivery => ({
  lines: [0],
  deliveryMethodId: 'home',
  name: 'Kotiinkuljetus',
  kind: 'home',
  priceEuroCents: 0,
  promise: { earliest: '2026-11-25', latest },
  agent: null,
  slot: day === null ? null : { slotId: `${day}-8`, day, from: '08:00', until: '10:00' },
});

test.each([
  ['promised for today', [delivery('2026-11-27')], null, true],
  ['promised for tomorrow', [delivery('2026-11-28')], null, false],
  ['of which one part was promised', [delivery('2026-12-04'), delivery('2026-11-26')], null, true],
  ['brought today at a chosen time', [delivery('2026-11-28', '2026-11-27')], null, true],
  ['brought tomorrow at a chosen time', [delivery('2026-11-27', '2026-11-28')], null, false],
  ['recorded as delivered before its promise', [delivery('2026-12-04')], '2026-11-26', true],
  ['recorded as delivered on a later day', [delivery('2026-11-26')], '2026-11-30', false],
])('an order %s has come or not', (_, deliveries, deliveredOn, expected) => {
  expect(hasCome({ deliveries, deliveredOn }, '2026-11-27')).toBe(expected);
});
