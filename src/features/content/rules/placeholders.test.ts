import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSpace } from '../testing.ts';
import { filled, filledText, placeholders, unknownPlaceholders } from './placeholders.ts';

const { shop, seller, feedback, withdrawal } = demoSpace();
const space = {
  shop: {
    ...shop,
    name: 'Kauppa',
    tagline: { fi: 'Kaikkea', sv: 'Allt' },
    about: { fi: '{shop} verkossa' },
  },
  seller: {
    ...seller,
    name: 'Yhtiö Oy',
    businessId: '1234567-8',
    streetAddress: 'Katu 1',
    postcode: '00100',
    city: 'Helsinki',
    email: 'a@shop.example',
    phone: '+358 9 1',
  },
  feedback: { ...feedback, keptDays: 90 },
  withdrawal: { ...withdrawal, days: 30 },
};

test.each([
  ['shop', 'Kauppa'],
  ['tagline', 'Kaikkea'],
  ['about', 'Kauppa verkossa'],
  ['seller', 'Yhtiö Oy'],
  ['businessId', '1234567-8'],
  ['address', 'Katu 1, 00100 Helsinki'],
  ['email', 'a@shop.example'],
  ['phone', '+358 9 1'],
  ['feedbackDays', '90'],
  ['withdrawalDays', '30'],
])('{%s} stands for %s', (name, fact) => {
  expect(filledText(`a {${name}}, {${name}}`, space, 'fi')).toBe(`a ${fact}, ${fact}`);
  expect(unknownPlaceholders(`{${name}}`)).toEqual([]);
  expect(Object.keys(placeholders)).toContain(name);
});

test('a shop without a name has its seller’s, and a seller without an address has none', () => {
  const bare = { ...seller, streetAddress: '', postcode: '', city: '' };
  const facts = { shop: { ...shop, name: '' }, seller: bare, feedback, withdrawal };
  expect(filledText('{shop}|{address}', facts, 'fi')).toBe(`${seller.name}|`);
});

test('what the shop is, is said in the language of the text where it can be', () => {
  expect(filledText('{tagline}, {about}', space, 'sv')).toBe('Allt, Kauppa verkossa');
});

test('other words in braces stay, and are reported', () => {
  expect(filledText('{nobody} {constructor} { seller }', space, 'fi')).toBe(
    '{nobody} {constructor} { seller }',
  );
  expect(unknownPlaceholders('{nobody} {constructor} { seller } {} {a: b} {1}')).toEqual([
    'nobody',
    'constructor',
    ' seller ',
    '1',
  ]);
});

test('a fact that looks like a placeholder is not filled again', () => {
  const odd = { ...space, seller: { ...space.seller, name: '{email}' } };
  expect(filledText('{seller}', odd, 'fi')).toBe('{email}');
});

test('all texts of a value are filled, and nothing else changes', () => {
  const value = { a: ['{shop}', 1, null], b: { c: '{email}', to: 'tel:{phone}' }, d: true };
  expect(filled(value, space, 'fi')).toEqual({
    a: ['Kauppa', 1, null],
    b: { c: 'a@shop.example', to: 'tel:+35891' },
    d: true,
  });
});

test('what stands in an address where it could make another one is not filled', () => {
  expect(filled({ to: '/{seller}' }, space, 'fi')).toEqual({ to: '/{seller}' });
});

test('a text without braces stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll(/[{}]/g, '');
      expect(filledText(plain, space, 'fi')).toBe(plain);
    }),
  );
});
