import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIn } from '../../cart/rules.ts';
import { placedAt, soldFacts } from '../testing.ts';
import { totalLeft } from './left.ts';
import { chosenSums } from './reduction.ts';
import { deliveryLeft, leftAfter, paidFor, totalOf, vatOfRefund, type Paid } from './refund.ts';
import { keptPieces, withdrawableOf, withdrawalOf, type Settled } from './withdrawal.ts';

const twoScarves = soldFacts([{ quantity: 2, cents: 2000, vatPermille: 255 }], { delivery: 500 });
const nothing = { lines: [], reductions: [], deliveryEuroCents: 0 };

test('a reduction gives back a part of the price with its share of the tax, and no pieces', () => {
  const reductions = [
    { line: 0, euroCents: 300 },
    { line: 0, euroCents: 200 },
  ];
  const sums = chosenSums(paidFor(twoScarves), { ...nothing, reductions });
  expect(sums).toEqual({
    lines: [{ line: 0, quantity: 0, euroCents: 500, taxEuroCents: vatIn(500, 255) }],
    delivery: [],
  });
});

test('a reduction is of pieces that are kept', () => {
  const lines = [{ line: 0, quantity: 1 }];
  const left = paidFor(twoScarves);
  const reduced = (euroCents: number) =>
    chosenSums(left, { ...nothing, lines, reductions: [{ line: 0, euroCents }] });
  expect(reduced(2000)?.lines.map(({ quantity }) => quantity)).toEqual([1, 0]);
  expect(reduced(2001)).toBe(null);
  const all = { ...nothing, lines: [{ line: 0, quantity: 2 }] };
  expect(chosenSums(left, { ...all, reductions: [{ line: 0, euroCents: 1 }] })).toBe(null);
});

test('a withdrawal after a reduction gives back what was paid for the pieces less the reduction', () => {
  const sums = chosenSums(paidFor(twoScarves), {
    ...nothing,
    reductions: [{ line: 0, euroCents: 500 }],
  });
  const settled: Settled = {
    status: 'paid',
    facts: twoScarves,
    isAnonymous: false,
    deliveredOn: null,
    withdrawals: [],
    refunds: sums ? [{ cause: 'seller', sums }] : [],
    weighings: [],
  };
  expect(withdrawableOf(settled, placedAt)?.left).toEqual([2]);
  expect(keptPieces(settled)).toEqual([2]);
  const { lines } = withdrawalOf(settled, [{ line: 0, quantity: 2 }]);
  expect(lines).toEqual([{ line: 0, quantity: 2, euroCents: 3500 }]);
});

const order = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        cents: fc.integer({ min: 0, max: 5000 }),
        vatPermille: fc.constantFrom(255, 135, 100),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    discountShare: fc.integer({ min: 0, max: 100 }),
    delivery: fc.integer({ min: 0, max: 1290 }),
  })
  .map(({ lines, discountShare, delivery }) => {
    const sum = lines.reduce((total, { quantity, cents }) => total + quantity * cents, 0);
    return soldFacts(lines, { discount: Math.floor((sum * discountShare) / 100), delivery });
  });

interface Step {
  pieces: number[];
  reductions: number[];
  delivery: number;
}

const percent = fc.integer({ min: 0, max: 100 });
const step = fc.record({
  pieces: fc.array(percent, { minLength: 5, maxLength: 5 }),
  reductions: fc.array(percent, { minLength: 5, maxLength: 5 }),
  delivery: percent,
});

const part = (all: number, share: number) => Math.floor((all * share) / 100);

/** That share of what is left. */
function chosenOf(left: Paid, { pieces, reductions, delivery }: Step) {
  const lines = left.lines
    .map(({ quantity }, line) => ({ line, quantity: part(quantity, pieces[line] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const kept = leftAfter(left, [
    chosenSums(left, { ...nothing, lines }) ?? { lines: [], delivery: [] },
  ]);
  return {
    lines,
    reductions: kept.lines
      .map(({ quantity, gross }, line) => ({
        line,
        euroCents: quantity === 0 ? 0 : part(gross, reductions[line] ?? 0),
      }))
      .filter(({ euroCents }) => euroCents > 0),
    deliveryEuroCents: part(deliveryLeft(left), delivery),
  };
}

const everything = (left: Paid) => ({
  lines: left.lines
    .map(({ quantity }, line) => ({ line, quantity }))
    .filter(({ quantity }) => quantity > 0),
  reductions: [],
  deliveryEuroCents: deliveryLeft(left),
});

test('whatever is refunded and reduced, all of it together is what was paid, in each rate', () => {
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 5 }), (facts, steps) => {
      const paid = paidFor(facts);
      let left = paid;
      const rows = new Map<number, { gross: number; tax: number }>();
      const give = (chosen: ReturnType<typeof everything> | ReturnType<typeof chosenOf>) => {
        const sums = chosenSums(left, chosen);
        if (!sums) throw new Error('Less is left than was chosen.');
        expect(totalLeft(leftAfter(left, [sums]))).toBe(totalLeft(left) - totalOf(sums));
        left = leftAfter(left, [sums]);
        for (const { gross, tax, quantity } of left.lines)
          expect([gross >= tax, tax >= 0, quantity >= 0]).toEqual([true, true, true]);
        for (const row of vatOfRefund(sums, facts)) {
          const { gross, tax } = rows.get(row.ratePermille) ?? { gross: 0, tax: 0 };
          const more = { gross: gross + row.grossEuroCents, tax: tax + row.taxEuroCents };
          rows.set(row.ratePermille, more);
        }
      };
      for (const one of steps) give(chosenOf(left, one));
      give(everything(left));
      expect(totalLeft(left)).toBe(0);
      for (const [ratePermille, { gross, tax }] of rows) {
        const parts = [...paid.lines, ...paid.delivery].filter(
          (one) => one.ratePermille === ratePermille,
        );
        expect(gross).toBe(parts.reduce((sum, one) => sum + one.gross, 0));
        expect(tax).toBe(parts.reduce((sum, one) => sum + one.tax, 0));
      }
    }),
  );
});
