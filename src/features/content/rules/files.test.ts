import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../contract.ts';
import { faultsOf, mark, page, smallSpace } from '../testing/small-space.ts';
import { readFiles, writeFiles } from './files.ts';
import { folders, singles } from './kinds.ts';
import { isSame } from './same.ts';
import { runs } from '#platform/testing/property-seed.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const only = (file: string, content: Uint8Array | string) =>
  readFiles(new Map([[file, typeof content === 'string' ? bytes(content) : content]]));
const faultOf = (file: string, content: Uint8Array | string) =>
  only(file, content).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('a file name', () => {
  test.each([
    ['shop.json', 'shop', ''],
    ['size-charts.json', 'size-charts', ''],
    ['campaigns/black-friday.json', 'campaigns', 'black-friday'],
  ])('%s is the document %s %s', (file, kind, key) => {
    expect(only(file, '{}').documents).toEqual([{ kind, key, data: {} }]);
  });

  test.each([
    ['pages/index.fi.md', 'index', 'fi'],
    ['pages/info/faq.sv.md', 'info/faq', 'sv'],
    ['pages/a/b-2/c.en.md', 'a/b-2/c', 'en'],
  ])('%s is the page %s in %s', (file, key, language) => {
    const { documents } = only(file, page());
    const data = { [language]: { title: 'Sivu', description: 'Kuvaus', body: 'Teksti.' } };
    expect(documents).toEqual([{ kind: 'pages', key, data }]);
  });

  test.each([
    ['Shop.json', 'must be named shop.json'],
    ['pages/info/FAQ.fi.md', 'must be named pages/info/faq.fi.md'],
    [
      'pages/info/usein kysyttyä.fi.md',
      'pages are named as their address with the language: info/faq.fi.md, .sv.md or .en.md',
    ],
    ['pages/info/my page.fi.md', 'must be named pages/info/my-page.fi.md'],
    [
      'pages/info/faq.md',
      'pages are named as their address with the language: info/faq.fi.md, .sv.md or .en.md',
    ],
    [
      'pages/info/faq.de.md',
      'pages are named as their address with the language: info/faq.fi.md, .sv.md or .en.md',
    ],
    [
      'pictures/kesä.png',
      'names of pictures are letters from a to z, digits, hyphens, underscores and dots',
    ],
    [
      'pictures/a b.png',
      'names of pictures are letters from a to z, digits, hyphens, underscores and dots',
    ],
    [
      'pictures/../../x.svg',
      'names of pictures are letters from a to z, digits, hyphens, underscores and dots',
    ],
    ['campaigns/Talvi.json', 'must be named campaigns/talvi.json'],
  ])('%s is a fault that says which it should be', (file, reason) => {
    expect(faultOf(file, '{}')).toEqual([`1 ${reason}`]);
  });

  test.each([
    'notes.txt',
    'campaigns.json',
    'shops.json',
    'campaigns/a/b.json',
    'shop.json/x',
    '-.json',
  ])('%s belongs to no space, and all that do are named', (file) => {
    const [fault = ''] = faultOf(file, '{}');
    expect(fault).toContain('1 belongs to no content space; there are shop.json, ');
    for (const kind of [...Object.keys(singles), ...Object.keys(folders), 'pages', 'pictures'])
      expect(fault).toContain(kind);
  });
});

