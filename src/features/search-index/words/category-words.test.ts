import { expect, test } from 'vitest';
import { grammar } from '../../linguistics/all-languages.ts';
import { makeCategoryWords } from './category-words.ts';

const categories = makeCategoryWords(
  [
    { path: 'barn', name: { fi: 'Lastenvaatteet', sv: 'Barnkläder', en: 'Kids' }, position: 0 },
    { path: 'vard', name: { fi: 'Vaatehuolto', sv: 'Klädvård', en: 'Care' }, position: 1 },
  ],
  grammar,
);

test('a category is named by every form of its words and of the heads of its compounds', () => {
  for (const word of ['barnkläder', 'barnkläderna', 'kläder', 'vaatteita', 'lastenvaatteet']) {
    expect(categories.named(word)).toEqual(['barn']);
  }
});

test('the first part of a compound names no category', () => {
  for (const word of ['barn', 'vaate']) expect(categories.named(word)).not.toContain('vard');
});
