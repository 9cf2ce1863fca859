import { describe, expect, test } from 'vitest';
import { isSource, isUsedBy, type Module } from './changed.ts';

/** A module of the file, imported by the others. */
const moduleOf = (file: string | null, ...importers: Module[]): Module => ({
  file,
  importers: new Set(importers),
});

describe('the services start again when what they are made of changes', () => {
  const compose = moduleOf('/shop/src/services/compose.ts');
  const pages = moduleOf(null);
  const entries = ['/shop/src/services/process/front.ts', '/shop/src/services/compose.ts'];

  test('the entry itself, and what it imports at any distance', () => {
    const calls = moduleOf('/shop/src/features/cart/http.ts', compose);
    expect(isUsedBy(entries, [compose])).toBe(true);
    expect(isUsedBy(entries, [moduleOf('/shop/src/features/cart/rules.ts', pages, calls)])).toBe(
      true,
    );
  });

  test('not what pages alone import', () => {
    const page = moduleOf('/shop/src/pages/cart.tsx', pages);
    expect(isUsedBy(entries, [page, moduleOf('/shop/src/pages/line.tsx', page)])).toBe(false);
  });

  test('modules that import each other are looked at once', () => {
    const importers = new Set<Module>();
    const one = { file: '/shop/src/design/a.tsx', importers };
    importers.add(moduleOf('/shop/src/design/b.tsx', one));
    expect(isUsedBy(entries, [one])).toBe(false);
  });
});

test.each([
  ['src/features/cart/migrations/0002-more.sql', true],
  ['src/features/search-index/thread.ts', true],
  ['src/features/cart/rules.test.ts', false],
  ['src/features/cart/testing.ts', false],
  ['src/services/attacks/testing/target.ts', false],
  ['docs/feed.md', false],
])('what nothing imports is a source of the services or not: %s is %s', (file, is) => {
  expect(isSource(`/shop/${file}`, '/shop')).toBe(is);
});
