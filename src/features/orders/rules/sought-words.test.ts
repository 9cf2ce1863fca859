import { expect, test } from 'vitest';
import { isBarcode, soughtWords } from './sought-words.ts';

test.each([
  ['  aino   virtanen ', ['aino', 'virtanen']],
  ['+358 40 123', ['35840123']],
  ['(040) 123-4567', ['0401234567']],
  ['00358 40 123 4567 aino', ['00358401234567', 'aino']],
  ['aino 040 123', ['aino', '040123']],
  // A number of an order does not go on with a phone number, nor does another phone number.
  ['040 123 10000001', ['040123', '10000001']],
  ['040 123 +358 40', ['040123', '35840']],
  ['10000001 10000002', ['10000001', '10000002']],
  ['0012345678905', ['0012345678905']],
  ['', []],
])('%j is looked for as %j', (typed, words) => {
  expect(soughtWords(typed)).toEqual(words);
});

test('an EAN has 8 to 14 digits', () => {
  const all = ['1234567', '12345678', '12345678901234', '123456789012345', '1234567a'];
  expect(all.filter(isBarcode)).toEqual(['12345678', '12345678901234']);
});
