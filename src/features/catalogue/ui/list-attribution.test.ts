import { afterEach, expect, test, vi } from 'vitest';
import { attributionOf } from './list-attribution.ts';

afterEach(() => vi.unstubAllGlobals());

test('the list of a product is known as long as its tab knows it (R165, R391)', () => {
  const found = { listId: '/kategoria/muoti', listName: 'Muoti', position: 3 };
  let kept: string | null = null;
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(attributionOf('1')).toBeNull();
  kept = JSON.stringify({ 1: found, 2: 'x' });
  expect(attributionOf('1')).toEqual(found);
  expect(attributionOf('2')).toBeNull();
  kept = '{';
  expect(attributionOf('1')).toBeNull();
});

test('where the browser forbids storage, no list is known', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(attributionOf('1')).toBeNull();
});
