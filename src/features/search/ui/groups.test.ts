import { expect, test } from 'vitest';
import type { SuggestedProduct, Suggestions } from '../contract.ts';
import { groupsOf } from './groups.ts';

const product = { sokId: '100001', name: 'Villapaita', urlPath: '/tuote/villapaita/100001' };
const result: Suggestions = {
  categories: [
    { name: 'Villasukat', above: ['Muoti', 'Naiset'], urlPath: '/kategoria/muoti/villasukat' },
  ],
  brands: [{ id: 'villa_oy', name: 'Villa Oy', count: 3 }],
  products: [product as SuggestedProduct],
  totalCount: 7,
  terms: ['villapaita', 'Villatakki'],
  corrected: [],
  left: [],
};
const history = ['Villahousut', 'ruisleipä', 'musta villapaita'];
const topTerms = ['villapaita', 'ruisleipä', 'kuulokkeet'];

const shown = (text: string, more: Partial<Parameters<typeof groupsOf>[0]> = {}) => {
  const groups = groupsOf({ text, history, topTerms, result: result, ...more });
  return groups.map(({ key, options }) => [key, ...options.map(({ name }) => name)]);
};

test('before anything is typed it shows earlier searches and, each once, top terms (R124, R125)', () => {
  expect(shown('')).toEqual([
    ['history', 'Villahousut', 'ruisleipä', 'musta villapaita'],
    ['topTerms', 'villapaita', 'kuulokkeet'],
  ]);
});

test.each(['v', ' v '])(
  '%j is one character and brings no brands, whatever was answered (R126)',
  (text) => {
    expect(shown(text).map(([key]) => key)).toEqual(['history', 'topTerms']);
  },
);

test('from the second character on it shows brands, categories and products, and terms with such words (R126)', () => {
  expect(shown('vi')).toEqual([
    ['history', 'Villahousut', 'musta villapaita'],
    ['topTerms', 'villapaita'],
    ['terms', 'Villatakki'],
    ['categories', 'Villasukat'],
    ['brands', 'Villa Oy'],
    ['products', 'Villapaita'],
  ]);
});

test('before the shop has answered there is what the browser knows', () => {
  expect(shown('ruis', { result: null })).toEqual([['history', 'ruisleipä']]);
});

test('every option leads where its name says', () => {
  const groups = groupsOf({ text: 'vi', history: ['villa & vanu'], topTerms: [], result });
  const options = groups.flatMap((group) => group.options);
  expect(options.map(({ to, above }) => [decodeURIComponent(to), above])).toEqual([
    ['/haku?hakutermi=villa+&+vanu', undefined],
    ['/haku?hakutermi=villapaita', undefined],
    ['/haku?hakutermi=Villatakki', undefined],
    ['/kategoria/muoti/villasukat', 'Muoti, Naiset'],
    ['/tuotemerkit/villa_oy', undefined],
    ['/tuote/villapaita/100001', undefined],
  ]);
  expect(options.map(({ id }) => /\s/.test(id))).not.toContain(true);
});
