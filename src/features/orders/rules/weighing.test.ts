import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatIn } from '../../cart/rules.ts';
import type { Pieces, RefundCause } from '../contract/after-payment.ts';
import type { RefundSums } from '../record/refund.ts';
import { soldFacts } from '../testing.ts';
import { finalSums, linesToWeigh, sumsLeft } from './final-sums.ts';
import {
  deliveryLeft,
  leftAfter,
  paidFor,
  refundOf,
  shownRefund,
  totalOf,
  vatOfRefund,
} from './refund.ts';
import { finalCents, weighingRefund, weightFault, type Weight } from './weighing.ts';
import { openPieces, toRefund, withdrawableOf, withdrawalOf, type Settled } from './withdrawal.ts';

/** Three apples of 1.99 € a kilogram and about 180 g, and a loaf. */
const facts = soldFacts(
  [
    { quantity: 3, cents: 36, vatPermille: 135, weighed: { grams: 180, perKg: 199 } },
    { quantity: 1, cents: 500, vatPermille: 135 },
  ],
  { delivery: 790 },
);
const priceOfApples = { unitPriceEuroCents: 36, valuePriceEuroCents: 199 };
const paid: Settled = {
  status: 'paid',
  facts,
  isAnonymous: false,
  deliveredOn: null,
  withdrawals: [],
  refunds: [],
  weighings: [],
};
const leftOf = (order: Settled) =>
  leftAfter(
    paidFor(order.facts),
    order.refunds.map(({ sums }) => sums),
  );
const refunding = (order: Settled, cause: RefundCause, sums: RefundSums): Settled => ({
  ...order,
  refunds: [...order.refunds, { cause, sums }],
});
const weighing = (order: Settled, ...weights: Weight[]): Settled => ({
  ...refunding(order, 'weighing', weighingRefund(order.facts, leftOf(order), weights)),
  weighings: [...order.weighings, ...weights],
});
const withdrawing = (order: Settled, ...lines: Pieces[]): Settled => ({
  ...order,
  withdrawals: [...order.withdrawals, withdrawalOf(order, lines)],
});
const faultOf = (order: Settled, line: number, grams: number) =>
  weightFault(order, leftOf(order), { line, grams });

test.each([
  ['the estimate', 540, 107],
  ['less', 432, 86],
  ['half a cent, which is rounded up', 430, 86],
  ['much less', 54, 11],
  ['more, which costs the estimate', 700, 108],
  ['three times as much', 1620, 108],
])('three pieces that weigh %s: %i g cost %i cents', (_, grams, cents) => {
  expect(finalCents(priceOfApples, 3, grams)).toBe(cents);
});

describe('a line cannot be weighed', () => {
  const one = { line: 0, quantity: 1 };
  const withdrawn = withdrawing(paid, one);
  const refunded = refunding(
    paid,
    'seller',
    refundOf(leftOf(paid), { lines: [{ line: 0, quantity: 3 }], delivery: 0 }),
  );
  test.each([
    ['that is not there', paid, 2, 500, 'There is no line 3: the order has 2.'],
    ['that is not sold by weight', paid, 1, 500, 'Line 2, Huivi 1, is not sold by weight.'],
    [
      'twice',
      weighing(paid, { line: 0, grams: 500 }),
      0,
      400,
      'Line 1 was weighed already: 500 g.',
    ],
    ['of which pieces are withdrawn', withdrawn, 0, 400, 'Line 1 has 1 withdrawn and not refunded'],
    ['that is refunded', refunded, 0, 400, 'Line 1 has nothing left to weigh: it was refunded.'],
    ['so light', paid, 0, 53, 'cannot weigh 53 g: it was estimated at 540 g. Give grams from 54'],
    ['so heavy', paid, 0, 1621, 'cannot weigh 1621 g: it was estimated at 540 g.'],
  ])('%s', (_, order, line, grams, fault) => {
    expect(faultOf(order, line, grams)).toContain(fault);
  });

  test.each([54, 540, 1620])('but it can weigh %i g', (grams) => {
    expect(faultOf(paid, 0, grams)).toBeNull();
  });
});

test('what was paid too much is given back, and the rest has the VAT of its new price', () => {
  const sums = weighingRefund(facts, leftOf(paid), [{ line: 0, grams: 432 }]);
  expect(sums).toEqual({
    lines: [
      { line: 0, quantity: 0, euroCents: 22, taxEuroCents: vatIn(108, 135) - vatIn(86, 135) },
    ],
    delivery: [],
  });
  const [apples] = leftAfter(paidFor(facts), [sums]).lines;
  expect(apples).toEqual({ ratePermille: 135, gross: 86, tax: vatIn(86, 135), quantity: 3 });
});

test('pieces that weigh as much as estimated, or more, give back nothing', () => {
  const heavy = weighingRefund(facts, leftOf(paid), [{ line: 0, grams: 900 }]);
  expect(heavy).toEqual({ lines: [], delivery: [] });
});

