import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { GivenPrice, PriceRecord } from '../pricing/record.ts';
import { decided } from './testing.ts';
import { factsIn, ingredientParts } from '../catalogue/rules/product-facts.ts';
import { noFacts } from '../catalogue/record.ts';
import { readFacts } from '../catalogue/repository/facts.ts';
import { catalogueWriter } from '../catalogue/repository/write.ts';
import { readItem } from './attributes.ts';
import { importFeeds } from './import-feeds.ts';

const row = {
  id: '1',
  title: 'Suklaa',
  product_type: 'Ruoka > Makeiset',
  price: '1.30 EUR',
  availability: 'in_stock',
};
const nutrition =
  '100 g | energy 2200 kJ 527 kcal | fat 31 g | saturates 19 g | carbohydrate 54 g | sugars 53.5 g | protein 7 g | salt 0.2 g';
const maker = 'Makela Oy | Tehtaankatu 3, 00140 Helsinki, Suomi | turva@makela.example';
const makerRead = {
  name: 'Makela Oy',
  address: 'Tehtaankatu 3, 00140 Helsinki, Suomi',
  email: 'turva@makela.example',
};

test.each([
  ['manufacturer', maker, makerRead],
  ['responsible_person', maker, makerRead],
  ['food_operator', 'Makela Oy | PL 3, 00140 Helsinki', { name: 'Makela Oy', email: null }],
  ['ingredients', 'sokeri, *maito*', 'sokeri, *maito*'],
  ['nutrition', nutrition, { per: '100 g', energyKj: 2200, sugars: 53.5, fibre: null }],
  ['nutrition', `${nutrition} | fibre 2 g`, { fibre: 2 }],
  ['perishable', 'Yes', true],
  ['deposit', '0.15 EUR', 15],
])('%s %s is read (L05, L22, L23)', (field, text, value) => {
  const read = readItem({ ...row, [field]: text });
  const item: Record<string, unknown> = 'item' in read ? { ...read.item } : {};
  expect(item).toMatchObject({ [field]: value });
});

test.each([
  ['manufacturer', 'Makela Oy', 'an address'],
  ['manufacturer', 'Makela Oy | Tehtaankatu 3, 00140 Helsinki', 'an e-mail address'],
  ['manufacturer', 'Makela Oy | Tehtaankatu 3 | ei-posti', 'a right e-mail address'],
  ['food_operator', 'Makela Oy | Helsinki', 'a whole address'],
  ['ingredients', 'sokeri, *maito', 'both asterisks'],
  ['ingredients', 'sokeri, **', 'an allergen between asterisks'],
  ['nutrition', nutrition.replace('100 g', '1 annos'), '100 g or 100 ml'],
  ['nutrition', nutrition.replace('527 kcal', ''), 'energy in both units'],
  ['nutrition', nutrition.replace(' | salt 0.2 g', ''), 'salt'],
  ['nutrition', nutrition.replace('salt', 'iron'), 'known nutrients'],
  ['nutrition', nutrition.replace('saturates 19', 'saturates 32'), 'less saturates than fat'],
  ['nutrition', nutrition.replace('sugars 53.5', 'sugars 55'), 'less sugars than carbohydrate'],
  ['nutrition', nutrition.replace('protein 7', 'protein 30'), 'at most 100 g in 100 g'],
  ['perishable', 'kyllä', 'yes or no'],
  ['deposit', '1.30 EUR', 'less than the price'],
])('%s %s is refused: it needs %s (L05, L22, L23)', (field, text) => {
  const read = readItem({ ...row, [field]: text });
  expect('faults' in read && read.faults.map((one) => one.field)).toEqual([field]);
});

test('allergens are parts of their own, and nothing of the text is lost (L23)', () => {
  const parts = ingredientParts('sokeri, *maito*, *soija*');
  expect(parts.filter(({ isAllergen }) => isAllergen).map(({ text }) => text)).toEqual([
    'maito',
    'soija',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('sokeri, maito, soija');
});

const folder = mkdtempSync(join(tmpdir(), 'aitta-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function tsv(name: string, fields: Record<string, string>): string {
  const path = join(folder, name);
  const lines = [Object.keys(fields), Object.values(fields)].map((line) => `${line.join('\t')}\n`);
  writeFileSync(path, lines.join(''));
  return path;
}

onOneDatabase('product facts', (database) => {
  const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
  const written: (GivenPrice & { sokId: string })[] = [];
  const deps = () => ({
    database: database(),
    dataDir: folder,
    catalogue: catalogueWriter,
    decided,
    readPrices: async () => new Map<string, PriceRecord>(),
    writePrices: async (_: Db, prices: readonly (GivenPrice & { sokId: string })[]) => {
      written.push(...prices);
    },
  });
  const run = (...files: string[]) => importFeeds(deps(), files, { now });
  beforeEach(() => database().run('delete from catalogue.product'));

  test('come in with a feed, in its languages, and go with it (L22, L23)', async () => {
    const food = { ingredients: 'sokeri, *maitojauhe*', storage_instructions: 'Viileässä.' };
    const inFinnish = tsv('f.fi.tsv', { ...row, ...food, nutrition, manufacturer: maker });
    const inSwedish = tsv('f.sv.tsv', { ...row, ingredients: 'socker, *mjölkpulver*' });
    expect(await run(inFinnish, inSwedish)).toMatchObject({ added: 1, rejected: [] });
    const record = await readFacts(database().db, '1');
    expect(record).toMatchObject({
      safety: { manufacturer: makerRead, responsiblePerson: null, warning: null },
      food: {
        ingredients: { fi: 'sokeri, *maitojauhe*', sv: 'socker, *mjölkpulver*' },
        nutrition: { fat: 31, fibre: null },
        origin: null,
      },
    });
    const shown = factsIn(record, 'sv').food;
    expect(shown?.ingredients[1]).toEqual({ text: 'mjölkpulver', isAllergen: true });
    expect(shown?.storage).toBe('Viileässä.');
    expect(await run(tsv('f.fi.tsv', row))).toMatchObject({ changed: 1 });
    expect(await readFacts(database().db, '1')).toEqual(noFacts);
  });

  test('deposit and perishability come in with the price (L02, L05)', async () => {
    await run(tsv('d.fi.tsv', { ...row, deposit: '0.15 EUR', perishable: 'yes' }));
    expect(written.at(-1)).toMatchObject({
      regularCents: 130,
      depositCents: 15,
      isPerishable: true,
    });
  });

  test('a text whose allergen marks are not in pairs is reported and left out (L23)', async () => {
    const inFinnish = tsv('g.fi.tsv', { ...row, id: '2', ingredients: 'sokeri, *maito*' });
    const inSwedish = tsv('g.sv.tsv', { ...row, id: '2', ingredients: 'socker, *mjölk' });
    expect(await run(inFinnish, inSwedish)).toMatchObject({
      added: 1,
      rejected: [{ file: inSwedish, field: 'ingredients' }],
    });
    expect((await readFacts(database().db, '2')).food?.ingredients).toEqual({
      fi: 'sokeri, *maito*',
    });
  });

  test('products that are not there have no facts', async () => {
    expect(await readFacts(database().db, '404')).toEqual(noFacts);
  });
});
