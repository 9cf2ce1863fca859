import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost, atLeast, euros, orders } from './meaning-words/all.ts';
import { readMeaning } from './meaning.ts';

test.each([
  ['lapio alle 20 euroa', 'lapio', { to: 2000 }],
  ['alle 20 euron lapio', 'lapio', { to: 2000 }],
  ['lapio enintään 9,90€', 'lapio', { to: 990 }],
  ['lapio max 20', 'lapio', { to: 2000 }],
  ['Yli 100 e takki', 'takki', { from: 10_000 }],
  ['teltta 20–50 €', 'teltta', { from: 2000, to: 5000 }],
  ['20-50€ teltta', 'teltta', { from: 2000, to: 5000 }],
  ['teltta 50 € - 20 €', 'teltta', { from: 2000, to: 5000 }],
  ['teltta yli 20 € alle 50 €', 'teltta', { from: 2000, to: 5000 }],
  ['under 20 € spade', 'spade', { to: 2000 }],
  ['tent under €49.95', 'tent', { to: 4995 }],
  ['tent up to 50 euros', 'tent', { to: 5000 }],
  ['tent at least 10 eur', 'tent', { from: 1000 }],
  ['tält högst 300 euro', 'tält', { to: 30_000 }],
  ['tält över 20,- €', 'tält', { from: 2000 }],
  ['alle 20 €', '', { to: 2000 }],
])('%s is %j at a price of %j', (term, text, price) => {
  expect(readMeaning(term)).toMatchObject({ text, price });
  expect(readMeaning(term).order).toBeUndefined();
});

test.each([
  'alle 3-vuotiaille',
  'yli 65 vuotiaille',
  'max 120 cm',
  'alle 1,5 kg',
  'max 30%',
  'televisio 55',
  'kirja 20-50',
  'lego 20-50 osaa',
  'under armour',
  'pepsi max 0,33l',
  '0,5 l',
  'sukka 36-40',
  'halvinta-merkki',
  'max 2x4',
  '120x200',
  'e',
])('%s has no price and no order', (term) => {
  expect(readMeaning(term)).toEqual({ text: term, unsure: [] });
});

test.each([
  ['halvin shampoo', 'shampoo', 'cheapest'],
  ['Edullisimmat villasukat', 'villasukat', 'cheapest'],
  ['kahvi halvin hinta', 'kahvi', 'cheapest'],
  ['billigaste kaffe', 'kaffe', 'cheapest'],
  ['cheapest  coffee', 'coffee', 'cheapest'],
  ['kallein kello', 'kello', 'dearest'],
  ['most expensive watch', 'watch', 'dearest'],
  ['dyrast klocka', 'klocka', 'dearest'],
  ['uusimmat kirjat', 'kirjat', 'newest'],
  ['nyaste böcker', 'böcker', 'newest'],
  ['latest books', 'books', 'newest'],
  ['suosituimmat lelut', 'lelut', 'bestSold'],
  ['toys best-sellers', 'toys', 'bestSold'],
  ['populärast leksaker', 'leksaker', 'bestSold'],
  ['halvin', '', 'cheapest'],
])('%s is %j, %s first', (term, text, order) => {
  expect(readMeaning(term)).toEqual({ text, order, unsure: [] });
});

test('an amount without a currency is not sure, and an order and a price go together', () => {
  expect(readMeaning('air max 90').unsure).toEqual(['max 90']);
  expect(readMeaning('max 90 €').unsure).toEqual([]);
  expect(readMeaning('halvin teltta alle 50 euroa')).toEqual({
    text: 'teltta',
    price: { to: 5000 },
    order: 'cheapest',
    unsure: [],
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...atMost,
    ...atLeast,
    ...euros,
    ...orders.keys(),
    '20',
    '9,90',
    '-',
    '–',
    'takki',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const anyTerm = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(' ')),
);

test('no word is lost: those that are not left are an order or a price, of any term', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  fc.assert(
    fc.property(anyTerm, (term) => {
      const { text, price, order } = readMeaning(term);
      expect(words(term)).toEqual(expect.arrayContaining(words(text)));
      expect(words(text).length < words(term).length).toBe(Boolean(price ?? order));
      for (const cents of [price?.from ?? 0, price?.to ?? 0])
        expect(cents).toBeGreaterThanOrEqual(0);
    }),
  );
});
