import fc from 'fast-check';
import { spread } from '#platform/money.ts';
import { expect, test } from 'vitest';
import { shippingSums, taxesOf } from '../../cart/rules.ts';
import type { OrderFacts } from '../record.ts';
import { soldFacts } from '../testing.ts';
import {
  deliveryLeft,
  deliveryOf,
  leftAfter,
  merged,
  paidFor,
  refundOf,
  shownRefund,
  totalOf,
  vatOfRefund,
} from './refund.ts';
import type { RefundSums } from '../record/refund.ts';

/** VAT of an order as it was placed. */
function vatOf({ lines, discountEuroCents, deliveries }: OrderFacts) {
  const off = spread(
    discountEuroCents,
    lines.map((line) => line.rowTotalEuroCents),
  );
  const sums = lines.map((line, at) => ({
    gross: line.rowTotalEuroCents - (off[at] ?? 0),
    ratePermille: line.vatPermille,
  }));
  const brought = deliveries.map((one) => ({ lines: one.lines, cents: one.priceEuroCents }));
  return taxesOf([...sums, ...shippingSums(sums, brought)]);
}

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  cents: fc.integer({ min: 0, max: 5000 }),
  vatPermille: fc.constantFrom(255, 135, 100),
});
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    delivery: fc.integer({ min: 0, max: 1290 }),
  })
  .map(({ lines, discountShare, delivery }) => {
    const sum = lines.reduce((total, { quantity, cents }) => total + quantity * cents, 0);
    return soldFacts(lines, { discount: Math.floor((sum * discountShare) / 100), delivery });
  });
/** Any part of what is left: a share of each line's pieces and of the delivery, in percent. */
const step = fc.record({
  pieces: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 100 }),
});

const all = (left: ReturnType<typeof paidFor>) => ({
  lines: left.lines
    .map(({ quantity }, at) => ({ line: at, quantity }))
    .filter(({ quantity }) => quantity > 0),
  delivery: deliveryLeft(left),
});

test('refunds in any parts never exceed what was paid, in any rate, and are it exactly at the end (R264, L11)', () => {
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 6 }), (facts, steps) => {
      const paid = paidFor(facts);
      const refunds: RefundSums[] = [];
      for (const { pieces, delivery } of steps) {
        const left = leftAfter(paid, refunds);
        const lines = left.lines.flatMap(({ quantity }, at) => {
          const wanted = Math.floor((quantity * (pieces[at] ?? 0)) / 100);
          return wanted > 0 ? [{ line: at, quantity: wanted }] : [];
        });
        const cents = Math.floor((deliveryLeft(left) * delivery) / 100);
        const refund = refundOf(left, { lines, delivery: cents });
        expect(deliveryOf(refund)).toBe(cents);
        refunds.push(refund);
        const after = leftAfter(paid, refunds);
        for (const part of [...after.lines, ...after.delivery]) {
          expect(part.gross).toBeGreaterThanOrEqual(0);
          expect(part.tax).toBeGreaterThanOrEqual(0);
        }
      }
      refunds.push(refundOf(leftAfter(paid, refunds), all(leftAfter(paid, refunds))));
      expect(refunds.reduce((sum, one) => sum + totalOf(one), 0)).toBe(facts.totalEuroCents);
      const rates = new Map<number, number[]>();
      for (const { ratePermille, grossEuroCents, taxEuroCents } of refunds.flatMap((one) =>
        vatOfRefund(one, facts),
      )) {
        const [gross = 0, tax = 0] = rates.get(ratePermille) ?? [];
        rates.set(ratePermille, [gross + grossEuroCents, tax + taxEuroCents]);
      }
      const expected = vatOf(facts).map(({ ratePermille, gross, tax }) => [
        ratePermille,
        [gross, tax],
      ]);
      expect([...rates].toSorted(([a], [b]) => b - a)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a refund of some pieces gives back their part of the discount’s rest', () => {
  const facts = soldFacts([{ quantity: 3, cents: 1000, vatPermille: 255 }], { discount: 300 });
  const paid = paidFor(facts);
  const one = refundOf(paid, { lines: [{ line: 0, quantity: 1 }], delivery: 0 });
  expect(one.lines).toEqual([{ line: 0, quantity: 1, euroCents: 900, taxEuroCents: 183 }]);
  expect(
    shownRefund(
      {
        sums: one,
        status: 'waiting',
        cause: 'seller',
        requestedAt: Temporal.Instant.from('2026-11-24T10:00:00Z'),
      },
      facts,
    ),
  ).toEqual({
    status: 'waiting',
    cause: 'seller',
    requestedAt: '2026-11-24T10:00:00Z',
    lines: [{ line: 0, quantity: 1, euroCents: 900 }],
    deliveryEuroCents: 0,
    totalEuroCents: 900,
    vat: [{ ratePermille: 255, netEuroCents: 717, taxEuroCents: 183, grossEuroCents: 900 }],
  });
});

test.each([
  [{ lines: [{ line: 0, quantity: 3 }], delivery: 0 }],
  [
    {
      lines: [
        { line: 0, quantity: 1 },
        { line: 0, quantity: 2 },
      ],
      delivery: 0,
    },
  ],
  [{ lines: [{ line: 1, quantity: 1 }], delivery: 0 }],
  [{ lines: [], delivery: 391 }],
])('more than is left is never refunded: %j', (wanted) => {
  const facts = soldFacts([{ quantity: 2, cents: 500, vatPermille: 135 }], { delivery: 390 });
  expect(() => refundOf(paidFor(facts), wanted)).toThrow(RangeError);
});

test('pieces of one line are one entry', () => {
  const given = [
    { line: 1, quantity: 1 },
    { line: 0, quantity: 2 },
    { line: 1, quantity: 3 },
  ];
  expect(merged(given)).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 4 },
  ]);
});

test('a refund of the delivery of free products, made when that had the general rate, is not made again', () => {
  const facts = soldFacts([{ quantity: 1, cents: 1000, vatPermille: 135 }], {
    discount: 1000,
    delivery: 490,
  });
  const before = { lines: [], delivery: [{ ratePermille: 255, euroCents: 190, taxEuroCents: 39 }] };
  const left = leftAfter(paidFor(facts), [before]);
  expect(deliveryLeft(left)).toBe(300);
  expect(refundOf(left, { lines: [], delivery: 300 }).delivery).toMatchObject([
    { ratePermille: 135, euroCents: 300 },
  ]);
});
