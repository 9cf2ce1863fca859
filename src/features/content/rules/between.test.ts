import { describe, expect, test } from 'vitest';
import { faultsOf, mark, page, replacing, smallSpace } from '../testing/small-space.ts';
import { requiredPages } from './between.ts';

const footer = (link: string) => ({ 'shop.json': replacing('{ "to": "/info/faq" }', link) });
const faq = (body: string) => ({ 'pages/info/faq.fi.md': page(body) });

test.each(requiredPages)('every shop needs the page %s', (key) => {
  expect(faultsOf(smallSpace({ [`pages/${key}.fi.md`]: null }))).toContain(
    `pages/${key}.fi.md:1 every shop needs this page`,
  );
});

test.each([
  ['"email": "pikku@shop.example"', '"email": ""', 'seller.json:7 email'],
  ['"name": "Pikku Oy"', '"name": ""', 'seller.json:2 name'],
  ['"phone": "+358 9 123"', '"phone": ""', 'seller.json:8 phone'],
])('a seller of whom something is known must be complete: %s', (old, other, fault) => {
  expect(faultsOf(smallSpace({ 'seller.json': replacing(old, other) }))).toEqual([
    `${fault} is empty; a shop sells when all of the seller is filled in`,
  ]);
});

test('a seller of whom nothing is known belongs to a shop that does not sell yet', () => {
  const none = (text: string) =>
    text.replaceAll(/: "[^"]+"/g, ': ""').replace('[{ "fi": "" }]', '[]');
  expect(faultsOf(smallSpace({ 'seller.json': none }))).toEqual([]);
});

describe('a link of the footer', () => {
  test.each([
    ['{ "to": "/info/none" }', 'there is no page /info/none'],
    ['{ "to": "/info/none?a=1#b" }', 'there is no page /info/none?a=1#b'],
    ['{ "to": "/myymalat" }', '/myymalat is no page with a title, so the link needs a name'],
    [
      '{ "to": "https://x.example" }',
      'https://x.example is no page with a title, so the link needs a name',
    ],
    ['{ "to": "/sv/info/faq" }', 'links are without a language: /info/faq'],
  ])('%s is a fault', (link, reason) => {
    expect(faultsOf(smallSpace(footer(link)))).toEqual([`shop.json:15 ${reason}`]);
  });

  test.each([
    '{ "to": "/info/faq#toimitus" }',
    '{ "to": "/palaute" }',
    '{ "to": "https://x.example", "name": { "fi": "X" } }',
    '{ "to": "/kategoria/koti", "name": { "fi": "Koti" } }',
  ])('%s is none', (link) => expect(faultsOf(smallSpace(footer(link)))).toEqual([]));
});

test('a delivery that ends at a place needs places of its kind', () => {
  const method = replacing('"kind": "home"', '"kind": "locker"');
  expect(faultsOf(smallSpace({ 'deliveries.json': method }))).toEqual([
    'deliveries.json:8 home needs places of the kind locker in pickup-points.json',
  ]);
  const place = (kind: string) =>
    `[{ "id": "a", "kind": "${kind}", "name": { "fi": "A" }, "streetAddress": "Katu 1",` +
    ' "postcode": "00100", "city": "Helsinki", "openingHours": "0–24" }]';
  const files = (kind: string) => ({
    'deliveries.json': method,
    'pickup-points.json': place(kind),
  });
  expect(faultsOf(smallSpace(files('locker')))).toEqual([]);
  expect(faultsOf(smallSpace(files('pickup-point')))).toHaveLength(1);
});

describe('a store', () => {
  const store = (more: string) => ({
    'stores/keskusta.json':
      '{ "name": "Keskusta", "streetAddress": "Katu 1", "postcode": "00100", "town": "Helsinki",\n' +
      `"latitude": 60.17, "longitude": 24.94, "openingHours": "Mo-Fr 09:00-18:00",\n${more} }`,
    'store-services.json': '{ "pickup": { "name": { "fi": "Nouto" } } }',
  });

  test('names services and a picture that there are', () => {
    const good = store('"services": ["pickup"], "picture": "mark.svg"');
    expect(faultsOf(smallSpace(good))).toEqual([]);
    const wrong = store('"services": ["pickup",\n"constructor"], "picture": "none.svg"');
    expect(faultsOf(smallSpace(wrong))).toEqual([
      'stores/keskusta.json:4 store-services.json has no service constructor',
      'stores/keskusta.json:4 there is no file pictures/none.svg',
    ]);
  });

  test('where orders are collected makes that delivery possible', () => {
    const method = { 'deliveries.json': replacing('"kind": "home"', '"kind": "store"') };
    expect(faultsOf(smallSpace({ ...method, ...store('"services": ["pickup"]') }))).toEqual([]);
    expect(faultsOf(smallSpace({ ...method, ...store('"services": []') }))).toEqual([
      'deliveries.json:8 home needs a store with the service pickup',
    ]);
  });
});

test('while the places have faults, no delivery is said to lack them', () => {
  const files = smallSpace({
    'deliveries.json': replacing('"kind": "home"', '"kind": "locker"'),
    'pickup-points.json': '[1]',
  });
  expect(faultsOf(files)).toEqual(['pickup-points.json:1 0 must be names with values']);
});

describe('what a page names must exist: a fault is at the line of', () => {
  test.each([
    ['a link in a list', 'a\n\n- b\n- [c](/info/none)', '9 there is no page /info/none'],
    ['a link with a language', '[a](/en/info/faq)', '6 links are without a language: /info/faq'],
    [
      'the link of a block',
      '```hero\ntitle: A\nlink:\n  label: B\n  to: /info/none\n```',
      '10 there is no page /info/none',
    ],
    [
      'the picture of a block',
      '```hero\ntitle: A\npicture: none.svg\n```',
      '8 there is no file pictures/none.svg',
    ],
    [
      'a tile',
      '```tiles\n- title: A\n  to: /info/faq\n- title: B\n  to: /info/none\n```',
      '10 there is no page /info/none',
    ],
    [
      'a link in an answer',
      '```questions\n- title: A\n  items:\n    - question: B\n      answer: "[c](/info/none)"\n```',
      '10 there is no page /info/none',
    ],
  ])('%s', (_, body, fault) => {
    expect(faultsOf(smallSpace(faq(body)))).toEqual([`pages/info/faq.fi.md:${fault}`]);
  });

  test('nothing where it does', () => {
    const body =
      '[a](/info/faq#b) [c](/kategoria/koti)\n\n```hero\ntitle: A\npicture: a/b.svg\nlink: { label: B, to: /info/faq }\n```';
    expect(faultsOf(smallSpace({ ...faq(body), 'pictures/a/b.svg': mark }))).toEqual([]);
  });

  test('each language in its own file', () => {
    const files = smallSpace({ 'pages/info/faq.sv.md': page('\n\n[a](/info/none)') });
    expect(faultsOf(files)).toEqual(['pages/info/faq.sv.md:8 there is no page /info/none']);
  });
});

test('the mark is a picture of the space', () => {
  expect(faultsOf(smallSpace({ 'pictures/mark.svg': null }))).toEqual([
    'shop.json:6 there is no file pictures/mark.svg',
  ]);
});
