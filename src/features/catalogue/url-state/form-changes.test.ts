import { expect, test } from 'vitest';
import { changesOfBox, changesOfPrice, changesOfSort, touchedBoxes } from './form-changes.ts';
import { listSorts } from './sorts.ts';

const box = (name: string, value: string, checked: boolean, defaultChecked = checked) => ({
  name,
  value,
  checked,
  defaultChecked,
});

test.each([
  ['väri', 'c~ud', [{ kind: 'value', name: 'colors', value: 'c_d', isOn: true }]],
  ['ominaisuus', 'audience.women', [{ kind: 'value', name: 'properties', isOn: true }]],
  ['alennus', 'true', [{ kind: 'switch', name: 'onlyReduced', isOn: true }]],
  ['verkkosaatavuus', 'true', [{ kind: 'switch', name: 'availableOnline', isOn: true }]],
  ['muu', 'x', []],
])('a ticked box %s=%s asks for its filter (R082)', (name, value, changes) => {
  expect(changesOfBox(box(name, value, true))).toMatchObject(changes);
});

test('boxes that were ticked or cleared before scripts ran are what the list shall have (R082)', () => {
  const boxes = [
    box('väri', 'beige', true),
    box('väri', 'musta', true, false),
    box('alennus', 'true', false, true),
  ];
  expect(touchedBoxes(boxes)).toEqual([
    { kind: 'value', name: 'colors', value: 'musta', isOn: true },
    { kind: 'switch', name: 'onlyReduced', isOn: false },
  ]);
});

test('a sort that the list does not offer changes nothing (R083, R111)', () => {
  expect(changesOfSort('price ASC', listSorts)).toMatchObject([
    { kind: 'sort', sort: { field: 'price', direction: 'ASC' } },
  ]);
  expect(changesOfSort('relevance DESC', listSorts)).toEqual([]);
});

test('a price is read from its two fields, the lower first (R084)', () => {
  const form = new FormData();
  expect(changesOfPrice(form)).toEqual([]);
  form.set('hinta-alkaen', '20');
  form.set('hinta-asti', '5,50');
  expect(changesOfPrice(form)).toEqual([{ kind: 'price', price: { from: 550, to: 2000 } }]);
});
