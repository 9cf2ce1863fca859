/** A feature's tables are its own: no other feature's SQL names them, so that each could have its database. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

/** File → the foreign table it names, and why. */
const exceptions: Record<string, readonly string[]> = {
  // The index reads what changed since it last looked, prices included; pricing, which comes first, cannot
  // call the catalogue.
  'src/features/catalogue/migrations/0003-goods-changes.sql': ['pricing.price', 'pricing.price'],
};

/** The folder each schema belongs to. */
function ownersOf(sources: Record<string, string>): Map<string, string> {
  const made = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/^create schema (?:if not exists )?(\w+)/gm)].map(
      ([, schema = '']) => [schema, file.replace(/migrations\/.*/, '')] as const,
    ),
  );
  return new Map(made);
}

/** File → the tables of others its SQL names. */
function foreignTables(sources: Record<string, string>): Record<string, string[]> {
  const owners = ownersOf(sources);
  const named =
    /\b(?:from|join|into|update|table|on|references)\s+(?:only\s+)?((\w+)\.\w+)|pgSchema\('(\w+)'/gi;
  const found = Object.entries(sources).map(([file, text]) => {
    const foreign = [...text.matchAll(named)].flatMap(([, table, schema = '', declared = '']) => {
      const owner = owners.get(schema || declared);
      return owner && !file.startsWith(owner) ? [table ?? declared] : [];
    });
    return [file, foreign] as const;
  });
  return Object.fromEntries(found.filter(([, foreign]) => foreign.length > 0));
}

test('no SQL names the table of another feature, but where it is said why', () => {
  const files = globSync('src/**/*.{sql,ts}', { cwd: root }).filter(
    (file) => !/\.test\.ts$|[/.]testing[/.]/.test(file),
  );
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  expect(foreignTables(Object.fromEntries(sources) as Record<string, string>)).toEqual(exceptions);
});

test.each([
  'select 1 from gifts.card',
  'update gifts.card set open = true',
  'insert into gifts.card values (1)',
  'create trigger mark after insert on gifts.card',
  "const gifts = pgSchema('gifts');",
])('%s is found where it is another feature’s', (text) => {
  const own = { 'src/features/gifts/migrations/0001-gifts.sql': 'create schema gifts;' };
  expect(Object.keys(foreignTables({ ...own, 'src/features/cart/repository.ts': text }))).toEqual([
    'src/features/cart/repository.ts',
  ]);
  expect(foreignTables({ ...own, 'src/features/gifts/repository.ts': text })).toEqual({});
});
