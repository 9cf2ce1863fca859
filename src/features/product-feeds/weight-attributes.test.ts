import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readProduct } from '../catalogue/repository/read.ts';
import { catalogueWriter } from '../catalogue/repository/write.ts';
import { readPrices, writePrices } from '../pricing/repository.ts';
import { readItem } from './attributes.ts';
import { importFeeds } from './import-feeds.ts';
import { decided } from './testing.ts';

const row = {
  id: '1',
  title: 'Omena',
  product_type: 'Ruoka > Hedelmät',
  price: '1.99 EUR',
  availability: 'in_stock',
};
const folder = mkdtempSync(join(tmpdir(), 'aitta-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['180', 180],
  ['180 g', 180],
  ['0.18 kg', 180],
  ['1,5kg', 1500],
  ['1', 1],
  ['50 kg', 50_000],
])('the weight %s is %i g', (text, grams) => {
  const read = readItem({ ...row, estimated_weight: text });
  expect(read).toMatchObject({ item: { estimated_weight: grams } });
});

test.each(['0', '-5', '0.5', '180.5 g', '0.0005 kg', '50001', '51 kg', '180 ml', 'noin 180', 'g'])(
  'the weight %s is refused',
  (text) => {
    const read = readItem({ ...row, estimated_weight: text });
    expect(read).toMatchObject({ faults: [{ field: 'estimated_weight' }] });
  },
);

test.each([
  ['unit_pricing_measure', '1 kg', true],
  ['unit_pricing_measure', '1000 g', true],
  ['unit_pricing_base_measure', '1 kg', true],
  ['unit_pricing_measure', '500 g', false],
  ['unit_pricing_measure', '1 kpl', false],
  ['unit_pricing_base_measure', '100 g', false],
  ['deposit', '0.15 EUR', false],
])('beside a weight %s %s is accepted: %s', (field, value, isAccepted) => {
  const read = readItem({ ...row, estimated_weight: '180', [field]: value });
  expect('faults' in read ? read.faults.map((one) => one.field) : []).toEqual(
    isAccepted ? [] : [field],
  );
  expect(readItem({ ...row, [field]: value })).toHaveProperty('item');
});

function tsv(name: string, fields: Record<string, string>): string {
  const path = join(folder, name);
  const lines = [Object.keys(fields), Object.values(fields)].map((line) => `${line.join('\t')}\n`);
  writeFileSync(path, lines.join(''));
  return path;
}

onOneDatabase('what is sold by weight', (database) => {
  const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
  const run = (files: string[], later = 0, supplemental = false) =>
    importFeeds(
      {
        database: database(),
        dataDir: folder,
        catalogue: catalogueWriter,
        decided,
        readPrices,
        writePrices,
      },
      files,
      { now: now.add({ hours: later }), supplemental },
    );
  const stored = async () => (await readProduct(database().db, readPrices, '1'))?.price;
  beforeEach(() =>
    database().run(
      'delete from catalogue.product; delete from pricing.price; delete from pricing.price_log',
    ),
  );

  test('is stored with the price of a kilogram, and read with that of a piece too', async () => {
    const weighed = { ...row, unit_pricing_measure: '1 kg', estimated_weight: '180' };
    expect(await run([tsv('a.fi.tsv', weighed)])).toMatchObject({ added: 1, rejected: [] });
    expect(await readPrices(database().db, ['1'])).toEqual(
      new Map([['1', expect.objectContaining({ regularCents: 199, estimatedGrams: 180 })]]),
    );
    expect(await stored()).toMatchObject({ regularCents: 36, perKg: { regularCents: 199 } });
    expect(await readProduct(database().db, readPrices, '1')).toMatchObject({ measure: null });
  });

  test('gets new prices of a kilogram from a supplemental feed, and keeps its weight', async () => {
    await run([tsv('b.fi.tsv', { ...row, estimated_weight: '180' })]);
    const sale = { id: '1', price: '2.50 EUR', sale_price: '2.00 EUR' };
    await run([tsv('b-prices.fi.tsv', sale)], 1, true);
    expect(await stored()).toMatchObject({
      estimatedGrams: 180,
      regularCents: 45,
      sale: { cents: 36 },
      perKg: { regularCents: 250, sale: { cents: 200 } },
    });
  });

  test('has an age limit beside it, where the feed gives one', async () => {
    await run([tsv('d.fi.tsv', { ...row, estimated_weight: '180', age_limit: '18' })]);
    expect(await readProduct(database().db, readPrices, '1')).toMatchObject({ ageLimit: 18 });
    await run([tsv('d.fi.tsv', { ...row, estimated_weight: '180' })], 1);
    expect(await readProduct(database().db, readPrices, '1')).not.toHaveProperty('ageLimit');
  });

  test('is sold by the piece again once the feed has no weight', async () => {
    await run([tsv('c.fi.tsv', { ...row, estimated_weight: '180' })]);
    await run([tsv('c.fi.tsv', row)], 1);
    const price = await stored();
    expect(price).toMatchObject({ regularCents: 199 });
    expect(price).not.toHaveProperty('perKg');
  });
});
