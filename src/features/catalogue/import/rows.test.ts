import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readItem } from './attributes.ts';
import { readRows } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rowsOf = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return Array.fromAsync(readRows(file));
};

test('items of RSS are read with entities, CDATA and repeated elements', async () => {
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Feed</title>
<item><g:id>1</g:id><title>Salt &amp; pippuri</title>
<description><![CDATA[a < b]]></description><g:promotion_id>x</g:promotion_id>
<g:promotion_id>y</g:promotion_id></item></channel></rss>`;
  expect(await rowsOf('a.xml', xml)).toEqual([
    {
      line: 2,
      fields: { id: '1', title: 'Salt & pippuri', description: 'a < b', promotion_id: 'x,y' },
    },
  ]);
});

test('broken XML is an error, not half a feed', async () => {
  await expect(rowsOf('b.xml', '<rss><item><id>1</id>')).rejects.toThrow('unclosed tag');
});

test('tab-separated rows keep their lines; quotes inside a text are text', async () => {
  const text = '\uFEFFid\tImage Link\tg:title\n1\ta.png\t15" ruutu\n2\t\t"kaksi\nriviä"\n';
  expect(await rowsOf('c.tsv', text)).toEqual([
    { line: 2, fields: { id: '1', image_link: 'a.png', title: '15" ruutu' } },
    { line: 4, fields: { id: '2', image_link: '', title: 'kaksi\nriviä' } },
  ]);
});

const row = {
  id: '1',
  title: 'Sokeri',
  product_type: 'Ruoka > Makeiset',
  price: '1.30 EUR',
  availability: 'in stock',
};
test.each([
  ['price', '12,90 EUR', 1290],
  ['gtin', '6410405082657', '6410405082657'],
  ['color', 'Musta / Valkoinen', ['Musta', 'Valkoinen']],
  ['promotion_id', 'bf, bf-1', ['bf', 'bf-1']],
  ['loyalty_program', 'aitta:coop:0.90 EUR', 90],
  ['loyalty_program', 'muu:kulta:0.90 EUR', null],
  ['availability', 'in_store_only', 'IN_STORE_ONLY'],
  ['custom_label_2', '3', 3],
  ['availability_date', '2026-12-24', Date.parse('2026-12-24T00:00+02:00')],
  ['custom_label_1', '2026-11-20', Date.parse('2026-11-20T00:00+02:00')],
  [
    'sale_price_effective_date',
    '2026-11-20T00:00+02:00/2026-11-21T00:00+0200',
    { from: Date.parse('2026-11-20T00:00+02:00'), until: Date.parse('2026-11-21T00:00+02:00') },
  ],
])('%s %s is read', (field, text, value) => {
  const read = readItem({ ...row, [field]: text });
  expect('item' in read && read.item[field as 'price']).toEqual(value);
});

test.each([
  ['price', '12.90 USD'],
  ['price', '-1 EUR'],
  ['gtin', '6410405082658'],
  ['quantity', '-2'],
  ['availability', 'soon'],
  ['product_type', ' > '],
  ['sale_price', '1.30 EUR'],
  ['sale_price_effective_date', '2026-11-21/2026-11-20'],
  ['loyalty_program', 'aitta:coop:free'],
])('%s %s is refused', (field, text) => {
  const read = readItem({ ...row, [field]: text });
  expect('faults' in read && read.faults.map((one) => one.field)).toEqual([field]);
});
