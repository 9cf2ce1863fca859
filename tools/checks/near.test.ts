import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, wholeShop } from '../../e2e/areas.ts';
import { root } from '../steps.mjs';
import { nearOf, type Project } from './near.ts';

/** [file, what it imports] */
const imports: [string, ...string[]][] = [
  ['src/features/cart/rules.ts', 'src/platform/money.ts'],
  ['src/features/cart/rules.test.ts', 'src/features/cart/rules.ts'],
  ['src/features/cart/http.test.ts', 'src/services/testing.ts'],
  ['src/features/cart/ui/line.tsx', 'src/features/cart/rules.ts'],
  ['src/features/cart/messages/fi.json'],
  ['src/features/checkout/rules.ts', 'src/features/cart/rules.ts'],
  ['src/features/checkout/rules.test.ts', 'src/features/checkout/rules.ts'],
  ['src/features/checkout/http.test.ts', 'src/services/testing.ts'],
  ['src/services/testing.ts', 'src/features/cart/rules.ts'],
  ['src/platform/money.ts'],
  ['src/platform/money.test.ts', 'src/platform/money.ts'],
  ['src/platform/db/migrate.test.ts'],
  ['src/services/declared-tables.test.ts', 'src/services/testing.ts'],
  ['src/pages/cart.tsx', 'src/features/cart/ui/line.tsx', 'src/pages/parts/coupon.tsx'],
  ['src/pages/parts/coupon.tsx'],
  ['src/pages/parts/note/messages/sv.json'],
  ['src/pages/parts/note/note.tsx'],
  ['src/pages/search.tsx', 'src/pages/parts/note/note.tsx'],
  ['src/shell/header.tsx'],
  ['e2e/steps/pay.ts'],
  ['e2e/steps/wait.ts'],
  ['e2e/buy.spec.ts', 'e2e/steps/pay.ts'],
  ['e2e/pay-again.spec.ts', 'e2e/steps/pay.ts', 'e2e/steps/wait.ts'],
  ['tools/project.test.ts'],
  ['docs/content.md'],
];

const importers = Map.groupBy(
  imports.flatMap(([source, ...used]) => used.map((resolved) => ({ source, resolved }))),
  ({ resolved }) => resolved,
);
const project: Project = {
  files: [
    ...imports.map(([file]) => file),
    ...Object.values(areas).flatMap(({ usual }) => usual.map((name) => `e2e/${name}.spec.ts`)),
  ],
  importers: new Map(
    [...importers].map(([file, found]) => [file, found.map(({ source }) => source)]),
  ),
};

const ofCart = ['cart', 'customer-cart'];

/** [changed file, its unit tests without those of every change, its browser tests] */
const cases: [file: string, unit: string[], e2e: string[]][] = [
  // A rule: its own feature, and what imports it, but not what services connect it with.
  [
    'src/features/cart/rules.ts',
    [
      'src/features/cart/http.test.ts',
      'src/features/cart/rules.test.ts',
      'src/features/checkout/rules.test.ts',
    ],
    ofCart,
  ],
  // A migration, which no file imports.
  [
    'src/features/cart/migrations/9.sql',
    [
      'src/features/cart/http.test.ts',
      'src/features/cart/rules.test.ts',
      'src/platform/db/migrate.test.ts',
      'src/services/declared-tables.test.ts',
    ],
    ofCart,
  ],
  // A page, and a part of it.
  ['src/pages/cart.tsx', [], ofCart],
  ['src/pages/parts/coupon.tsx', [], ofCart],
  // Texts: of a feature, and of a part that is in no area but on a page of one.
  [
    'src/features/cart/messages/fi.json',
    ['src/features/cart/http.test.ts', 'src/features/cart/rules.test.ts'],
    ofCart,
  ],
  ['src/pages/parts/note/messages/sv.json', [], ['search']],
  // What every page uses.
  ['src/shell/header.tsx', [], wholeShop],
  // Tests, and what tests use.
  [
    'src/features/checkout/rules.test.ts',
    ['src/features/checkout/http.test.ts', 'src/features/checkout/rules.test.ts'],
    [],
  ],
  ['e2e/pay-again.spec.ts', [], ['pay-again']],
  ['e2e/steps/pay.ts', [], ['buy']],
  ['e2e/steps/wait.ts', [], ['pay-again']],
  // A file that is no more.
  [
    'src/features/checkout/old.ts',
    ['src/features/checkout/http.test.ts', 'src/features/checkout/rules.test.ts'],
    ['buy', 'checkout', 'payment-states'],
  ],
  ['e2e/old.spec.ts', [], []],
  ['docs/content.md', [], []],
];

describe('what is near to a change', () => {
  it.each(cases)('of %s', (file, unit, e2e) => {
    expect(nearOf([file], project)).toEqual({
      unit: [...unit, 'tools/project.test.ts'],
      e2e: e2e.map((name) => `e2e/${name}.spec.ts`).toSorted(),
    });
  });

  it('of several files is near to one of them', () => {
    expect(nearOf(['e2e/buy.spec.ts', 'src/pages/cart.tsx', 'e2e/buy.spec.ts'], project)).toEqual({
      unit: ['tools/project.test.ts'],
      e2e: ['e2e/buy.spec.ts', 'e2e/cart.spec.ts', 'e2e/customer-cart.spec.ts'],
    });
  });

  it('is everything for what everything is built or tested with', () => {
    expect(nearOf(['docs/content.md', 'package.json'], project)).toBe('package.json');
    expect(nearOf(['vite.config.ts'], project)).toBe('vite.config.ts');
  });
});

describe('areas', () => {
  const sources = Object.values(areas).flatMap((area) => area.sources);
  const among = (pattern: string) => globSync(pattern, { cwd: root });

  it('have every feature and every page', () => {
    const files = [...among('src/features/*'), ...among('src/pages/*.{ts,tsx}')];
    const isInArea = (file: string) => sources.some((source) => file.startsWith(`src/${source}`));
    const outside = files.filter((file) => !file.endsWith('.test.ts') && !isInArea(file));
    expect(outside).toEqual([]);
  });

  it('name no source that is not there', () => {
    expect(sources.filter((source) => among(`src/${source}*`).length === 0)).toEqual([]);
  });
});
