import { describe, expect, test } from 'vitest';
import { priceOf, productOf, variantOf } from '../../cart/testing.ts';
import { WithdrawalTerms } from '../record/withdrawal.ts';
import { isCovered, limitOf } from './limit.ts';
import {
  answerBy,
  isOpenOn,
  lastWithdrawalDay,
  limitFor,
  withdrawalFrom,
} from './withdrawal-right.ts';

const terms: WithdrawalTerms = {
  days: 14,
  exceptions: [
    { limit: 'made-to-order', categories: [], products: ['7', '9-M'] },
    { limit: 'sealed', categories: ['kosmetiikka/meikit'], products: ['7'] },
  ],
};
const productIn = (sokId: string, ...paths: string[]) =>
  productOf(sokId, { categories: paths.map((path) => ({ path, name: path, level: 1 })) });
const spoiling = { priceData: { ...priceOf(199), isPerishable: true } };

test.each([
  ['a scarf', productIn('1', 'muoti'), null, null],
  ['milk', productOf('2', spoiling), null, 'perishable'],
  ['make-up', productIn('3', 'kosmetiikka', 'kosmetiikka/meikit'), null, 'sealed'],
  ['nail polish below make-up', productIn('3', 'kosmetiikka/meikit/kynnet'), null, 'sealed'],
  ['what only begins like make-up', productIn('3', 'kosmetiikka/meikitys'), null, null],
  ['a product of two entries', productIn('7'), null, 'made-to-order'],
  ['a variant that is named', productIn('9'), variantOf('9-M'), 'made-to-order'],
  ['another variant', productIn('9'), variantOf('9-L'), null],
  ['a variant that spoils', productIn('9'), variantOf('9-L', spoiling), 'perishable'],
])('%s has the limit its merchant gave it (L11)', (_, product, variant, limit) => {
  expect(limitFor(terms, product, variant)).toBe(limit);
});

test.each([
  [{}, null, true],
  [{ withdrawalLimit: 'sealed' as const }, 'sealed', true],
  [{ withdrawalLimit: 'made-to-order' as const }, 'made-to-order', false],
  [{ isPerishable: true }, 'perishable', false],
])('a line of %j, of an earlier release too, is limited to %s (L11)', (line, limit, covered) => {
  expect([limitOf(line), isCovered(line)]).toEqual([limit, covered]);
});

test.each([
  [[], 'all', [], []],
  [['maito'], 'none', ['maito'], []],
  [['huivi'], 'all', [], []],
  [['huivi', 'puuteri', 'puuteri'], 'all', [], ['puuteri']],
  [['huivi', 'maito', 'maito', 'kala'], 'some', ['maito', 'kala'], []],
] as const)('of %j one may withdraw from %s but %j (L11)', (names, from, except, sealed) => {
  const limits = {
    huivi: undefined,
    puuteri: 'sealed',
    maito: 'perishable',
    kala: 'made-to-order',
  };
  const lines = names.map((name) => ({
    name,
    withdrawalLimit: limits[name] as ReturnType<typeof limitOf> | undefined,
  }));
  const given = lines.map((line) => ({
    ...line,
    withdrawalLimit: line.withdrawalLimit ?? undefined,
  }));
  expect(withdrawalFrom(given)).toEqual({ from, except, sealed });
});

describe('the right lasts', () => {
  test.each([
    ['2026-11-25', 14, '2026-12-09'],
    ['2026-11-27', 14, '2026-12-11'],
    // A Saturday, then a Sunday.
    ['2026-11-28', 14, '2026-12-14'],
    // Christmas, which a weekend follows.
    ['2026-12-10', 14, '2026-12-28'],
    ['2026-12-23', 14, '2027-01-07'],
    ['2026-11-25', 30, '2026-12-28'],
  ])('when it came on %s for %i days until %s, always a business day (L11, L12)', (...row) => {
    const [delivered, days, last] = row;
    expect(lastWithdrawalDay(delivered, days)).toBe(last);
  });

  test.each([
    ['2026-12-09T21:59:59Z', true],
    ['2026-12-09T22:00:00Z', false],
    ['2026-11-24T10:00:00Z', true],
  ])('at %s in Finland: %s (L12)', (moment, isOpen) => {
    expect(isOpenOn('2026-12-09', Temporal.Instant.from(moment))).toBe(isOpen);
  });

  test('and money and products go back within 14 days of the notice (L12)', () => {
    expect(answerBy('2026-11-24T22:30:00Z')).toBe('2026-12-09');
  });
});

describe('a merchant’s terms', () => {
  const faultsOf = (given: unknown) =>
    WithdrawalTerms.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
  test('may be better than the law, but not worse (L11)', () => {
    expect(faultsOf({ days: 30, exceptions: [] })).toEqual([]);
    expect(faultsOf({ days: 13, exceptions: [] })[0]).toContain('the law gives 14 days');
  });
  test('name what each exception is for (L11)', () => {
    const exceptions = [{ limit: 'sealed' }];
    expect(faultsOf({ days: 14, exceptions })).toEqual(['names no categories and no products']);
    const paths = [{ limit: 'sealed', categories: ['/Kosmetiikka'] }];
    expect(faultsOf({ days: 14, exceptions: paths })[0]).toContain('path of a category');
  });
});
