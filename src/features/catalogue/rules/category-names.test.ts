import { expect, test } from 'vitest';
import type { CategoryNames } from '../record/catalogue-document.ts';
import { categoryLabel, labelled, sentenceCase } from './category-names.ts';

const names: CategoryNames = {
  swaps: [
    [
      { fi: 'Muoti', sv: 'Mode', en: 'Fashion' },
      { fi: 'Naiset', sv: 'Dam', en: 'Women' },
    ],
  ],
  sentenceCase: ['muoti', 'naiset'],
};
const step = (name: string, path: string) => ({ name, path, level: path.split('/').length });

test.each([
  ['Muoti', 'Naiset'],
  ['Naiset', 'Muoti'],
  ['Mode', 'Dam'],
  ['Dam', 'Mode'],
  ['Fashion', 'Women'],
  ['Women', 'Fashion'],
])('with the flag fashionToWomen %s is shown as %s (R148, R020, R012)', (name, label) => {
  expect(categoryLabel(step(name, 'muoti'), names)).toBe(label);
  expect(categoryLabel(step(name, 'muoti'), null)).toBe(name);
});

test.each(['Vaatteet', 'Kengät', 'Miehet', 'Koti', 'Hyvinvointi', 'Asusteet'])(
  '%s is called so with the flag and without it (R148)',
  (name) => {
    const department = step(name, name.toLowerCase());
    expect(categoryLabel(department, names)).toBe(name);
    expect(categoryLabel(department, null)).toBe(name);
  },
);

test.each([
  ['NAISTEN VAATTEET', 'muoti/naisten-vaatteet', 'Naisten vaatteet'],
  ['Topit Ja T-Paidat', 'muoti/naisten-vaatteet/topit', 'Topit ja T-paidat'],
  ['Topit Ja T-Paidat', 'muoti/naisten-vaatteet/topit/t-paidat', 'Topit Ja T-Paidat'],
  ['MIESTEN VAATTEET', 'miehet/miesten-vaatteet', 'MIESTEN VAATTEET'],
])('with the flag %s at %s is written %s (R149)', (name, path, label) => {
  expect(labelled(step(name, path), names)).toEqual({ ...step(name, path), name: label });
  expect(labelled(step(name, path), null)).toEqual(step(name, path));
});

test.each([
  ['naisten vaatteet', 'Naisten vaatteet'],
  ['Äidin Ja UV Suojat', 'Äidin ja UV suojat'],
  ['T-PAIDAT', 'T-paidat'],
  ['Yö- ja Kotiasut', 'Yö- ja kotiasut'],
  ['', ''],
])('%j is %j as a sentence (R149)', (name, sentence) => {
  expect(sentenceCase(name)).toBe(sentence);
});