describe('a file that cannot be read is a fault with its line:', () => {
  test.each([
    ['no UTF-8', 'shop.json', new Uint8Array([0x7b, 0xff]), '1 is not UTF-8 text'],
    ['UTF-16', 'pages/index.fi.md', new Uint8Array([0xff, 0xfe, 0x2d, 0]), '1 is not UTF-8 text'],
    ['empty', 'shop.json', '', '1 the file is empty'],
    [
      'an empty page',
      'pages/index.fi.md',
      '',
      '1 must begin with front matter between two lines of ---',
    ],
    [
      'a list in front',
      'pages/index.fi.md',
      '---\n- a\n---\n',
      '2 the front matter must be names with values, such as title: Returns',
    ],
    [
      'nothing in front',
      'pages/index.fi.md',
      '---\n---\n',
      '2 the front matter must be names with values, such as title: Returns',
    ],
    [
      'front without an end',
      'pages/index.fi.md',
      '---\ntitle: a\n',
      '1 must begin with front matter between two lines of ---',
    ],
    [
      'a name twice in front',
      'pages/index.fi.md',
      '---\ntitle: a\ntitle: b\n---\n',
      '3 the same name is there twice',
    ],
    [
      'a body in front',
      'pages/index.fi.md',
      '---\ntitle: a\nbody: b\n---\n',
      '3 body is not known here; the text follows the front matter',
    ],
    ['a name twice', 'shop.json', '{\n"a": 1,\n"a": 2 }', '3 the same name is there twice'],
    [
      'no comma',
      'shop.json',
      '{\n"a": 1\n"b": 2 }',
      "2 is no JSON: Expected ',' or '}' after property value",
    ],
    ['YAML', 'shop.json', 'name: A', "1 is no JSON: Unexpected token 'a'"],
    ['very long', 'shop.json', `"${'x'.repeat(2_000_000)}"`, '1 is larger than 2 MB'],
    ['a very long page', 'pages/index.fi.md', page('x'.repeat(2_000_000)), '1 is larger than 2 MB'],
  ])('%s', (_, file, content, fault) => expect(faultOf(file, content)).toEqual([fault]));

  test('a byte order mark and the line breaks of other systems are none', () => {
    const json = only('shop.json', '\uFEFF{\r\n"a": 1\r\n}');
    expect(json.faults).toEqual([]);
    expect(json.documents[0]?.data).toEqual({ a: 1 });
    for (const end of ['\r\n', '\r']) {
      const text = only('pages/index.fi.md', page('a\n\nb').replaceAll('\n', end));
      expect(text.documents[0]?.data).toMatchObject({ fi: { title: 'Sivu', body: 'a\n\nb' } });
    }
    expect(only('pages/index.fi.md', '---\ntitle: a\n---').faults).toEqual([]);
  });
});

describe('a picture', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

  test.each([
    ['a.png', png, 'image/png'],
    ['A/b_c.d.JPG', jpeg, 'image/jpeg'],
    ['a.jpeg', jpeg, 'image/jpeg'],
    ['a.webp', bytes('RIFFxxxxWEBPVP8 '), 'image/webp'],
    ['a.avif', bytes('xxxxftypavif'), 'image/avif'],
    ['a.svg', bytes(svg('<text>one = two</text><style>a { fill: red }</style>')), 'image/svg+xml'],
  ])('%s is stored by its hash', (name, content, type) => {
    const { documents, pictures, faults } = only(`pictures/${name}`, content);
    const [hash = '', stored] = [...pictures][0] ?? [];
    expect(faults).toEqual([]);
    expect(documents).toEqual([{ kind: 'pictures', key: name, data: { type, hash } }]);
    expect(stored).toEqual(content);
    expect(hash).toMatch(/^[\w-]{32}$/);
  });

  test.each([
    ['a.gif', png, 'is no picture; there are .svg, .png, .jpg, .jpeg, .webp, .avif'],
    ['a', png, 'is no picture; there are .svg, .png, .jpg, .jpeg, .webp, .avif'],
    ['a.png', jpeg, 'has another content than its name says: it is no image/png'],
    ['a.png', '<html>', 'has another content than its name says: it is no image/png'],
    ['a.svg', png, 'is not UTF-8 text'],
    ['a.svg', '<html>', 'has another content than its name says: there is no <svg>'],
    ['a.png', new Uint8Array(2_000_001), 'is larger than 2 MB'],
    ['a.svg', svg('<script>alert(1)</script>'), 'contains a script'],
    ['a.svg', svg('<svg:script>alert(1)</svg:script>'), 'contains a script'],
    ['a.svg', svg('<rect onload="alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<rect fill="a"onclick = "alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<rect/onload="alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<a href="JavaScript:alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<a href="&#106;ava&#x73;cript:alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<a href="java\nscript:alert(1)"/>'), 'contains a script'],
    ['a.svg', svg('<a href="data:text/html,x"/>'), 'contains a script'],
    ['a.svg', svg('<foreignObject><b/></foreignObject>'), 'contains a script'],
    ['a.svg', svg('<g>'), 'is not well-formed XML: unexpected close tag (line 1)'],
    [
      'a.svg',
      svg('<image href="https://muu.example/a.png"/>'),
      'names https://muu.example/a.png, which pictures cannot load (line 1)',
    ],
    [
      'a.svg',
      `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`,
      'declares entities, which are not allowed',
    ],
  ])('%s with other content is refused: %s', (name, content, reason) => {
    expect(faultOf(`pictures/${name}`, content)).toEqual([`1 ${reason}`]);
  });

  test('that is in several files is stored once', () => {
    const files = smallSpace({ 'pictures/a.svg': mark });
    expect(readFiles(files).pictures.size).toBe(1);
    expect(faultsOf(files)).toEqual([]);
  });
});

