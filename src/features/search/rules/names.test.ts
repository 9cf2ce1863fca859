import { expect, test } from 'vitest';
import { lookupOf, namesBeginning, namesNear } from './names.ts';

const lookup = lookupOf([
  { name: 'Naisten kengät', count: 40 },
  { name: 'Kengät', count: 90 },
  { name: 'Kenkien hoito', count: 5 },
  { name: 'Lasten kengät', count: 60 },
  { name: 'Kahvi ja tee', count: 30 },
  { name: 'Ähtärin Paja', count: 3 },
]);
const beginning = (term: string, most = 10) =>
  namesBeginning(lookup, term, most).map(({ name }) => name);
const near = (term: string) => namesNear(lookup, term, 2).map(({ name }) => name);

test('a word that begins a name fits better than one inside; of equals more products come first', () => {
  expect(beginning('ken')).toEqual(['Kengät', 'Kenkien hoito', 'Lasten kengät', 'Naisten kengät']);
});

test('every word of the term has to begin a word of the name', () => {
  expect(beginning('ken lasten')).toEqual(['Lasten kengät']);
  expect(beginning('lasten sohva')).toEqual([]);
  expect(beginning('engät')).toEqual([]);
});

test('letters count without marks and case, and signs part words', () => {
  expect([beginning('AHTARI'), beginning('ähtä'), beginning('kahvi-ja')]).toEqual([
    ['Ähtärin Paja'],
    ['Ähtärin Paja'],
    ['Kahvi ja tee'],
  ]);
});

test('no more than asked for, and nothing for no words', () => {
  expect([beginning('ken', 1), beginning('–')]).toEqual([['Kengät'], []]);
});

test('where nothing begins so, the names that begin most alike are near', () => {
  expect(near('kenkkkä')).toEqual(['Kenkien hoito', 'Kengät']);
  expect(near('lastenrattaat')).toEqual(['Lasten kengät']);
  expect(near('kenkiäxy')).toEqual(['Kenkien hoito']);
});

test('two letters in common are not near', () => {
  expect(near('kekkonen')).toEqual([]);
  expect([near('–'), near('jenkien')]).toEqual([[], []]);
});
