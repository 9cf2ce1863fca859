import { describe, expect, test } from 'vitest';
import type { Space } from '../record/space.ts';
import { faultsOf, page, smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { isBlockName, pageIn } from './page.ts';
import { readSpace } from './space.ts';

const spaceOf = (changes: Parameters<typeof smallSpace>[0]): Space => {
  const { space, faults } = readSpace(1, readFiles(smallSpace(changes)).documents);
  if (!space) throw new Error(JSON.stringify(faults));
  return space;
};
const faq = (body: string) => smallSpace({ 'pages/info/faq.fi.md': page(body) });

describe('a page is shown', () => {
  const space = spaceOf({
    'pages/info/faq.fi.md': page('Suomeksi.'),
    'pages/info/faq.en.md': page('In English.'),
  });

  test.each([
    ['fi', 'fi', 'Suomeksi.'],
    ['en', 'en', 'In English.'],
    ['sv', 'en', 'In English.'],
  ] as const)('to readers of %s in %s', (language, shown, text) => {
    expect(pageIn(space, '/info/faq', language)).toMatchObject({
      path: '/info/faq',
      language: shown,
      title: 'Sivu',
      nodes: [{ type: 'paragraph', children: [text] }],
    });
  });

  test('in Finnish where there is no English text', () => {
    expect(pageIn(space, '/palaute', 'sv')?.language).toBe('fi');
  });

  test('at / when it is the index, and not at all when there is none', () => {
    expect(pageIn(space, '/', 'fi')?.title).toBe('Sivu');
    expect(pageIn(space, '/info/none', 'fi')).toBeUndefined();
  });

  test('with the standard values of its blocks', () => {
    const body = '```products\ntitle: A\n```\n\n```hero\ntitle: B\n```\n\n```stores\n```';
    const shown = pageIn(spaceOf({ 'pages/index.fi.md': page(body) }), '/', 'fi');
    expect(shown?.nodes).toEqual([
      {
        type: 'block',
        name: 'products',
        line: 1,
        data: { title: 'A', sort: 'bestseller', count: 12 },
      },
      { type: 'block', name: 'hero', line: 5, data: { title: 'B', campaignFirst: false } },
      { type: 'block', name: 'stores', line: 9, data: {} },
    ]);
  });

  test('with the facts of the shop in all of its texts, also those of blocks and links', () => {
    const body =
      '{seller} {address}\n\n- [{email}](mailto:{email})\n- [{phone}](tel:{phone})\n\n```notice\ntext: "{shop} {businessId}"\n```';
    const text = page(body).replace('Kuvaus', '"{shop}"');
    const shown = pageIn(spaceOf({ 'pages/info/faq.fi.md': text }), '/info/faq', 'fi');
    expect(shown?.description).toBe('Pikku');
    const all = JSON.stringify(shown?.nodes);
    expect(all).toContain('Pikku Oy Katu 1, 00100 Helsinki');
    expect(all).toContain('"to":"mailto:pikku@shop.example"');
    expect(all).toContain('"to":"tel:+3589123","children":["+358 9 123"]');
    expect(all).toContain('"text":"Pikku 1234567-8"');
    expect(all).not.toMatch(/\{\w+\}/);
  });
});

test.each([
  ['reseptit/keitto', true],
  ['info/faq', true],
  ['kategoria/inspiroidu', true],
  ['index', false],
  ['kategoria/ruoka', false],
  ['palaute', false],
])('a recipe may stand on the page %s: %s', (key, isAllowed) => {
  const body =
    'Hyvää.\n\n```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\nsteps:\n  - C\n```';
  expect(faultsOf(smallSpace({ [`pages/${key}.fi.md`]: page(body) }))).toEqual(
    isAllowed
      ? []
      : [`pages/${key}.fi.md:8 a recipe cannot stand on this page; give it one below reseptit/`],
  );
});

describe('a fault of a text is at its line', () => {
  test.each([
    ['HTML', 'a\n\n<b>c</b>', '8 HTML is not allowed; write Markdown or a block'],
    [
      'an unsafe link',
      'a\n[b](javascript:c)',
      '7 the link "javascript:c" is not allowed; links begin with /, #, https:, mailto: or tel:',
    ],
    ['an unknown placeholder', 'a\n\n{nobody}', '8 {nobody} stands for nothing'],
    ['a placeholder with blanks', 'a {  seller }', '6 {  seller } stands for nothing'],
    ['a placeholder with a hyphen', 'a {business-id}', '6 {business-id} stands for nothing'],
    [
      'a placeholder in an address',
      '[a](/{seller})',
      '6 the link "/{seller}" may only have {email} after mailto:, {phone} after tel:',
    ],
    [
      'a block without a name',
      '```\na: 1\n```',
      '6 code is not shown; a block has a name after ```',
    ],
    [
      'a block in a list',
      '- a\n\n  ```hours\n  ```',
      '8 the block "hours" must not stand in a list or quote',
    ],
    ['a block with a missing name', 'a\n\n```notice\n```', '9 notice: text is missing'],
    ['a block with an unknown name', '```hours\nday: 1\n```', '7 hours: day is not known here'],
    [
      'a block with a wrong link',
      '```tiles\n- title: A\n  to: kategoria\n```',
      '8 tiles: A.to must be an address such as /kategoria/koti',
    ],
    [
      'a block with a link by a backslash',
      '```tiles\n- title: A\n  to: /\\evil.example\n```',
      '8 tiles: A.to must be an address such as /kategoria/koti',
    ],
    [
      'a block with an unknown choice',
      '```products\ntitle: A\nsort: price\n```',
      '8 products: sort must be one of bestseller, created_at',
    ],
    [
      'a recipe without steps',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n```',
      '7 recipe: steps is missing',
    ],
    [
      'a recipe for nobody',
      '```recipe\ntitle: A\nservings: 0\ningredients:\n  - name: B\nsteps:\n  - C\n```',
      '8 recipe: servings must be at least 1',
    ],
    [
      'an ingredient that is two products',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n    product: "1"\n    search: maito\nsteps:\n  - C\n```',
      '10 recipe: ingredients.B may have one of product, category and search',
    ],
    [
      'pieces of an ingredient that is no product',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n    quantity: 2\nsteps:\n  - C\n```',
      '10 recipe: ingredients.B has a quantity, but no product, category or search',
    ],
    [
      'an item number with letters',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n    product: lohi\nsteps:\n  - C\n```',
      '11 recipe: ingredients.B.product must be an item number in quotation marks, such as "1000123"',
    ],
    [
      'an item number without quotation marks',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n    product: 1000123\nsteps:\n  - C\n```',
      '11 recipe: ingredients.B.product must be a text',
    ],
    [
      'a category that is an address',
      '```recipe\ntitle: A\nservings: 4\ningredients:\n  - name: B\n    category: /kategoria/ruoka\nsteps:\n  - C\n```',
      '11 recipe: ingredients.B.category must be a path such as ruoka/leipa',
    ],
    [
      'a block with too many',
      '```products\ntitle: A\ncount: 25\n```',
      '8 products: count must be at most 24',
    ],
    ['a block that is no YAML', '```notice\ntext: "a\n```', '7 Missing closing "quote'],
    [
      'a block with a name twice',
      '```notice\ntext: a\ntext: b\n```',
      '8 the same name is there twice',
    ],
    [
      'HTML in an answer',
      '```questions\n- title: A\n  items:\n    - question: B\n      answer: <b>c</b>\n```',
      '10 questions: HTML is not allowed; write Markdown or a block',
    ],
    [
      'a telephone link in an answer',
      '```questions\n- title: A\n  items:\n    - question: B\n      answer: "[c](tel:{phone})"\n```',
      '10 questions: the link "tel:{phone}" may only have {email} after mailto:',
    ],
    [
      'a switch that there is none of',
      '```switch\nname: hearts\non: a\n```',
      '7 switch: name must be one of purchases, reviewSubmit, wishlist, pdpProductFromDb, accessibilityReporting, citrusAd, fashionToWomen, dma',
    ],
    ['a switch without texts', '```switch\nname: wishlist\n```', '7 switch: needs on, off or both'],
    [
      'HTML in the text of a switch',
      '```switch\nname: wishlist\noff: a <b>c</b>\n```',
      '8 switch: HTML is not allowed; write Markdown or a block',
    ],
    [
      'a link of a switch that leads nowhere',
      '```switch\nname: wishlist\noff: "[a](/info/hukassa)"\n```',
      '8 there is no page /info/hukassa',
    ],
    [
      'HTML in a notice',
      '```notice\ntext: a <b>c</b>\n```',
      '7 notice: HTML is not allowed; write Markdown or a block',
    ],
    [
      'an answer of two paragraphs',
      '```questions\n- title: A\n  items:\n    - question: B\n      answer: "c\\n\\nd"\n```',
      '10 questions: must be one paragraph of text',
    ],
  ])('%s', (_, body, fault) =>
    expect(faultsOf(faq(body))).toEqual([`pages/info/faq.fi.md:${fault}`]),
  );

  test('an unknown block names those there are', () => {
    const [fault = ''] = faultsOf(faq('a\n\n```slider\n```'));
    expect(fault).toMatch(
      /^pages\/info\/faq\.fi\.md:8 there is no block "slider"; there are seller, /,
    );
    expect(fault).toContain('questions');
  });

  test('also in files with other line breaks, a byte order mark and empty lines before the text', () => {
    const text = `\uFEFF${page('\n\na\n\n<b>').replaceAll('\n', '\r\n')}`;
    expect(faultsOf(smallSpace({ 'pages/info/faq.fi.md': text }))).toEqual([
      'pages/info/faq.fi.md:10 HTML is not allowed; write Markdown or a block',
    ]);
  });
});

test('names of the language are no names of blocks', () => {
  expect(isBlockName('hero')).toBe(true);
  expect(isBlockName('constructor')).toBe(false);
  expect(faultsOf(faq('```toString\n```'))[0]).toContain('there is no block "toString"');
});
