import { describe, expect, test } from 'vitest';
import { finnish } from '../../src/features/linguistics/finnish.ts';
import { paradigms } from './paradigms.ts';

describe('Finnish words of shops', () => {
  test.each(paradigms)('$base is found in each of its forms', ({ base, forms }) => {
    const stems = new Set(finnish.stemsOf(base));
    const missed = forms.filter(
      (form) => !finnish.stemsIn(form).some(({ stem }) => stems.has(stem)),
    );
    expect(missed).toEqual([]);
  });

  test('seldom find words that they are no forms of', () => {
    const bases = paradigms.map(({ base }) => ({ base, stems: new Set(finnish.stemsOf(base)) }));
    const pairs = paradigms.flatMap(({ base, forms }) =>
      forms.flatMap((form) => {
        const asked = finnish.stemsIn(form);
        return bases
          .filter(({ stems }) => asked.some(({ stem }) => stems.has(stem)))
          .map((found) => ({ right: sameWord(base, found.base) || isFormOf(form, found.base) }));
      }),
    );
    const wrong = pairs.filter(({ right }) => !right).length;
    expect(wrong / pairs.length).toBeLessThan(0.02);
  });
});

const formsOf = new Map(paradigms.map(({ base, forms }) => [base, new Set([base, ...forms])]));

const isFormOf = (form: string, base: string): boolean => formsOf.get(base)?.has(form) ?? false;

/** 'saapas' and 'saappaat' are one word. */
const sameWord = (a: string, b: string): boolean => isFormOf(a, b) || isFormOf(b, a);