test('with a coupon the same share of what was paid is given back', () => {
  const apples = { quantity: 4, cents: 125, vatPermille: 135, weighed: { grams: 250, perKg: 500 } };
  const reduced = soldFacts([apples], { discount: 100 });
  const sums = weighingRefund(reduced, paidFor(reduced), [{ line: 0, grams: 750 }]);
  expect(totalOf(sums)).toBe(100);
  expect(leftAfter(paidFor(reduced), [sums]).lines).toMatchObject([{ gross: 300 }]);
});

test('pieces that were refunded are not weighed: the estimate is that of the others', () => {
  const without = refunding(
    paid,
    'seller',
    refundOf(leftOf(paid), { lines: [{ line: 0, quantity: 1 }], delivery: 0 }),
  );
  expect(faultOf(without, 0, 1081)).toContain('estimated at 360 g');
  const after = weighing(without, { line: 0, grams: 300 });
  expect(leftOf(after).lines[0]).toMatchObject({ gross: 60, quantity: 2 });
});

test('the final total is without what weighing gave back, other refunds do not count', () => {
  const after = weighing(paid, { line: 0, grams: 432 });
  const given = refunding(after, 'seller', refundOf(leftOf(after), { lines: [], delivery: 100 }));
  const refunds = given.refunds.map(({ cause, sums }) =>
    shownRefund(
      { cause, sums, status: 'accepted', requestedAt: Temporal.Instant.fromEpochMilliseconds(0) },
      facts,
    ),
  );
  const { lines, delivery } = paidFor(facts);
  const gross = [...lines, ...delivery].reduce((sum, part) => sum + part.gross, 0);
  const tax = [...lines, ...delivery].reduce((sum, part) => sum + part.tax, 0);
  const sums = { grossEuroCents: gross, taxEuroCents: tax, netEuroCents: gross - tax };
  const final = finalSums({ ...facts, vat: [{ ratePermille: 135, ...sums }], refunds });
  expect(final).toMatchObject({ refundedEuroCents: 22, totalEuroCents: facts.totalEuroCents - 22 });
  const grossOf = (rows: typeof final.vat) =>
    rows.reduce((sum, row) => sum + row.grossEuroCents, 0);
  expect(grossOf(final.vat)).toBe(final.totalEuroCents);
  for (const row of final.vat) expect(row.netEuroCents + row.taxEuroCents).toBe(row.grossEuroCents);
  expect(linesToWeigh({ lines: facts.lines, weighings: [] })).toHaveLength(1);
});

test('what is left of an order after any refunds is its total, with the VAT of what is left', () => {
  const loaf = refundOf(leftOf(paid), { lines: [{ line: 1, quantity: 1 }], delivery: 0 });
  const requestedAt = Temporal.Instant.from('2026-11-24T10:00:00Z');
  const of = (sums: RefundSums, cause: RefundCause) =>
    shownRefund({ status: 'accepted', cause, sums, requestedAt }, facts);
  const lighter = weighingRefund(facts, leftOf(refunding(paid, 'withdrawal', loaf)), [
    { line: 0, grams: 430 },
  ]);
  const { lines, delivery } = paidFor(facts);
  const gross = [...lines, ...delivery].reduce((sum, part) => sum + part.gross, 0);
  const tax = [...lines, ...delivery].reduce((sum, part) => sum + part.tax, 0);
  const row = { grossEuroCents: gross, taxEuroCents: tax, netEuroCents: gross - tax };
  const order = { ...facts, vat: [{ ratePermille: 135, ...row }] };
  const refunds = [of(loaf, 'withdrawal'), of(lighter, 'weighing')];
  const left = sumsLeft({ ...order, refunds });
  expect(left.refundedEuroCents).toBe(totalOf(loaf) + totalOf(lighter));
  expect(left.totalEuroCents).toBe(facts.totalEuroCents - totalOf(loaf) - totalOf(lighter));
  expect(left.vat).toMatchObject([{ ratePermille: 135, grossEuroCents: left.totalEuroCents }]);
  const vatOf = [loaf, lighter].flatMap((sums) => vatOfRefund(sums, facts));
  const refunded = vatOf.reduce((sum, { taxEuroCents }) => sum + taxEuroCents, 0);
  expect(left.vat[0]?.taxEuroCents).toBe(tax - refunded);
});

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    vatPermille: fc.constantFrom(135, 255),
    perKg: fc.integer({ min: 1, max: 4000 }),
    grams: fc.integer({ min: 10, max: 3000 }),
    isWeighed: fc.boolean(),
  })
  .map(({ quantity, vatPermille, perKg, grams, isWeighed }) => ({
    quantity,
    vatPermille,
    cents: Math.max(1, Math.round((perKg * grams) / 1000)),
    ...(isWeighed && { weighed: { grams, perKg } }),
  }));
const anyOrder = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    delivery: fc.integer({ min: 0, max: 990 }),
  })
  .map(({ lines, discountShare, delivery }) => {
    const sum = lines.reduce((total, { quantity, cents }) => total + quantity * cents, 0);
    return soldFacts(lines, { discount: Math.floor((sum * discountShare) / 100), delivery });
  });
