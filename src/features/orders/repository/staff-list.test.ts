import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { soldFacts } from '../testing.ts';

onEveryDatabase('the words of orders', (database) => {
  const facts = soldFacts([{ quantity: 1, cents: 100, vatPermille: 255 }]);
  /** Whether an order whose buyer and product are called so is found by each word of the name. */
  async function isFound(name: string): Promise<boolean[]> {
    const named = {
      ...facts,
      customer: { ...facts.customer, lastName: name, email: name, phone: name },
      lines: facts.lines.map((line) => ({ ...line, name })),
    };
    const { rows } = await database().run(
      `select coalesce(orders.words('10000001', $1::jsonb) @@ orders.sought(word), true) as found
        from unnest($2::text[]) as word`,
      [JSON.stringify(named), name.split(/\s+/).filter((word) => !word.includes('@'))],
    );
    return rows.map(({ found }) => found === true);
  }

  test('whatever a buyer and a product are called, the order is written and found by it', async () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((text) => text.isWellFormed() && !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        expect(await isFound(text)).not.toContain(false);
      }),
      { numRuns: runs(500) },
    );
  });

  test.each(["O'Brien", 'a\\b', "\\'", 'x'.repeat(5000), '', '\u0308', 'Å', '…'])(
    'a buyer called %j too',
    async (name) => {
      expect(await isFound(name)).not.toContain(false);
    },
  );

  test.each([
    ['VÄINÖ Åke', 'väinö åke'],
    ['Jürgen Sørensen Müller', 'jurgen sorensen muller'],
    ['CAFÉ Ñandú Łódź', 'cafe nandu lodz'],
  ])('%s is folded to %s', async (given, folded) => {
    const { rows } = await database().run('select orders.folded($1) as folded', [given]);
    expect(rows).toEqual([{ folded }]);
  });
});
