import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from './boundaries.ts';
import { createFeature, featureFiles, objectionTo, withFeature } from './new-feature.ts';
import { root } from './steps.mjs';

test('a new feature has every layer of calls and tests, with no gap left in them', () => {
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
      'repository.ts',
      'tables.ts',
    ]
      .toSorted()
      .map((file) => `gift-cards/${file}`),
  );
  expect(Object.values(files).join('')).not.toMatch(/@\w+@/);
  expect(files['gift-cards/http.ts']).toContain('makeGiftCardsApp');
  expect(files['gift-cards/tables.ts']).toContain("pgSchema('gift_cards')");
});

test('it comes last in the order of features', () => {
  const source = readFileSync(join(root, 'tools/boundaries.ts'), 'utf8');
  const last = features.at(-1) ?? '';
  expect(withFeature(source, 'gifts')).toContain(`'${last}',\n  'gifts',\n] as const`);
});

test('a name that is taken or no word is refused', () => {
  expect(objectionTo('cart')).toBe('There is a feature cart already.');
  expect(objectionTo('Gift Cards')).toContain('one English word');
  expect(['gifts', 'vouchers', 'news'].map(objectionTo)).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});

test('it is registered with the API, and for export and erasure of a customer’s data', () => {
  const project = mkdtempSync(join(tmpdir(), 'aitta-feature-'));
  for (const one of ['src/services', 'tools', 'docs']) {
    cpSync(join(root, one), join(project, one), { recursive: true });
  }
  createFeature('gift-cards', project);
  const read = (file: string) =>
    readFileSync(join(project, 'src/services/retail-api', file), 'utf8');
  expect(read('sales.ts')).toContain("app.route('/', makeGiftCardsApp({ db, customerOf, now }));");
  expect(read('personal-data/data-sources.ts')).toContain('erase: giftCards.eraseCustomer');
  expect(readFileSync(join(project, 'docs/personal-data.md'), 'utf8')).toContain(
    '`gift_cards.note`',
  );
  expect(read('personal-data/tables.ts')).toContain("'gift_cards.note': {");
  expect(readFileSync(join(project, 'tools/boundaries.ts'), 'utf8')).toContain("'gift-cards',");
  rmSync(project, { recursive: true });
});
