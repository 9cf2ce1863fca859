import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readItem } from './attributes.ts';
import { details } from './detail-attributes.ts';
import { readRows } from './read-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rowsOf = (name: string, text: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return Array.fromAsync(readRows(file, ['id']));
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
      faults: [],
    },
  ]);
});

test('details of XML have their parts in elements of their own; markup in texts has not', async () => {
  const detail = (section: string, name: string, value: string) =>
    `<g:product_detail><g:section_name>${section}</g:section_name>
<g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`;
  const xml = `<rss><item><id>1</id>${detail('Näyttö', 'Koko', '6,1"')}${detail('', 'Paino', '1 kg')}
<description>Kevyt <b>ja</b> ohut</description></item></rss>`;
  const [row] = await rowsOf('details.xml', xml);
  expect(row?.fields['description']).toBe('Kevyt ja ohut');
  expect(details(row?.fields['product_detail'] ?? '')).toEqual([
    { section: 'Näyttö', name: 'Koko', value: '6,1"' },
    { section: '', name: 'Paino', value: '1 kg' },
  ]);
});

test('broken XML is an error, not half a feed', async () => {
  await expect(rowsOf('b.xml', '<rss><item><id>1</id>')).rejects.toThrow('unclosed tag');
});

test('tab-separated rows keep their lines; quotes inside a text are text', async () => {
  const text =
    '\uFEFFid\tImage Link\tg:title\n1\ta.png\t15" ruutu\r\n2\t\t"kaksi ""riviä"""\r3\t\t"Hyvä" kattila\n';
  expect((await rowsOf('c.tsv', text)).map(({ line, fields }) => [line, fields['title']])).toEqual([
    [2, '15" ruutu'],
    [3, 'kaksi "riviä"'],
    [4, '"Hyvä" kattila'],
  ]);
});

test('a quotation that its line does not close is a fault of that line alone', async () => {
  const lines = ['id\ttitle', '1\tYksi', '2\t"Avoin lainaus', '3\tKolme', '4\tloppu"', '5\tViisi'];
  const rows = await rowsOf('q.tsv', lines.join('\n'));
  expect(rows.map(({ line, fields, faults }) => [line, fields['id'], faults])).toEqual([
    [2, '1', []],
    [3, '2', [{ field: 'title', reason: 'opens a quotation mark that the line does not close' }]],
    [4, '3', []],
    [5, '4', []],
    [6, '5', []],
  ]);
});

test('a line that is too long, or has a tab too many, is a fault of that line', async () => {
  const text = `id\ttitle\n1\t${'x'.repeat(3_000_000)}\n2\tKaksi\n3\tKol\tme\n4\tNeljä\t\t\n`;
  const rows = await rowsOf('long.tsv', text);
  expect(rows.map(({ line, fields, faults }) => [line, fields['id'], faults[0]?.reason])).toEqual([
    [2, '1', 'is longer than 1000000 characters'],
    [3, '2', undefined],
    [4, '3', 'has more fields than the first line names'],
    [5, '4', undefined],
  ]);
});

