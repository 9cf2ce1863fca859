import { expect, test } from 'vitest';
import { contradictions, undrawnMotifs } from './motifs.ts';
import { allProducts } from './products.ts';

const plain = { package: '', icon: '', contentColour: '' };

test('every motif of the table is drawn', () => {
  expect(undrawnMotifs()).toEqual([]);
});

test('pictures show the fruit, the flavour and the colour that names say', () => {
  const faults = allProducts()
    .filter(({ type }) => type.colours.length === 0)
    .flatMap(({ type, variety }) =>
      contradictions({ kind: type.name.fi, variety: variety.fi, drawing: variety.drawing }),
    );
  expect(faults).toEqual([]);
});

test.each([
  ['another fruit on the label', 'Jogurtti', 'mustikka', { icon: 'strawberry' }],
  ['a fruit that the name does not say', 'Jogurtti', 'maustamaton', { icon: 'strawberry' }],
  ['an icon of the set', 'Jogurtti', 'mustikka', { icon: 'blueberries' }],
  ['another colour', 'Tomaatti', 'keltainen', { icon: 'tomatoes-red' }],
  ['another shade', 'Ripsiväri', 'ruskea', { contentColour: '#2a3558' }],
])('%s is a contradiction', (_, kind, variety, drawing) => {
  expect(contradictions({ kind, variety, drawing: { ...plain, ...drawing } })).toHaveLength(1);
});

test.each([
  ['the kind’s fruit', 'Mansikka', 'Polka', { icon: 'strawberry-punnet' }],
  ['one of two flavours', 'Täysmehu', 'omena-mustaherukka', { icon: 'blackcurrant' }],
  ['a series named after a berry', 'Kulho', 'Mustikka', { icon: 'bowl' }],
  ['a tint of the colour', 'Ripsiväri', 'ruskea', { contentColour: '#6b4a36' }],
])('%s is none', (_, kind, variety, drawing) => {
  expect(contradictions({ kind, variety, drawing: { ...plain, ...drawing } })).toEqual([]);
});
