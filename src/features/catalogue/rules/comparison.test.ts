import { expect, test } from 'vitest';
import { comparedSections } from './comparison.ts';

const row = (key: string, value: string) => ({ key, name: key, value });

test('facts of the same name stand in one row, in the order of the first product that has them', () => {
  const products = [
    { details: [{ title: 'Näyttö', rows: [row('koko', '6'), row('tyyppi', 'OLED')] }] },
    {
      details: [
        { title: 'Akku', rows: [row('kesto', '20 h')] },
        { title: 'Näyttö', rows: [row('tyyppi', 'OLED'), row('tarkkuus', '4K')] },
      ],
    },
  ];
  expect(comparedSections(products)).toEqual([
    {
      title: 'Näyttö',
      rows: [
        { key: 'koko', name: 'koko', values: ['6', null], differs: true },
        { key: 'tyyppi', name: 'tyyppi', values: ['OLED', 'OLED'], differs: false },
        { key: 'tarkkuus', name: 'tarkkuus', values: [null, '4K'], differs: true },
      ],
    },
    {
      title: 'Akku',
      rows: [{ key: 'kesto', name: 'kesto', values: [null, '20 h'], differs: true }],
    },
  ]);
});

test('products without facts have no rows', () => {
  expect(comparedSections([{ details: [] }, { details: [] }])).toEqual([]);
});

test('a name or value of another language names it, in the place of its product', () => {
  const own = { title: 'Display', rows: [row('size', '6')] };
  const finnish = {
    title: 'Akku',
    titleLanguage: 'fi' as const,
    rows: [{ ...row('kesto', '20 h'), nameLanguage: 'fi' as const, valueLanguage: 'fi' as const }],
  };
  expect(comparedSections([{ details: [own] }, { details: [finnish] }])).toEqual([
    { title: 'Display', rows: [{ key: 'size', name: 'size', values: ['6', null], differs: true }] },
    {
      title: 'Akku',
      titleLanguage: 'fi',
      rows: [
        {
          key: 'kesto',
          name: 'kesto',
          nameLanguage: 'fi',
          values: [null, '20 h'],
          valueLanguages: [null, 'fi'],
          differs: true,
        },
      ],
    },
  ]);
});
