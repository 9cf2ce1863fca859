import { expect, test } from 'vitest';
import { keptTerm, missedKindsOf } from './missed.ts';

test.each([
  [0, false, 50, ['none']],
  [0, true, 50.1, ['none', 'slow']],
  [3, true, 1, ['corrected']],
  [3, true, 90, ['corrected', 'slow']],
  [3, false, 51, ['slow']],
  [3, false, 50, []],
] as const)('%i products, corrected: %s, %d ms: %j', (totalCount, corrected, ms, kinds) => {
  const search = { term: 'villa', language: 'fi' as const, totalCount, corrected, ms };
  expect(missedKindsOf(search, 50)).toEqual(kinds);
});

test.each([
  ['  Villa\u00A0 Paita ', 'villa paita'],
  ['a\u0308mpa\u0308ri', 'ämpäri'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), ''],
  ['aino@example.com', ''],
  ['+358 40 123 4567', ''],
  ['131052-308t', ''],
  ['villa\0paita', ''],
  ['villa\uD800', ''],
])('%j is counted as %j', (term, kept) => expect(keptTerm(term)).toBe(kept));
