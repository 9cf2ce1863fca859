import { expect, test } from 'vitest';
import { isPlainText, plainTextOf } from './plain-text.ts';

test.each([
  'Ve\r\nBcc: evil@x.example',
  'a\tb',
  '\u001b[31mred',
  'bell\u0007',
  'next\u0085line',
  'line\u2028break',
  '\u202Etxt.exe',
  '\u2066isolated\u2069',
  'half \uD83D',
])('%j is not plain, and what is left of it is', (text) => {
  expect(isPlainText(text)).toBe(false);
  expect(isPlainText(plainTextOf(text))).toBe(true);
});

test.each(['Äänekoski', 'Anne-Maj O’Connor', 'Łódź', '山田', 'محمد', 'Emoji 👩‍🍳', 'a\u00A0b', ''])(
  '%j is plain and stays as it is',
  (text) => {
    expect(isPlainText(text)).toBe(true);
    expect(plainTextOf(text)).toBe(text);
  },
);