interface Step {
  kind: 'weigh' | 'withdraw' | 'received' | 'seller';
  line: number;
  part: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('weigh', 'withdraw', 'received', 'seller'),
  line: fc.nat(3),
  part: fc.integer({ min: 0, max: 100 }),
});

interface Doing {
  at: number;
  left: ReturnType<typeof leftOf>;
  part: number;
}

const some = (at: number, most: number, part: number): Pieces[] => {
  const quantity = Math.floor((most * part) / 100);
  return quantity > 0 ? [{ line: at, quantity }] : [];
};

/** What the shop does at a step; the order as it was when it refuses. */
const kinds = {
  weigh(order: Settled, { at, left, part }: Doing) {
    const estimate = (order.facts.lines[at]?.estimatedGrams ?? 0) * (left.lines[at]?.quantity ?? 0);
    const grams = Math.round((estimate * (10 + part * 2)) / 100);
    return faultOf(order, at, grams) === null ? weighing(order, { line: at, grams }) : order;
  },
  withdraw(order: Settled, { at, part }: Doing) {
    const open = withdrawableOf(order, Temporal.Instant.from('2026-11-25T10:00:00Z'));
    const lines = some(at, open?.left[at] ?? 0, part);
    return lines.length > 0 ? withdrawing(order, ...lines) : order;
  },
  received: (order: Settled, { left }: Doing) =>
    refunding(order, 'withdrawal', refundOf(left, toRefund(order))),
  /** The seller does not give back again what was withdrawn. */
  seller(order: Settled, { at, left, part }: Doing) {
    const kept = (left.lines[at]?.quantity ?? 0) - (openPieces(order)[at] ?? 0);
    const lines = some(at, kept, part);
    return refunding(order, 'seller', refundOf(left, { lines, delivery: 0 }));
  },
};

const done = (order: Settled, { kind, line: wanted, part }: Step): Settled =>
  kinds[kind](order, { at: wanted % order.facts.lines.length, left: leftOf(order), part });

test('weighing, withdrawals and refunds in any order, with coupons, never exceed what was paid, in any rate', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(step, { maxLength: 10 }), (bought, steps) => {
      let now: Settled = { ...paid, facts: bought };
      for (const one of steps) {
        now = done(now, one);
        const left = leftOf(now);
        for (const part of [...left.lines, ...left.delivery]) {
          expect(part.gross).toBeGreaterThanOrEqual(0);
          expect(part.tax).toBeGreaterThanOrEqual(0);
          expect(part.tax).toBeLessThanOrEqual(part.gross);
        }
        for (const { lines } of now.withdrawals)
          for (const { euroCents } of lines) expect(euroCents).toBeGreaterThanOrEqual(0);
      }
      const left = leftOf(now);
      const rest = refundOf(left, {
        lines: left.lines.flatMap(({ quantity }, at) =>
          quantity > 0 ? [{ line: at, quantity }] : [],
        ),
        delivery: deliveryLeft(left),
      });
      const all = [...now.refunds.map(({ sums }) => sums), rest];
      expect(all.reduce((sum, one) => sum + totalOf(one), 0)).toBe(bought.totalEuroCents);
      const tax = all
        .flatMap((sums) => vatOfRefund(sums, bought))
        .reduce((sum, { taxEuroCents }) => sum + taxEuroCents, 0);
      const owed = paidFor(bought);
      expect(tax).toBe([...owed.lines, ...owed.delivery].reduce((sum, part) => sum + part.tax, 0));
    }),
    { numRuns: 500 },
  );
});

test('a weighed line never costs more than was paid, and its tax is that of its price', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 10, max: 300 }), (bought, percent) => {
      const before = paidFor(bought);
      const weights = bought.lines.flatMap(({ estimatedGrams, quantity }, at) =>
        estimatedGrams === undefined
          ? []
          : [
              {
                line: at,
                grams: Math.max(1, Math.round((estimatedGrams * quantity * percent) / 100)),
              },
            ],
      );
      const after = leftAfter(before, [weighingRefund(bought, before, weights)]);
      for (const [at, is] of after.lines.entries()) {
        expect(is.gross).toBeLessThanOrEqual(before.lines[at]?.gross ?? 0);
        expect(is.tax).toBe(vatIn(is.gross, is.ratePermille));
      }
      const prices = weights.map(({ line: at, grams }) => {
        const {
          unitPriceEuroCents = 0,
          valuePriceEuroCents = 0,
          quantity = 0,
        } = bought.lines[at] ?? {};
        return finalCents({ unitPriceEuroCents, valuePriceEuroCents }, quantity, grams);
      });
      const kept = weights.map(({ line: at }) => after.lines[at]?.gross ?? 0);
      const isReduced = bought.discountEuroCents > 0;
      expect(isReduced ? kept.length : kept).toEqual(isReduced ? prices.length : prices);
    }),
  );
});
