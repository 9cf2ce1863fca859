import { describe, expect, test } from 'vitest';
import { campaign, faultsOf, mark, page, replacing, smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { readSpace } from './space.ts';

const read = (changes: Parameters<typeof smallSpace>[0] = {}) =>
  readSpace(7, readFiles(smallSpace(changes)).documents);

test('documents without faults are the space of their version', () => {
  expect(faultsOf(smallSpace())).toEqual([]);
  const { space } = read({ 'campaigns/talvi.json': campaign });
  expect(space).toMatchObject({
    version: 7,
    shop: { name: 'Pikku' },
    seller: { businessId: '1234567-8' },
    campaigns: [{ path: 'talvi', startTime: '2026-11-15T22:00:00Z' }],
    deliveries: { methods: [{ id: 'home' }] },
  });
  expect(space?.pages.get('info/faq')?.fi?.title).toBe('Sivu');
  expect(space?.pictures.get('mark.svg')).toMatch(/^\/kuvat\/sisalto\/[\w-]{32}\.svg$/);
});

test('the address of a picture changes with the picture, and with nothing else', () => {
  const addressOf = (svg: string) =>
    read({ 'pictures/mark.svg': svg }).space?.pictures.get('mark.svg');
  expect(addressOf(mark)).toMatch(/^\/kuvat\/sisalto\/.+\.svg$/);
  expect(addressOf(`${mark}\n`)).not.toBe(addressOf(mark));
  expect(addressOf(mark)).toBe(addressOf(mark));
});

test('a kind of document that is missing or not known is a fault', () => {
  expect(faultsOf(smallSpace({ 'loyalty.json': null }))).toEqual([
    'loyalty.json:1 the file is missing',
  ]);
  const other = { kind: 'weather', key: '', data: {} };
  const { documents } = readFiles(smallSpace());
  expect(readSpace(1, [...documents, other]).faults).toEqual([
    { kind: 'weather', key: '', path: [], reason: 'no such kind of document is known' },
  ]);
});

test('a file that cannot be read is one fault, and what others expect of it is none', () => {
  const files = smallSpace({
    'loyalty.json': '{',
    'pages/info/faq.fi.md': 'no front matter',
    'pictures/mark.svg': 'no picture',
  });
  expect(faultsOf(files)).toEqual([
    "loyalty.json:1 is no JSON: Expected property name or '}'",
    'pages/info/faq.fi.md:1 must begin with front matter between two lines of ---',
    'pictures/mark.svg:1 has another content than its name says: there is no <svg>',
  ]);
});

test('all faults of all files are found at once, in the order of files and lines', () => {
  const files = smallSpace({
    'shop.json': replacing('"mark.svg"', '"other.svg"'),
    'seller.json': (text) =>
      text.replace('pikku@shop.example', 'pikku').replace('1234567-8', '123'),
    'pages/info/faq.fi.md': page('a\n\n{nobody} [b](/info/none)'),
    'coupons.json': '[{ "code": "A" }]',
  });
  expect(faultsOf(files)).toEqual([
    'coupons.json:1 A.percent needs either percent or cents',
    'pages/info/faq.fi.md:8 there is no page /info/none',
    'pages/info/faq.fi.md:8 {nobody} stands for nothing',
    'seller.json:3 businessId must be a business id such as 1234567-8',
    'seller.json:7 email must be an e-mail address',
    'shop.json:6 there is no file pictures/other.svg',
  ]);
});

test('only pages that the shop shows can be listed or found', () => {
  const words = (path: string) => ({
    [path]: '---\ntitle: Sivu\ndescription: A\nsearchWords:\n  - apua\n---\n\nA\n',
  });
  expect(faultsOf(smallSpace(words('pages/info/uusi.fi.md')))).toEqual([]);
  expect(faultsOf(smallSpace(words('pages/muu/uusi.fi.md')))).toEqual([
    'pages/muu/uusi.fi.md:4 leads shoppers to /muu/uusi, which the shop does not have; help pages are below info/',
  ]);
  expect(faultsOf(smallSpace({ 'pages/muu/uusi.fi.md': page() }))).toEqual([]);
});

/** One property with one option, whose end is given. */
const property = (end: string) =>
  `[{ "id": "for", "name": { "fi": "Kenelle" }, "combine": "any", "strict": false, "values": [
{ "id": "hers", "name": { "fi": "Hänen" },

${end}, "words": { "fi": [], "sv": [], "en": [] } }] }]`;

describe('a fault of a document is at the line of its value', () => {
  const shop = (old: string, other: string) => ({ 'shop.json': replacing(old, other) });
  const seller = (old: string, other: string) => ({ 'seller.json': replacing(old, other) });
  const deliveries = (old: string, other: string) => ({ 'deliveries.json': replacing(old, other) });

  test.each([
    ['a missing name', shop('"name": "Pikku",', ''), 'shop.json:1 name is missing'],
    [
      'an unknown name',
      shop('"mark"', '"colour": 1,\n"mark"'),
      'shop.json:6 colour is not known here',
    ],
    [
      'an unknown language',
      shop('"fi": "Apua"', '"fi": "A", "de": "B"'),
      'shop.json:13 footer.A.title.de is not known here',
    ],
    [
      'no language',
      shop('{ "fi": "Apua" }', '{}'),
      'shop.json:13 footer.0.title needs a text in fi, sv or en',
    ],
    ['an empty text', shop('"Kauppa"', '" "'), 'shop.json:3 tagline.fi must not be empty'],
    ['a text that is a number', shop('"Pikku"', '5'), 'shop.json:2 name must be a text'],
    [
      'a long text',
      shop('"Pikku"', `"${'x'.repeat(61)}"`),
      'shop.json:2 name must have at most 60 characters',
    ],
    [
      'two languages',
      shop('["fi", "sv", "en"]', '["fi", "sv"]'),
      'shop.json:5 languages must have 3 entries',
    ],
    [
      'a language twice',
      shop('["fi", "sv", "en"]', '["fi", "sv", "sv"]'),
      'shop.json:5 languages names each language once',
    ],
    [
      'no colour',
      shop('"#174534"', '"green"'),
      'shop.json:8 colors.brand must be a colour such as #174534',
    ],
    [
      'a pale colour',
      shop('"#174534"', '"#eeeeee"'),
      'shop.json:8 colors.brand white text on it cannot be read',
    ],
    [
      'an unsafe link',
      shop('"/info/faq"', '"//evil.example"'),
      'shop.json:15 footer.Apua.links.0.to must be an address such as /info/palautus',
    ],
    [
      'a link by a backslash',
      shop('"/info/faq"', '"/\\\\evil.example"'),
      'shop.json:15 footer.Apua.links.0.to must be an address such as /info/palautus',
    ],
    [
      'an unknown placeholder',
      shop('{shop} verkossa', '{name} verkossa'),
      'shop.json:4 {name} cannot stand here; only {shop} can, in about',
    ],
    ['a list for an object', { 'loyalty.json': '[]' }, 'loyalty.json:1 must be names with values'],
    ['an object for a list', { 'coupons.json': '{}' }, 'coupons.json:1 must be a list'],
    [
      'half a character',
      seller('Helsinki', '\\ud83d'),
      'seller.json:6 there is a character that is none: NUL, or half of one',
    ],
    [
      'a NUL',
      seller('Katu', '\\u0000'),
      'seller.json:4 there is a character that is none: NUL, or half of one',
    ],
    [
      'a wrong switch',
      { 'switches.json': '{\n\n"wishlist": "yes"\n}' },
      'switches.json:3 wishlist must be true or false or names with values',
    ],
    [
      'an unknown switch',
      { 'switches.json': '{\n"hearts": true\n}' },
      'switches.json:2 hearts is not known here',
    ],
    [
      'an unknown environment',
      { 'switches.json': '{\n"wishlist": {\n"on": true,\n"checkedIn": ["live"] }\n}' },
      'switches.json:4 wishlist.checkedIn.0 must be one of prod, qa, contentdev, test, local',
    ],
    [
      'an unknown choice',
      deliveries('"kind": "home"', '"kind": "drone"'),
      'deliveries.json:8 methods.home.kind must be one of home, pickup-point, locker, store',
    ],
    [
      'a price below zero',
      deliveries('990', '-1'),
      'deliveries.json:12 methods.home.priceEuroCents must be at least 0',
    ],
    [
      'an hour after midnight',
      deliveries('14', '25'),
      'deliveries.json:2 cutOffHour must be at most 24',
    ],
    [
      'half a cent',
      deliveries('990', '990.5'),
      'deliveries.json:12 methods.home.priceEuroCents must be a whole number',
    ],
    [
      'the most days first',
      deliveries('[2, 4]', '[4, 2]'),
      'deliveries.json:14 methods.home.businessDays must be the fewest days, then the most',
    ],
    [
      'no delivery',
      {
        'deliveries.json':
          '{"cutOffHour": 1, "longerTo": [], "examplePostcode": "00100",\n"methods": [] }',
      },
      'deliveries.json:2 methods must not be empty',
    ],
    [
      'a wrong postcode',
      deliveries('"00100"', '"1"'),
      'deliveries.json:4 examplePostcode is wrong: postcode',
    ],
    [
      'steps out of order',
      {
        'loyalty.json':
          '{ "coopProgram": "shop:coop", "bonusSteps": [\n{ "fromCents": 5, "percent": 1 },\n{ "fromCents": 0, "percent": 2 }\n] }',
      },
      'loyalty.json:1 bonusSteps must be in the order of fromCents',
    ],
    [
      'a term that is offered and never offered',
      {
        'search.json':
          '{ "topTerms": {\n"fi": ["villa", "huono takki"], "sv": [], "en": [] },\n"neverOffered": ["huono*"] }',
      },
      'search.json:2 huono takki is in neverOffered',
    ],
    [
      'a star in a word',
      {
        'search.json': '{ "topTerms": { "fi": [], "sv": [], "en": [] },\n"neverOffered": ["h*o"] }',
      },
      'search.json:2 neverOffered.0 must be words, with * at most at the end',
    ],
    [
      'a line of synonyms that says nothing',
      {
        'search-words.json':
          '{ "synonyms": { "fi": ["a, b",\n"a =>"], "sv": [], "en": [] },\n"surplusWords": { "fi": [], "sv": [], "en": [] } }',
      },
      'search-words.json:2 synonyms.fi.1 has no term after =>',
    ],
    [
      'two words in the place of one',
      {
        'search-words.json':
          '{ "synonyms": { "fi": [], "sv": [], "en": [] },\n"surplusWords": { "fi": ["paras"], "sv": ["bra\u00A0pris"], "en": [] } }',
      },
      'search-words.json:2 surplusWords.sv.0 must be one word',
    ],
    [
      'an unknown word of an attribute',
      { 'properties.json': property('"when": { "gender": ["ladies"] }') },
      "properties.json:4 for.values.hers.when.gender.0 must be '' or one of male, female, unisex",
    ],
    [
      'an option without an attribute',
      { 'properties.json': property('"when": {}') },
      'properties.json:4 for.values.hers.when needs an attribute',
    ],
    [
      'an option twice',
      {
        'properties.json': property(
          '"when": { "diet": ["vegan"] }, "words": { "fi": [], "sv": [], "en": [] } },\n{ "id": "hers", "name": { "fi": "x" }, "when": { "gender": ["", "female"] }',
        ),
      },
      'properties.json:5 for.values.hers.id hers is there twice',
    ],
    [
      'a coupon twice',
      { 'coupons.json': '[\n{ "code": "a", "cents": 1 },\n{ "code": "A", "cents": 2 }\n]' },
      'coupons.json:1 two coupons have the same code',
    ],
  ])('%s', (_, changes, fault) => expect(faultsOf(smallSpace(changes))).toEqual([fault]));

  test.each([
    ['a missing title', 'title: Sivu\n', '', 'pages/info/faq.fi.md:2 title is missing'],
    [
      'a long title',
      'Sivu',
      'x'.repeat(91),
      'pages/info/faq.fi.md:2 title must have at most 90 characters',
    ],
    [
      'an unknown name',
      'title:',
      'colour: red\ntitle:',
      'pages/info/faq.fi.md:2 colour is not known here',
    ],
    [
      'an unknown group',
      'title:',
      'group: shoes\ntitle:',
      'pages/info/faq.fi.md:2 group must be one of help, shop, about',
    ],
    [
      'a short word',
      'title:',
      'searchWords:\n  - apu\n  - a\ntitle:',
      'pages/info/faq.fi.md:4 searchWords.1 must have at least 2 characters',
    ],
    [
      'a placeholder in the title',
      'Sivu',
      '"{nobody}"',
      'pages/info/faq.fi.md:2 {nobody} stands for nothing',
    ],
    [
      'a NUL in the text',
      'Teksti.',
      'a\nb\0',
      'pages/info/faq.fi.md:7 there is a character that is none: NUL, or half of one',
    ],
  ])('in a page: %s', (_, old, other, fault) => {
    expect(faultsOf(smallSpace({ 'pages/info/faq.fi.md': replacing(old, other) }))).toEqual([
      fault,
    ]);
  });
});
