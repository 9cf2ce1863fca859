import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shouldRevalidate } from './revalidation.ts';

const at = (path: string) => new URL(path, 'https://shop.example');
const asked = (from: string, to: string, formAction?: string) =>
  shouldRevalidate({
    currentUrl: at(from),
    nextUrl: at(to),
    currentParams: {},
    nextParams: {},
    ...(formAction && { formAction, formMethod: 'POST' }),
    defaultShouldRevalidate: true,
  });

test.each([
  ['a heart is pressed', '/kategoria/muoti', '/kategoria/muoti', '/_data/wishlist', false],
  ['it is pressed in Swedish', '/sv/haku', '/sv/haku', '/sv/_data/wishlist', false],
  [
    'another page is on its way meanwhile',
    '/kategoria',
    '/kategoria/muoti',
    '/_data/wishlist',
    true,
  ],
  ['other filters are on their way meanwhile', '/haku', '/haku?sivu=2', '/_data/cart-count', true],
  ['the page’s own form is sent', '/ostoskori', '/ostoskori', '/ostoskori', true],
  ['a link is followed', '/ostoskori', '/kassa', undefined, true],
])('whether the page is loaded again when %s', (_, from, to, action, is) => {
  expect(asked(from, to, action)).toBe(is);
});

test('every page with a loader has the rule', () => {
  const folder = join(import.meta.dirname, '../pages');
  const pages = globSync('*.tsx', { cwd: folder }).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return /\bloader\b/.test(text) && !/shouldRevalidate\b/.test(text);
  });
  expect(pages).toEqual([]);
});
