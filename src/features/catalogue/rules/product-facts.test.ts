import { expect, test } from 'vitest';
import { noFacts } from '../record.ts';
import { factsIn, ingredientParts } from './product-facts.ts';

test('what stands between asterisks is an allergen, each of several', () => {
  const parts = ingredientParts('sokeri, *maito*, kaakao, *soija* ja *vehnä*');
  expect(parts.filter(({ isAllergen }) => isAllergen).map(({ text }) => text)).toEqual([
    'maito',
    'soija',
    'vehnä',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('sokeri, maito, kaakao, soija ja vehnä');
  expect(ingredientParts('*kala*')).toEqual([{ text: 'kala', isAllergen: true }]);
});

test('a product without facts has none in any language', () => {
  expect(factsIn(noFacts, 'sv')).toEqual({
    safety: null,
    food: null,
    details: [],
    highlights: [],
    labels: null,
  });
});

test('details are a table in parts, each attribute on one line, in the language that is asked for', () => {
  const section = { fi: 'Näyttö', sv: 'Skärm' };
  const details = [
    { key: 'material', section: null, name: null, value: { fi: 'lasi', en: 'glass' } },
    { key: 'koko', section, name: { fi: 'Koko' }, value: { fi: '6,1 tuumaa', sv: '6,1 tum' } },
    { key: 'liitin', section: { fi: 'Muut' }, name: { fi: 'Liitin' }, value: { fi: 'USB-C' } },
    { key: 'tyyppi', section, name: { fi: 'Tyyppi', sv: 'Typ' }, value: { fi: 'OLED' } },
    { key: 'liitin', section: { fi: 'Muut' }, name: { fi: 'Liitin' }, value: { fi: 'HDMI' } },
  ];
  const facts = factsIn({ ...noFacts, details, highlights: [{ fi: 'Kevyt', sv: 'Lätt' }] }, 'sv');
  expect(facts.highlights).toEqual(['Lätt']);
  expect(facts.details).toEqual([
    { title: null, rows: [{ key: 'material', name: null, value: 'glass', valueLanguage: 'en' }] },
    {
      title: 'Skärm',
      rows: [
        { key: 'koko', name: 'Koko', nameLanguage: 'fi', value: '6,1 tum' },
        { key: 'tyyppi', name: 'Typ', value: 'OLED', valueLanguage: 'fi' },
      ],
    },
    {
      title: 'Muut',
      titleLanguage: 'fi',
      rows: [
        {
          key: 'liitin',
          name: 'Liitin',
          nameLanguage: 'fi',
          value: 'USB-C, HDMI',
          valueLanguage: 'fi',
        },
      ],
    },
  ]);
});

test('facts that are not in the language that is asked for name theirs', () => {
  const text = { fi: 'suomeksi' };
  const operator = { name: 'Oy', address: 'Tie 1', email: null };
  const record = {
    ...noFacts,
    safety: { manufacturer: operator, responsiblePerson: null, warning: text },
    food: { ingredients: text, nutrition: null, storage: text, origin: null, operator },
    highlights: [text, { ...text, sv: 'på svenska' }],
  };
  expect(factsIn(record, 'sv')).toMatchObject({
    safety: { warningLanguage: 'fi' },
    food: { ingredientsLanguage: 'fi', storageLanguage: 'fi' },
    highlightLanguages: ['fi', null],
  });
  const own = factsIn(record, 'fi');
  expect(JSON.stringify(own)).not.toContain('Language');
});
