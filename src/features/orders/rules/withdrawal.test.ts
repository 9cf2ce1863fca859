import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RefundCause } from '../contract/after-payment.ts';
import { placedAt, soldFacts } from '../testing.ts';
import { leftAfter, paidFor, refundOf, totalOf } from './refund.ts';
import { promiseOf } from './deliveries.ts';
import { keptPieces, toRefund, withdrawableOf, withdrawalOf, type Settled } from './withdrawal.ts';

const vatPermille = 255;
const facts = soldFacts(
  [
    { quantity: 2, cents: 1000, vatPermille },
    { quantity: 1, cents: 500, vatPermille, limit: 'sealed' },
  ],
  { delivery: 990, standard: 390 },
);
const paid: Settled = {
  status: 'paid',
  facts,
  isAnonymous: false,
  deliveredOn: null,
  withdrawals: [],
  refunds: [],
  weighings: [],
};
const milk = soldFacts([
  { quantity: 1, cents: 1000, vatPermille },
  { quantity: 3, cents: 200, vatPermille: 135, limit: 'perishable' },
]);
const withdrawing = (order: Settled, ...lines: [line: number, quantity: number][]): Settled => {
  const wanted = lines.map(([line, quantity]) => ({ line, quantity }));
  return { ...order, withdrawals: [...order.withdrawals, withdrawalOf(order, wanted)] };
};
const refunding = (order: Settled, cause: RefundCause, wanted = toRefund(order)): Settled => {
  const given = order.refunds.map(({ sums }) => sums);
  const sums = refundOf(leftAfter(paidFor(order.facts), given), wanted);
  return { ...order, refunds: [...order.refunds, { cause, sums }] };
};
const promised = promiseOf(facts).latest;

const [huivi, sealed] = [0, 1];

test.each([
  ['nothing has happened', paid, [2, 1]],
  ['one of two pieces was withdrawn', withdrawing(paid, [huivi, 1]), [1, 1]],
  ['a line was withdrawn', withdrawing(paid, [huivi, 2]), [0, 1]],
  ['it was refunded too', refunding(withdrawing(paid, [huivi, 2]), 'withdrawal'), [0, 1]],
  [
    'the seller refunded a line',
    refunding(paid, 'seller', { lines: [{ line: sealed, quantity: 1 }], delivery: 0 }),
    [2, 0],
  ],
  [
    'the seller refunded the delivery',
    refunding(paid, 'seller', { lines: [], delivery: 390 }),
    [2, 1],
  ],
])('pieces that the buyer keeps when %s (R401)', (_, order, kept) => {
  expect(keptPieces(order)).toEqual(kept);
});

describe('what can be withdrawn (L11, L12)', () => {
  test('is everything covered by the right, sealed products too', () => {
    expect(withdrawableOf(paid, placedAt)).toMatchObject({ isOpen: true, left: [2, 1] });
    expect(withdrawableOf({ ...paid, facts: milk }, placedAt)?.left).toEqual([1, 0]);
  });

  test.each(['awaiting-payment', 'cancelled', 'refunded'] as const)(
    'is nothing while %s',
    (status) => {
      expect(withdrawableOf({ ...paid, status }, placedAt)).toBeNull();
    },
  );

  test('is nothing for somebody who was forgotten, since they cannot be answered', () => {
    expect(withdrawableOf({ ...paid, isAnonymous: true }, placedAt)?.isOpen).toBe(false);
  });

  test('is counted from the promised day, or from the recorded one', () => {
    const late = Temporal.PlainDate.from(promised).add({ days: 7 }).toString();
    const lastOf = (order: Settled) => withdrawableOf(order, placedAt)?.lastDay ?? '';
    const [byPromise, byRecord] = [paid, { ...paid, deliveredOn: late }].map(lastOf);
    expect(Temporal.PlainDate.from(byPromise ?? '').since(promised).days).toBeGreaterThan(13);
    expect(Temporal.PlainDate.from(byRecord ?? '').since(late).days).toBeGreaterThan(13);
    expect(byRecord).not.toBe(byPromise);
  });

  test('is less by what was withdrawn and by what the seller refunded', () => {
    const once = withdrawing(paid, [0, 1]);
    expect(withdrawableOf(once, placedAt)?.left).toEqual([1, 1]);
    const given = refunding(once, 'seller', { lines: [{ line: 1, quantity: 1 }], delivery: 0 });
    expect(withdrawableOf(given, placedAt)?.left).toEqual([1, 0]);
    expect(withdrawableOf(refunding(given, 'withdrawal'), placedAt)?.left).toEqual([1, 0]);
  });
});

