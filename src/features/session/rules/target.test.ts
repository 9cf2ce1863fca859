import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTarget } from './target.ts';

const shop = 'https://shop.example';

test.each([
  '/',
  '/kategoria/muoti?brändi=Aalto_Lähde&sivu=2',
  '/sv/tuote/kahvi/123?variantti=4#koko',
  '/haku?hakutermi=kahvi%20ja%20tee',
  '/kategoria/koti%20ja%20sisustus',
  '/haku?hakutermi=https%3A%2F%2Fevil.example',
])('a place of the shop is safe: %s (R230)', (path) => {
  const found = safeTarget(path, shop);
  expect(new URL(found, shop).href).toBe(new URL(path, shop).href);
});

test('the whole address of a place of the shop becomes its path', () => {
  expect(safeTarget('https://shop.example/haku?a=1', shop)).toBe('/haku?a=1');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'http://shop.example/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'https://user:pass@shop.example/',
  '//user@shop.example/',
  '//:pass@shop.example/',
  '//shop.example:81/',
  'https:evil.example',
  '/.//evil.example',
  '/kategoria/..//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%252f/evil.example',
  '/%2525252f/evil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%0d%0aset-cookie:a=b',
  '/%00',
  '/%E0%A4%A',
  '/a\r\nset-cookie: a=b',
  'https://[',
])('anything else raises "Unsafe URL detected!": %j (R379)', (raw) => {
  expect(() => safeTarget(raw, shop)).toThrow('Unsafe URL detected!');
});

test('a path that is encoded four times is safe, one encoded more often is refused at once', () => {
  const encoded = (times: number) => `/%${'25'.repeat(times - 1)}41`;
  expect(safeTarget(encoded(4), shop)).toBe(encoded(4));
  expect(() => safeTarget(encoded(5), shop)).toThrow('Unsafe URL detected!');
  expect(() => safeTarget(encoded(7000), shop)).toThrow('Unsafe URL detected!');
});

test('whatever passes is on the shop’s origin when a browser reads it (R379)', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    'javascript:',
    '%2f',
    '%5c',
    'evil.example',
    '?',
    '#',
    ' ',
    '\t',
    'a',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      let target: string;
      try {
        target = safeTarget(parts.join(''), shop);
      } catch {
        return;
      }
      expect(target.startsWith('/')).toBe(true);
      expect(new URL(target, shop).origin).toBe(shop);
    }),
    { numRuns: 3000 },
  );
});
