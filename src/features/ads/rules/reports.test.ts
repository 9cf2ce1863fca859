import { expect, test } from 'vitest';
import { mayReport } from './consents.ts';
import { opened, sealed } from './seal.ts';

test('reports need consent to marketing (R384, R399)', () => {
  expect(mayReport(['functional', 'marketing'])).toBe(true);
  expect(mayReport(['functional', 'analytics'])).toBe(false);
  expect(mayReport([])).toBe(false);
});

const codeOf = (text: string) => `code-of-${text.length}`;

test('a report is opened only where it was sealed (R399)', () => {
  const url = 'https://ads.example/seen?text=a b';
  expect(opened(sealed(url, codeOf), codeOf)).toBe(url);
  expect(opened(sealed(url, codeOf), () => 'another')).toBeUndefined();
  expect(opened(`${sealed(url, codeOf)}c`, codeOf)).toBeUndefined();
  for (const text of ['', ' ', url, ` ${url}`]) expect(opened(text, codeOf)).toBeUndefined();
});
