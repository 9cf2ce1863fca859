import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TaxClasses } from '../record/tax-classes.ts';
import { taxClasses as ofTests } from '../testing.ts';
import { taxClassNamed, taxClassOfType, vatPermille } from './tax.ts';

/** Those of Finland, which every shop begins with. */
const finland = TaxClasses.parse(
  JSON.parse(readFileSync('seed/new-space/tax-classes.json', 'utf8')),
);

test.each([
  ['food', '2024-08-31', 140],
  ['food', '2025-12-31', 140],
  ['food', '2026-01-01', 135],
  ['books', '2024-12-31', 100],
  ['books', '2025-01-01', 140],
  ['books', '2025-12-31', 140],
  ['books', '2026-01-01', 135],
  ['hygiene', '2024-12-31', 255],
  ['hygiene', '2025-12-31', 140],
  ['hygiene', '2026-01-01', 135],
  ['medicines', '2024-12-31', 100],
  ['medicines', '2025-01-01', 140],
  ['medicines', '2026-01-01', 135],
  ['press', '2026-01-01', 100],
  ['press', '2024-12-31', 100],
  ['general', '2024-08-31', 240],
  ['general', '2024-09-01', 255],
  ['hygiene', '2024-08-31', 240],
  ['hygiene', '2025-01-01', 140],
  ['general', '2026-01-01', 255],
] as const)('VAT of %s on %s is %i per mille (L06)', (taxClass, day, expected) => {
  expect(vatPermille(finland, taxClass, Temporal.PlainDate.from(day))).toBe(expected);
});

test('a class that is not known any more has the rate of the standard one', () => {
  expect(vatPermille(ofTests, 'gone', Temporal.PlainDate.from('2026-01-01'))).toBe(255);
});

test.each([
  ['ruoka/juomat', 'food'],
  ['mat/bageri', 'food'],
  ['groceries', 'food'],
  ['koti/astiat', 'general'],
  ['lemmikit/ruoka', 'general'],
  ['ruoka/alkoholijuomat', 'general'],
  ['ruoka/juomat/alkoholittomat-oluet', 'food'],
  ['mat/drycker/alkoholfritt-vin', 'food'],
  ['mat/alkohol', 'general'],
  ['lapset/vaipat-ja-pyyhkeet', 'hygiene'],
  ['barn/blojor', 'hygiene'],
  ['ruoka/kosmetiikka/terveyssiteet', 'hygiene'],
  ['kirjat/romaanit', 'books'],
  ['koti/kirjatuet', 'general'],
  ['vapaa-aika/aikakauslehdet', 'press'],
])(
  'products of the type %s are taxed as %s when the feed names no class (L06)',
  (type, expected) => {
    expect(taxClassOfType(finland, type)).toBe(expected);
  },
);

test.each([
  ['food', 'food'],
  ['FOOD', 'food'],
  ['yleinen', 'general'],
  ['nothing', null],
])('feeds that write %s mean the class %s', (word, expected) => {
  expect(taxClassNamed(ofTests, word)).toBe(expected);
});

const one = { name: 'all', rates: [{ percent: 25.5 }] };
test.each<[string, object]>([
  ['a standard class that is not there', { standard: 'food' }],
  ['a rule for a class that is not there', { productTypes: [{ taxClass: 'food' }] }],
  ['no class', { classes: [] }],
  ['a class without a rate', { classes: [{ name: 'all', rates: [] }] }],
  [
    'a first rate that begins',
    { classes: [{ ...one, rates: [{ from: '2026-01-01', percent: 1 }] }] },
  ],
  [
    'rates in the wrong order',
    {
      classes: [
        {
          ...one,
          rates: [
            { percent: 1 },
            { from: '2026-01-02', percent: 2 },
            { from: '2026-01-01', percent: 3 },
          ],
        },
      ],
    },
  ],
  [
    'a second rate without a day',
    { classes: [{ ...one, rates: [{ percent: 1 }, { percent: 2 }] }] },
  ],
  ['a rate of a hundredth of a per cent', { classes: [{ ...one, rates: [{ percent: 25.55 }] }] }],
  ['a rate below zero', { classes: [{ ...one, rates: [{ percent: -1 }] }] }],
  ['two classes of one name', { classes: [one, one] }],
  ['a word of two classes', { classes: [one, { ...one, name: 'other', words: ['ALL'] }] }],
])('tax classes with %s are refused', (_, wrong) => {
  const right = { standard: 'all', classes: [one], productTypes: [] };
  expect(TaxClasses.safeParse(right).success).toBe(true);
  expect(TaxClasses.safeParse({ ...right, ...wrong }).success).toBe(false);
});