describe('a withdrawal gives back (L11)', () => {
  test('for a part no delivery, for everything the standard one', () => {
    const part = withdrawalOf(paid, [{ line: 0, quantity: 2 }]);
    expect(part).toMatchObject({ deliveryEuroCents: 0, totalEuroCents: 2000 });
    const rest = withdrawalOf(withdrawing(paid, [0, 2]), [{ line: 1, quantity: 1 }]);
    expect(rest).toMatchObject({ deliveryEuroCents: 390, totalEuroCents: 890 });
  });

  test('for an order of before all of the delivery that was paid', () => {
    const deliveries = facts.deliveries.map((one) => ({ ...one, standardEuroCents: undefined }));
    const wanted = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    const given = withdrawalOf({ ...paid, facts: { ...facts, deliveries } }, wanted);
    expect(given).toMatchObject({ deliveryEuroCents: 990, totalEuroCents: 3490 });
  });

  test('no delivery that is refunded already, nor while milk is kept', () => {
    const given = refunding(paid, 'seller', { lines: [], delivery: 990 });
    const all = withdrawing(given, [0, 2], [1, 1]);
    expect(all.withdrawals[0]?.deliveryEuroCents).toBe(0);
    const mixed = withdrawing({ ...paid, facts: milk }, [0, 1]);
    expect(mixed.withdrawals[0]?.deliveryEuroCents).toBe(0);
  });
});

describe('what is to be refunded of withdrawals', () => {
  test('is what was withdrawn and not refunded, with its delivery, once', () => {
    const all = withdrawing(paid, [0, 2], [1, 1]);
    const lines = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    expect(toRefund(all)).toEqual({ lines, delivery: 390 });
    expect(toRefund(refunding(all, 'withdrawal'))).toEqual({ lines: [], delivery: 0 });
  });

  test('is not what the seller refunded meanwhile', () => {
    const once = withdrawing(paid, [0, 2]);
    const all = { lines: [{ line: 0, quantity: 2 }], delivery: 990 };
    expect(toRefund(refunding(once, 'seller', all))).toEqual({ lines: [], delivery: 0 });
  });

  test('is each withdrawn piece once, whatever came in between', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.boolean()), {
      maxLength: 5,
    });
    const sold = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(steps, sold, fc.integer({ min: 0, max: 99 }), (taken, cents, discount) => {
        const lines = cents.map((one) => ({ quantity: 3, cents: one, vatPermille }));
        const sum = cents.reduce((total, one) => total + 3 * one, 0);
        const given = { discount: Math.min(discount, sum), delivery: 390 };
        let order: Settled = { ...paid, facts: soldFacts(lines, given) };
        for (const [line, isRefunded] of taken) {
          if (withdrawableOf(order, placedAt)?.left[line] === 0) continue;
          order = withdrawing(order, [line, 1]);
          if (isRefunded) order = refunding(order, 'withdrawal');
        }
        order = refunding(order, 'withdrawal');
        const wanted = order.withdrawals.flatMap(({ lines: some }) => some);
        const pieces = order.refunds.flatMap(({ sums }) => sums.lines);
        const count = (some: { quantity: number }[]) =>
          some.reduce((total, { quantity }) => total + quantity, 0);
        expect(count(pieces)).toBe(count(wanted));
        const paidBack = order.refunds.reduce((total, { sums }) => total + totalOf(sums), 0);
        expect(paidBack).toBeLessThanOrEqual(order.facts.totalEuroCents);
      }),
    );
  });
});
