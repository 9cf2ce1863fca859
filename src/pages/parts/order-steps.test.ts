import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { placedAt, soldFacts } from '#features/orders/testing.ts';
import { stepsOf } from './order-steps.ts';

const order: Order = {
  ...soldFacts([{ quantity: 1, cents: 1990, vatPermille: 255 }]),
  number: '10000001',
  status: 'paid',
  placedAt: String(placedAt),
  paymentMethod: 'Pankki',
  paymentMethodId: 'pankki',
  paymentStatus: 'paid',
  payableUntil: '2026-11-24T10:30:00Z',
  paidAt: '2026-11-24T10:05:00Z',
  deliveredOn: null,
  withdrawable: null,
  withdrawals: [],
  refunds: [],
  returnedPayments: [],
  weighings: [],
  cancelReason: null,
  isGuests: true,
  isAnonymous: false,
  anonymousFrom: null,
};
const withdrawal = (receivedAt: string) => ({
  id: receivedAt,
  receivedAt,
  name: 'Aino',
  lines: [],
  deliveryEuroCents: 0,
  totalEuroCents: 1990,
});
const refund = (requestedAt: string, status: 'waiting' | 'accepted') => ({
  cause: 'seller' as const,
  status,
  requestedAt,
  lines: [],
  deliveryEuroCents: 0,
  totalEuroCents: 1990,
  vat: [],
});
const namesOf = (more: Partial<Order>) => stepsOf({ ...order, ...more }).map(({ name }) => name);

test.each([
  ['that is not paid', { status: 'awaiting-payment' as const }, []],
  ['on its way', {}, ['ordered', 'paid', 'promised']],
  ['that has come', { deliveredOn: '2026-11-26' }, ['ordered', 'paid', 'delivered']],
  [
    'that was withdrawn before it came',
    { withdrawals: [withdrawal('2026-11-25T08:00:00Z')], deliveredOn: '2026-11-26' },
    ['ordered', 'paid', 'withdrawn', 'delivered'],
  ],
  [
    'that was withdrawn and is being refunded',
    {
      deliveredOn: '2026-11-26',
      withdrawals: [withdrawal('2026-11-27T08:00:00Z')],
      refunds: [
        refund('2026-12-01T08:00:00Z', 'accepted'),
        refund('2026-12-02T08:00:00Z', 'waiting'),
      ],
    },
    ['ordered', 'paid', 'delivered', 'withdrawn', 'refunded', 'refunding'],
  ],
])('an order %s shows what happened and what is known to come (R265)', (_, more, names) => {
  expect(namesOf(more)).toEqual(names);
});