test('the languages of a page are one document, each with its own lines', () => {
  const files = smallSpace({
    'pages/info/faq.sv.md': page('Text.'),
    'pages/info/faq.en.md': page('a\n\n<b>'),
  });
  const { documents } = readFiles(files);
  const faq = documents.find(({ key }) => key === 'info/faq')?.data;
  expect(faq).toMatchObject({ fi: { body: 'Teksti.' }, sv: { body: 'Text.' }, en: {} });
  expect(faultsOf(files)).toEqual([
    'pages/info/faq.en.md:8 HTML is not allowed; write Markdown or a block',
  ]);
});

describe('documents that are written and read', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('---', '\n', ' ', '#', ':', '"', "'", '\t', '{', '|', '>', '~', 'a'),
    }),
  );
  const front = fc.dictionary(
    text.filter((name) => name !== 'body'),
    fc.oneof(text, fc.array(text)),
  );
  // Files have no blank lines before a text and no blanks after it.
  const body = text.map((one) => one.replaceAll(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd());
  const written = fc.tuple(front, body).map(([facts, its]) => ({ ...facts, body: its }));
  const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
  const documents = fc
    .record({
      pages: fc.dictionary(key, fc.record({ fi: written, en: written }, { requiredKeys: ['fi'] })),
      campaigns: fc.dictionary(key, fc.dictionary(text, fc.jsonValue())),
      shop: fc.dictionary(text, fc.jsonValue()),
      coupons: fc.array(fc.jsonValue()),
    })
    .map(({ pages, campaigns, shop, coupons }): Document[] => [
      ...Object.entries(pages).map(([name, data]) => ({ kind: 'pages', key: name, data })),
      ...Object.entries(campaigns).map(([name, data]) => ({ kind: 'campaigns', key: name, data })),
      { kind: 'shop', key: '', data: shop },
      { kind: 'coupons', key: '', data: coupons },
    ]);
  const sorted = (all: readonly Document[]) =>
    all.toSorted((a, b) => (`${a.kind}/${a.key}` < `${b.kind}/${b.key}` ? -1 : 1));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  test('are the same, whatever they hold', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const read = readFiles(writeFiles(all, () => undefined));
        expect(read.faults).toEqual([]);
        expect(isSame(plain(sorted(read.documents)), plain(sorted(all)))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test('are the same with their pictures, and the files are then the same too', () => {
    const read = readFiles(smallSpace({ 'pages/info/faq.sv.md': page('Text.') }));
    const files = writeFiles(read.documents, (hash) => read.pictures.get(hash));
    const again = readFiles(files);
    expect(sorted(again.documents)).toEqual(sorted(read.documents));
    expect(again.pictures).toEqual(read.pictures);
    expect(writeFiles(again.documents, (hash) => again.pictures.get(hash))).toEqual(files);
  });
});
