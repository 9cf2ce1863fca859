import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';
import { sourcesIn, testsOf } from './sources.ts';

/** The sources that mutants of a source are. */
const all = (source: string): string[] =>
  mutantsOf('x.ts', source).map((mutant) => mutated(source, mutant));

describe('mutants', () => {
  it.each([
    ['a < b;', ['a <= b;']],
    ['a >= b;', ['a > b;']],
    ['a === b;', ['a !== b;']],
    ['price - discount;', ['price + discount;']],
    ['(a + b) * c;', ['(a - b) * c;', '(a + b) / c;']],
    ['total += each;', ['total -= each;']],
    ['a && b || c;', ['a || b || c;', 'a && b && c;']],
    ['if (!done) go();', ['if (done) go();']],
    ['const limit = 9;', ['const limit = 10;']],
    ['const isOpen: boolean = true;', ['const isOpen: boolean = false;']],
    ['const ä = a > b; // é', ['const ä = a >= b; // é']],
  ])('of %s turn one thing round', (source, expected) => {
    expect(all(source)).toEqual(expected);
  });

  it.each([
    'const name = "a" + b;',
    'const both = `${a}-` + b;',
    'type Three = 3;',
    'const few: 1 | 2 = one;',
    'const weights = { 1: one };',
    'throw new Error(a > b ? "x" : "y");',
    'const day = 86_400_000;',
    'db.execute(sql`select * from cart.cart`);',
  ])('are none of %s', (source) => {
    expect(all(source)).toEqual([]);
  });

  it('are made in SQL, but not of what is assigned', () => {
    const sql = (text: string): string => `db.execute(sql\`update stock set left = ${text}\`);`;
    expect(all(sql('left - ${n} where id = ${id} and merged is null'))).toEqual([
      sql('left + ${n} where id = ${id} and merged is null'),
      sql('left - ${n} where id = ${id} or merged is null'),
      sql('left - ${n} where id = ${id} and merged is not null'),
    ]);
    expect(all('const text = `a and b`;')).toEqual([]);
  });

  it('are made of the words of a query builder, where it is one', () => {
    const query = (where: string): string =>
      `import { and, eq, lt } from 'drizzle-orm';\nwhere(${where});`;
    expect(all(query('and(eq(a, b), lt(c, d))'))).toEqual([
      query('__mutant.or(eq(a, b), lt(c, d))'),
      query('and(__mutant.ne(a, b), lt(c, d))'),
      query('and(eq(a, b), __mutant.lte(c, d))'),
    ]);
    expect(all('and(a, b);')).toEqual([]);
  });
});

describe('what is mutated', () => {
  const root = join(import.meta.dirname, '../..');

  it('is rules and repositories of every feature, and no test, screen or contract', () => {
    const files = sourcesIn(root, []);
    expect(files).toEqual(
      expect.arrayContaining([
        'src/features/cart/rules.ts',
        'src/features/cart/repository.ts',
        'src/features/identity/accounts/repository/tickets.ts',
        'src/features/pricing/rules.ts',
        'src/features/session/http.ts',
      ]),
    );
    expect(
      files.filter((file) => /\.test\.|\/ui\/|\/contract\.ts|\/messages\//.test(file)),
    ).toEqual([]);
  });

  it('is what a folder holds when it is named', () => {
    const files = sourcesIn(root, ['src/features/payments']);
    expect(files).toContain('src/features/payments/rules.ts');
    expect(files.filter((file) => !file.startsWith('src/features/payments/'))).toEqual([]);
  });

  it('is seen by the feature’s own tests, and by others that import from it', () => {
    const { own, others } = testsOf(root, 'src/features/cart/rules.ts');
    expect(own).toContain('src/features/cart/rules.test.ts');
    expect(own.filter((test) => !test.startsWith('src/features/cart/'))).toEqual([]);
    expect(others).toEqual(
      expect.arrayContaining([
        'src/features/orders/rules.test.ts',
        'src/services/retail-api/shopping.test.ts',
      ]),
    );
    expect(others).not.toContain('src/features/wishlist/rules.test.ts');
  });
});
