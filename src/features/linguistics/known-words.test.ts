import { expect, test } from 'vitest';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { knownWords } from './known-words.ts';
import { swedish } from './swedish.ts';

test('every form of a noun of the language is a word', () => {
  const isFinnish = knownWords(['kenkä', 'vaippa'], finnish);
  for (const form of ['kenkä', 'kengistä', 'kenkiini', 'vaipat'])
    expect(isFinnish(form)).toBe(true);
  for (const form of ['kenä', 'kenkkä', 'vappa', 'va']) expect(isFinnish(form)).toBe(false);
  const isSwedish = knownWords(['skiva'], swedish);
  expect(['skivor', 'skivan', 'skvia'].map(isSwedish)).toEqual([true, true, false]);
  expect(['drums', 'dums'].map(knownWords(['drum'], english))).toEqual([true, false]);
});
