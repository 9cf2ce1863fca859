import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { isPayable, lastFirst, mayBePaidYet, stateOf } from './order-state.ts';

type State = Pick<Order, 'status' | 'paymentStatus' | 'cancelReason' | 'returnedPayments'>;
const waiting: State = {
  status: 'awaiting-payment',
  paymentStatus: 'new',
  cancelReason: null,
  returnedPayments: [],
};
const cancelled: State = {
  ...waiting,
  status: 'cancelled',
  paymentStatus: 'failed',
  cancelReason: 'unpaid',
};
const returned = (...states: ('waiting' | 'accepted')[]): Pick<State, 'returnedPayments'> => ({
  returnedPayments: states.map((status) => ({
    status,
    requestedAt: '2026-11-24T10:00:00Z',
    euroCents: 2380,
  })),
});

test.each<[string, Partial<State>, boolean]>([
  ['waiting', {}, true],
  ['waiting', { paymentStatus: null }, true],
  ['failed', { paymentStatus: 'failed' }, true],
  ['pending', { paymentStatus: 'pending' }, false],
  ['paid', { status: 'paid', paymentStatus: 'paid' }, false],
  ['paid', { status: 'paid', paymentStatus: 'pending' }, false],
  ['refunded', { status: 'refunded', paymentStatus: 'paid' }, false],
  ['refunded', { status: 'refunded', ...returned('accepted', 'waiting') }, false],
  ['returned', { status: 'refunded', ...returned('accepted') }, false],
  ['paid', { status: 'paid', ...returned('accepted') }, false],
  ['givenUp', cancelled, false],
  ['givenUp', { ...cancelled, cancelReason: null }, false],
  ['replaced', { ...cancelled, cancelReason: 'replaced' }, false],
  ['notOpened', { ...cancelled, cancelReason: 'not-opened' }, false],
])('an order is %s by %o (R264, R267)', (state, more, payable) => {
  const order = { ...waiting, ...more };
  expect([stateOf(order), isPayable(order)]).toEqual([state, payable]);
});

test('a cancelled order may be paid yet while a payment of it is not over', () => {
  const states = ['new', 'pending', 'failed', null] as const;
  expect(states.map((paymentStatus) => mayBePaidYet({ ...cancelled, paymentStatus }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayBePaidYet(waiting)).toBe(false);
});

test('the method tried last leads its group, and the groups stay in the law’s order', () => {
  const method = (id: string, group: 'no-credit' | 'may-include-credit' | 'credit') => ({
    id,
    name: id,
    group,
    kind: 'bank' as const,
  });
  const methods = [
    method('bank-a', 'no-credit'),
    method('bank-b', 'no-credit'),
    method('phone', 'may-include-credit'),
    method('card', 'may-include-credit'),
    method('bill', 'credit'),
  ];
  const ids = (last: string | null) => lastFirst(methods, last).map(({ id }) => id);
  expect(ids('card')).toEqual(['bank-a', 'bank-b', 'card', 'phone', 'bill']);
  expect(ids('bank-b')).toEqual(['bank-b', 'bank-a', 'phone', 'card', 'bill']);
  expect(ids(null)).toEqual(['bank-a', 'bank-b', 'phone', 'card', 'bill']);
});
