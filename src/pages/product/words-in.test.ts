import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test.each([
  ['revontuli-kaukoputki', 'revontuli kaukoputki'],
  ['ruskea-herkkusieni-250-g', 'ruskea herkkusieni'],
  ['pehmea-ja-lammin-villainen-talvitakki-naisille', 'pehmea lammin villainen talvitakki'],
])('the address of a product that is gone names it: %s', (slug, words) => {
  expect(wordsIn(slug)).toBe(words);
});

test.each([undefined, '', 'x', 'tuote', '123-45', 'Osta nyt: evil.example', 'a--b', 'ä'.repeat(9)])(
  'an address that names no product is not searched for: %s',
  (slug) => {
    expect(wordsIn(slug)).toBe('');
  },
);
