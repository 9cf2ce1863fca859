import { expect, test } from 'vitest';
import { consentsGiven, mayReport } from './consents.ts';
import { opened, sealed } from './seal.ts';

test('reports need consent to marketing, which nobody has given yet (R399)', () => {
  expect(mayReport({ marketing: true })).toBe(true);
  expect(mayReport({ marketing: false })).toBe(false);
  expect(mayReport(consentsGiven())).toBe(false);
});

const codeOf = (text: string) => `code-of-${text.length}`;

test('a report is opened only where it was sealed (R399)', () => {
  const url = 'https://ads.example/seen?text=a b';
  expect(opened(sealed(url, codeOf), codeOf)).toBe(url);
  expect(opened(sealed(url, codeOf), () => 'another')).toBeUndefined();
  expect(opened(`${sealed(url, codeOf)}c`, codeOf)).toBeUndefined();
  for (const text of ['', ' ', url, ` ${url}`]) expect(opened(text, codeOf)).toBeUndefined();
});