test.each([
  [
    'id;title\n1;Yksi\n',
    'h.tsv:1: the column id cannot be found. The first line must name the columns, parted by tabs. It has ; where tabs must be.',
  ],
  ['1\tYksi\n2\tKaksi\n', 'h.tsv:1: the column id cannot be found'],
])('a first line without the required columns is reported once: %j', async (text, fault) => {
  await expect(rowsOf('h.tsv', text)).rejects.toThrow(fault);
});

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const tsv = 'id\ttitle\n1\tKääkätystuote Öljy\n';
const xml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<rss><item><id>1</id><title>Kääkätystuote Öljy</title></item></rss>`;
test.each<[string, string, Uint8Array]>([
  ['UTF-8', 'e.tsv', Buffer.from(tsv)],
  ['UTF-8 with a mark', 'e.tsv', Buffer.from(`\uFEFF${tsv}`)],
  ['UTF-16, small end first', 'e.tsv', utf16(`\uFEFF${tsv}`)],
  ['UTF-16, big end first', 'e.tsv', utf16(`\uFEFF${tsv}`, true)],
  ['UTF-16 without a mark', 'e.tsv', utf16(tsv)],
  ['declared ISO-8859-1', 'e.xml', Buffer.from(xml('ISO-8859-1'), 'latin1')],
  ['declared Windows-1252', 'e.xml', Buffer.from(xml('windows-1252'), 'latin1')],
  ['declared UTF-16', 'e.xml', utf16(`\uFEFF${xml('UTF-16')}`)],
  ['UTF-16 XML without a mark', 'e.xml', utf16(xml('UTF-16'), true)],
  ['gzip', 'e.tsv.gz', gzipSync(tsv)],
  ['gzip by its bytes', 'e.tsv', gzipSync(tsv)],
  ['XML in gzip', 'e.xml.gz', gzipSync(Buffer.from(xml('latin1'), 'latin1'))],
])('%s is read', async (_what, name, bytes) => {
  const [row] = await rowsOf(name, bytes);
  expect(row?.fields).toEqual({ id: '1', title: 'Kääkätystuote Öljy' });
});

test.each<[string, string, Uint8Array, string]>([
  [
    'an encoding nobody knows',
    'f.xml',
    Buffer.from(xml('klingon')),
    'f.xml:1: the encoding klingon is not known',
  ],
  [
    'a cut-off gzip',
    'f.tsv',
    gzipSync(tsv).subarray(0, 25),
    'f.tsv is packed with gzip, and cut off',
  ],
  [
    'a spreadsheet',
    'f.tsv',
    Buffer.from('PK\u0003\u0004…'),
    'f.tsv is a zip archive or a spreadsheet',
  ],
])('%s is reported with the name of the file', async (_what, name, bytes, fault) => {
  await expect(rowsOf(name, bytes)).rejects.toThrow(fault);
});

test('in XML a character or entity that is none costs its row at most', async () => {
  const item = (id: number, title: string) => `<item><id>${id}</id><title>${title}</title></item>`;
  const bad = [
    item(1, 'Yksi'),
    item(2, 'Ka\u0000ksi'),
    item(3, 'Kolme&#0;'),
    item(4, 'Nelj&auml;&nbsp;x'),
  ];
  const rows = await rowsOf('n.xml', `<rss>${bad.join('\n')}</rss>`);
  const read = rows.map(({ fields, faults }) => {
    const needed = { product_type: 'Piha', price: '1 EUR', availability: 'in stock' };
    const one = faults.length > 0 ? { faults } : readItem({ ...fields, ...needed });
    return 'item' in one ? one.item.title : one.faults.map(({ reason }) => reason);
  });
  expect(read).toEqual([
    'Yksi',
    ['has the character U+0000, which no text may have'],
    ['has a character that is none'],
    'Neljä x',
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
  ['loyalty_program', 'shop:coop:0.90 EUR', { program: 'shop:coop', cents: 90 }],
  ['loyalty_program', 'muu:kulta:', null],
  ['availability', 'in_store_only', 'IN_STORE_ONLY'],
  ['availability', 'online only', 'ONLINE_ONLY'],
  ['availability', 'preorder', 'PREORDER'],
  ['availability', 'backorder', 'PREORDER'],
  ['custom_label_2', '3', 3],
  ['availability_date', '2026-12-24', Date.parse('2026-12-24T00:00+02:00')],
  ['availability_date', '2026-07-01 09:30', Date.parse('2026-07-01T09:30+03:00')],
  ['custom_label_1', '2026-11-20', Date.parse('2026-11-20T00:00+02:00')],
  ['title', 'Käsi\u00ADnpesu\u200Baine &amp; <b>vaahto</b>', 'Käsinpesuaine & vaahto'],
  ['title', 'Terälehti 👩‍🌾 مرحبا', 'Terälehti 👩‍🌾 مرحبا'],
  ['title', 'a < b ja c > d', 'a < b ja c > d'],
  [
    'description',
    '<p>Hyvä <b>kattila</b></p><ul><li>Litra&nbsp;1</li><li>Kansi</li></ul><script>alert(1)</script>',
    'Hyvä kattila\n\nLitra 1\nKansi',
  ],
])('%s %s is read', (field, text, value) => {
  const read = readItem({ ...row, [field]: text });
  expect('item' in read && read.item[field as 'price']).toEqual(value);
});

test.each([
  ['price', '12.90 USD'],
  ['title', '\u200B\u00AD'],
  ['title', '\u3164\u2800'],
  ['title', 'Ki\u001Bnnas'],
  ['title', 'Ki\u202Ennas'],
  ['description', 'Ki\uFFFDnnas'],
  ['price', '-1 EUR'],
  ['gtin', '6410405082658'],
  ['quantity', '-2'],
  ['availability', 'soon'],
  ['product_type', ' > '],
  ['loyalty_program', 'shop:coop:free'],
  ['availability_date', '2026-11-20T25:00'],
])('%s %s is refused', (field, text) => {
  const read = readItem({ ...row, [field]: text });
  expect('faults' in read && read.faults.map((one) => one.field)).toEqual([field]);
});

const sold = (fields: Record<string, string>) => readItem({ ...row, ...fields });

test.each([
  ['2026-11-20/2026-11-30', '2026-11-20T00:00+02:00', '2026-12-01T00:00+02:00'],
  [
    '2026-11-20T00:00+02:00/2026-11-21T00:00+0200',
    '2026-11-20T00:00+02:00',
    '2026-11-21T00:00+02:00',
  ],
  ['2026-11-20T00:00/2026-11-30T23:59', '2026-11-20T00:00+02:00', '2026-11-30T23:59+02:00'],
  ['2026-07-01T09:00:00 / 2026-07-05', '2026-07-01T09:00+03:00', '2026-07-06T00:00+03:00'],
  ['2026-11-20T0000/2026-11-21T08:00Z', '2026-11-20T00:00+02:00', '2026-11-21T10:00+02:00'],
])('a sale of %s lasts from %s until %s, in Finland where no zone is given', (text, ...ends) => {
  const [from, until] = ends.map((one) => Date.parse(one));
  const read = sold({ sale_price: '1.00 EUR', sale_price_effective_date: text });
  expect(read).toMatchObject({ item: { sale_price_effective_date: { from, until } }, noted: [] });
});

test.each([
  ['1.30 EUR', '', 'sale_price'],
  ['1.40 EUR', '', 'sale_price'],
  ['halpa', '', 'sale_price'],
  ['1.00 EUR', '20.11.2026/30.11.2026', 'sale_price_effective_date'],
  ['1.00 EUR', '2026-11-21/2026-11-20', 'sale_price_effective_date'],
  ['1.00 EUR', '2026-11-20', 'sale_price_effective_date'],
])('of a row with the sale %j and the dates %j all but its sale is taken', (...given) => {
  const [sale_price, sale_price_effective_date, field] = given;
  expect(sold({ sale_price, sale_price_effective_date })).toMatchObject({
    item: { price: 130, sale_price: null, sale_price_effective_date: null },
    noted: [{ field, isMinor: true, reason: expect.stringContaining('without its sale') }],
  });
});
