import { expect, test } from 'vitest';
import { contradictions, piecesIn, undrawnMotifs } from './motifs.ts';
import { allProducts } from './products.ts';

const plain = { package: '', icon: '', contentColour: '', pattern: '', motif: '', count: 1 };

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

/** Numbers of what a picture can show one by one; of ten pieces and more it shows the pack. */
const counted = /\b(\d(?= kpl| mailaa| viipaletta)|\d+(?= koloa))/;

test('pictures show as many as names say', () => {
  const wrong = allProducts()
    .filter(({ variety }) => variety.drawing.package === '')
    .flatMap(({ title, variety }) => {
      const [, said] = counted.exec(title.fi) ?? [];
      const pieces = piecesIn(variety.drawing);
      return said === undefined || Number(said) === pieces ? [] : [`${title.fi}: ${pieces}`];
    });
  expect(wrong).toEqual([]);
});

test('a drawing of several is as many', () => {
  expect(piecesIn({ icon: 'towels-two', count: 1 })).toBe(2);
  expect(piecesIn({ icon: 'towels-two', count: 3 })).toBe(6);
  expect(piecesIn({ icon: 'kettle', count: 1 })).toBe(1);
});
