import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf } from './language.ts';
import { listText } from './lists.ts';

test('lists are written as Intl writes them, in each language, however long', () => {
  const types = { and: 'conjunction', or: 'disjunction' } as const;
  const parts = fc.array(fc.string(), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom('and' as const, 'or' as const),
      parts,
      (language, word, list) => {
        const intl = new Intl.ListFormat(localeOf(language), { type: types[word] });
        expect(listText(list, word, language)).toBe(intl.format(list));
      },
    ),
  );
});
