import { expect, test } from 'vitest';
import { readReviews, writeReviews } from './url-state.ts';

const read = (query: string) => readReviews(new URLSearchParams(query));

test.each([
  ['', { page: 1, sort: 'newest' }],
  ['arviot=2', { page: 2, sort: 'newest' }],
  ['arviojarjestys=parhaat', { page: 1, sort: 'highest' }],
  ['arviojarjestys=heikoimmat&arviot=3', { page: 3, sort: 'lowest' }],
])('?%s shows %j (R401)', (query, shown) => {
  expect(read(query)).toEqual(shown);
  const before = new URLSearchParams('variantti=11&arviot=9&arviojarjestys=x');
  expect(String(writeReviews(shown as never, before))).toBe(
    ['variantti=11', query].filter(Boolean).join('&'),
  );
});

test.each([
  'arviot=1',
  'arviot=0',
  'arviot=02',
  'arviot=x',
  'arviot=-1',
  'arviot=',
  'arviot=100000',
  'arviojarjestys=uusimmat',
  'arviojarjestys=',
])('?%s is not the one form of an address', (query) => {
  expect(read(query)).toBeNull();
});
