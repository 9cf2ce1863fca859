import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { placedAt, soldFacts } from '#features/orders/testing.ts';
import { boughtIds, isAnyHere, lastOrderOf, purchasesOf } from './of-orders.ts';

const order: Order = {
  ...soldFacts([
    { quantity: 2, cents: 1990, vatPermille: 255 },
    { quantity: 1, cents: 300, vatPermille: 135 },
  ]),
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
  isGuests: false,
  isAnonymous: false,
  anonymousFrom: null,
};
const refund = (status: 'waiting' | 'accepted', euroCents: number) => ({
  cause: 'seller' as const,
  status,
  requestedAt: '2026-12-01T08:00:00Z',
  lines: [{ line: 0, quantity: 1, euroCents }],
  deliveryEuroCents: 490,
  totalEuroCents: euroCents + 490,
  vat: [],
});
const rows = order.lines.reduce((sum, line) => sum + line.rowTotalEuroCents, 0);

test.each([
  ['a paid order', {}, [rows]],
  ['a discount', { discountEuroCents: 500 }, [rows - 500]],
  ['refunds, of which deliveries are no part', { refunds: [refund('waiting', 990)] }, [rows - 990]],
  ['an order that is not paid', { status: 'awaiting-payment' }, []],
  ['an order whose payment is given back', { status: 'refunded' }, []],
] satisfies [string, Partial<Order>, number[]][])('what counts for the bonus: %s', (...row) => {
  const [, more, expected] = row;
  expect(purchasesOf([{ ...order, ...more }]).map(({ cents }) => cents)).toEqual(expected);
});

test.each([
  ['paid and come', [{ deliveredOn: '2026-11-26' }], true],
  ['still to come', [{ deliveredOn: '2026-11-28' }], false],
  ['of which one has come', [{ deliveredOn: '2026-11-28' }, { deliveredOn: '2026-11-27' }], true],
  ['paid back', [{ deliveredOn: '2026-11-26', status: 'refunded' }], false],
  ['none', [], false],
] satisfies [string, Partial<Order>[], boolean][])(
  'orders that are %s: something is here or not',
  (...row) => {
    const [, all, expected] = row;
    expect(
      isAnyHere(
        all.map((more) => ({ ...order, ...more })),
        '2026-11-27',
      ),
    ).toBe(expected);
  },
);

test.each([
  ['awaits payment', { status: 'awaiting-payment', paymentStatus: null }, 'waiting', true],
  ['is at the bank', { status: 'awaiting-payment', paymentStatus: 'pending' }, 'pending', false],
  ['is on its way', {}, 'promised', false],
  ['has come', { deliveredOn: '2026-11-26' }, 'delivered', false],
  [
    'is being refunded',
    { deliveredOn: '2026-11-26', refunds: [refund('waiting', 990)] },
    'refunding',
    false,
  ],
  ['was cancelled', { status: 'cancelled', cancelReason: 'unpaid' }, 'cancelled', false],
  ['is given back', { status: 'refunded' }, 'paidBack', false],
] satisfies [string, Partial<Order>, string, boolean][])('an order that %s says so', (...row) => {
  const [, more, key, isPayable] = row;
  const last = lastOrderOf([{ ...order, ...more }], 'fi');
  expect(last?.word.key).toBe(key);
  expect(last?.isPayable).toBe(isPayable);
});

test('days and sums come with the word', () => {
  expect(lastOrderOf([{ ...order, deliveredOn: '2026-11-26' }], 'sv')?.word).toEqual({
    key: 'delivered',
    when: '26 november 2026',
    cents: 0,
  });
  const refunds = [refund('accepted', 990)];
  expect(lastOrderOf([{ ...order, deliveredOn: '2026-11-26', refunds }], 'fi')?.word).toEqual({
    key: 'refunded',
    when: '1. joulukuuta 2026',
    cents: 1480,
  });
});

test.each([
  ['home', undefined],
  ['locker', true],
  ['store', true],
] as const)('of a promised delivery to %s it is known that it is collected: %s', (kind, known) => {
  const deliveries = order.deliveries.map((delivery) => ({ ...delivery, kind }));
  const word = lastOrderOf([{ ...order, deliveries }], 'fi')?.word;
  expect(word?.key).toBe('promised');
  expect(word?.isCollected).toBe(known);
});

test('the last order is the latest that was not cancelled, else the latest', () => {
  const cancelled: Order = { ...order, number: '3', status: 'cancelled', cancelReason: 'unpaid' };
  const numberOf = (...orders: Order[]) => lastOrderOf(orders, 'fi')?.number;
  expect(numberOf(cancelled, { ...order, number: '2' }, order)).toBe('2');
  expect(numberOf(cancelled, { ...cancelled, number: '2' })).toBe('3');
  expect(numberOf()).toBeUndefined();
});

test('what was bought is listed once, latest first, and only what was paid', () => {
  const lines = (...paths: string[]) =>
    paths.flatMap((urlPath) => order.lines.slice(0, 1).map((line) => ({ ...line, urlPath })));
  const orders: Order[] = [
    { ...order, lines: lines('/tuote/a/3', '/tuote/b4/12') },
    { ...order, status: 'awaiting-payment', lines: lines('/tuote/c/9') },
    { ...order, lines: lines('/tuote/a/3', '/tuote/d/5') },
  ];
  expect(boughtIds(orders, 10)).toEqual(['3', '12', '5']);
  expect(boughtIds(orders, 2)).toEqual(['3', '12']);
});
