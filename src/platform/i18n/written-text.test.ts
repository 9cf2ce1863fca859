import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainText } from './plain-text.ts';
import { lineOf, namesContact, paragraphsOf } from './written-text.ts';

test('a line has single spaces and no characters that control, hide or turn text', () => {
  expect(lineOf('  Hyvä\u0007\tja\u200B kestävä\r\n\u202Epaita ')).toBe('Hyvä ja kestävä paita');
  expect(lineOf('a\u0308')).toBe('ä');
});

test('paragraphs keep their breaks, but not more than one empty line', () => {
  expect(paragraphsOf(' Eka \r\n\r\n\n\n toka\u2028kolmas\u0000\n')).toBe('Eka\n\ntoka\nkolmas');
});

test('every line of cleaned text is plain, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const cleaned = paragraphsOf(text.toWellFormed());
      expect(cleaned.split('\n').every(isPlainText)).toBe(true);
      expect(paragraphsOf(cleaned)).toBe(cleaned);
      expect(lineOf(lineOf(text))).toBe(lineOf(text));
    }),
  );
});

test.each([
  'Katso https://halpa',
  'HTTP://X',
  'WWW.halpa',
  'halvemmalla: kauppa.fi',
  'köp på min-butik.se/rea',
  'aino@example.org',
  'aino (at) posti',
  'soita 040 123 4567',
  '+358 40 1234567',
  '(09) 123-4567',
])('%s is a way of contact', (text) => {
  expect(namesContact(text)).toBe(true);
});

test.each([
  'Ostin 01.02.2026 ja hinta oli 1 234 567 senttiä.',
  'Bra tröja.Se till att tvätta kallt.',
  'Koko 40, pituus 0,5 m, 100 % puuvillaa.',
  'Size 10/12. De 3 färgerna är fina.',
  'EAN 2901000001234 oli väärä',
  '5/5!! 24/7 käytössä 0-3-vuotiaalla',
])('%s is none', (text) => {
  expect(namesContact(text)).toBe(false);
});
