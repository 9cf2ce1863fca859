import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from '#features/cart/rules.ts';
import { depositOf } from '#features/cart/rules/counted.ts';
import { cartOf, priceOf as priced, productOf } from '#features/cart/testing.ts';
import { earningSum } from '#features/loyalty/rules/earning.ts';
import type { Order } from '#features/orders/contract.ts';
import type { OrderFacts } from '#features/orders/record.ts';
import { leftAfter, paidFor, refundOf, shownRefund } from '#features/orders/rules/refund.ts';
import { placedAt, soldFacts } from '#features/orders/testing.ts';
import { purchasesOf } from './of-orders.ts';

interface Row {
  /** Of a piece, without its deposit. */
  cents: number;
  deposit: number;
  quantity: number;
}

const itemsOf = (rows: readonly Row[]) =>
  rows.map(({ cents, deposit, quantity }, at) => {
    const { items } = cartOf('cart', { [at + 1]: quantity });
    const [item] = items as [(typeof items)[number]];
    const unitPriceEuroCents = cents + deposit;
    const priceData = { ...priced(unitPriceEuroCents), depositEuroCents: deposit || null };
    const product = productOf(item.sokId, { priceData });
    return {
      ...item,
      product,
      unitPriceEuroCents,
      rowTotalEuroCents: unitPriceEuroCents * quantity,
    };
  });

function estimated(rows: readonly Row[], percent: number) {
  const items = itemsOf(rows);
  const code = { code: 'X', percent, cents: null, minimumCents: 0, from: null, until: null };
  const { discountsTotal } = priceOf(items, code, [], 0);
  const lines = items.map((item) => ({ ...item, depositEuroCents: depositOf(item) }));
  return { discountsTotal, cents: earningSum(lines, discountsTotal) };
}

function factsOf(rows: readonly Row[], discount: number): OrderFacts {
  const sold = rows.map(({ cents, deposit, quantity }) => ({
    quantity,
    cents: cents + deposit,
    vatPermille: 135,
  }));
  const facts = soldFacts(sold, { discount });
  const lines = facts.lines.map((line, at) => {
    const deposit = rows[at]?.deposit ?? 0;
    return deposit > 0 ? { ...line, depositEuroCents: deposit } : line;
  });
  return { ...facts, lines };
}

const earnedBy = (facts: OrderFacts, refunds: Order['refunds'] = []) =>
  purchasesOf([{ ...facts, status: 'paid', refunds } as Order])[0]?.cents;

const row = fc.record({
  cents: fc.integer({ min: 1, max: 5000 }),
  deposit: fc.constantFrom(0, 10, 20, 40),
  quantity: fc.integer({ min: 1, max: 12 }),
});

test('deposits earn no bonus: cart and order have the sum of the same products without them', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, percent) => {
        const { cents, discountsTotal } = estimated(rows, percent);
        const without = rows.map((one) => ({ ...one, deposit: 0 }));
        expect(cents).toBe(estimated(without, percent).cents);
        expect(earnedBy(factsOf(rows, discountsTotal))).toBe(cents);
      },
    ),
  );
});

test('after refunds, bonus is of what stays paid without the deposits of the pieces that stay', () => {
  const some = fc.array(fc.tuple(row, fc.nat({ max: 12 })), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 100 }), (pairs, percent) => {
      const rows = pairs.map(([one]) => one);
      const facts = factsOf(rows, estimated(rows, percent).discountsTotal);
      const pieces = pairs.map(([{ quantity }, back], line) => ({
        line,
        quantity: Math.min(quantity, back),
      }));
      const paid = paidFor(facts);
      const sums = refundOf(paid, { lines: pieces, delivery: 0 });
      const made = { status: 'accepted', cause: 'seller', sums, requestedAt: placedAt } as const;
      const left = leftAfter(paid, [sums]).lines.map(({ gross, quantity }, at) => ({
        quantity,
        rowTotalEuroCents: gross,
        depositEuroCents: rows[at]?.deposit,
      }));
      expect(earnedBy(facts, [shownRefund(made, facts)])).toBe(earningSum(left));
      const all = refundOf(paid, {
        lines: facts.lines.map(({ quantity }, line) => ({ line, quantity })),
        delivery: 0,
      });
      expect(earnedBy(facts, [shownRefund({ ...made, sums: all }, facts)])).toBe(0);
    }),
  );
});
