import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from './boundaries.ts';
import { featureFiles, objectionTo, withFeature } from './new-feature.ts';
import { root } from './steps.mjs';

test('a new feature has every layer, texts in three languages and tests, with no gap left in them', () => {
  const files = featureFiles('gift-cards');
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.md',
      'client.ts',
      'contract.ts',
      'http.test.ts',
      'http.ts',
      'migrations/0001-gift-cards.sql',
      'rules.test.ts',
      'rules.ts',
      'store.ts',
      'text/en.json',
      'text/fi.json',
      'text/sv.json',
    ].map((file) => `gift-cards/${file}`),
  );
  expect(Object.values(files).join('')).not.toMatch(/@\w+@/);
  expect(files['gift-cards/http.ts']).toContain('makeGiftCardsCalls');
  expect(files['gift-cards/store.ts']).toContain('gift_cards.note');
});

test('it comes last in the order of features', () => {
  const source = readFileSync(join(root, 'tools/boundaries.ts'), 'utf8');
  const last = features.at(-1) ?? '';
  expect(withFeature(source, 'gifts')).toContain(`'${last}',\n  'gifts',\n] as const`);
});

test('a name that is taken or no word is refused', () => {
  expect(objectionTo('cart')).toBe('There is a feature cart already.');
  expect(objectionTo('Gift Cards')).toContain('one English word');
  expect(['gifts', 'reviews', 'consents', 'content'].map(objectionTo)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
