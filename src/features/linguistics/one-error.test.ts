import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairs } from './one-error.ts';

const costOf = (typed: string, meant: string): number | undefined =>
  repairs(typed).find(({ word }) => word === meant)?.cost;

describe('one error', () => {
  test.each([
    ['a letter too few', 'villapata', 'villapaita'],
    ['a letter too many', 'huuulipuna', 'huulipuna'],
    ['a wrong letter', 'mustokka', 'mustikka'],
    ['two letters swapped', 'kahivnkeitin', 'kahvinkeitin'],
    ['the first letter wrong', 'nustikka', 'mustikka'],
    ['the first letter lost', 'ustikka', 'mustikka'],
    ['the last letter lost', 'mustikk', 'mustikka'],
    ['a mark lost', 'kengat', 'kengät'],
    ['an error in an ending', 'vetoketjuhin', 'vetoketjuihin'],
  ])('is mended: %s', (_, typed, meant) => expect(costOf(typed, meant)).toBeGreaterThan(0));

  test('costs less when it is a slip of the finger', () => {
    const cost = (typed: string, meant: string) => costOf(typed, meant) ?? Infinity;
    expect(cost('kengat', 'kengät')).toBeLessThan(cost('kengit', 'kengät'));
    expect(cost('aamutaki', 'aamutakki')).toBeLessThan(cost('aamutaki', 'aamutauki'));
    expect(cost('mustikks', 'mustikka')).toBeLessThan(cost('mustikkm', 'mustikka'));
    expect(cost('nustikka', 'mustikka')).toBeGreaterThan(cost('mustilka', 'mustikka'));
  });

  test('of every kind is mended, and each word is there once', () => {
    const letter = fc.constantFrom(...'aikstuöä');
    const word = fc.string({ unit: letter, minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.nat(), letter, (meant, number, other) => {
        const at = number % meant.length;
        const [before, own, after] = [meant.slice(0, at), meant[at], meant.slice(at + 1)];
        const typed = [
          before + after,
          before + other + after,
          before + other + own + after,
          before + after.slice(0, 1) + own + after.slice(1),
        ];
        for (const one of typed.filter((wrong) => wrong !== meant)) {
          const words = repairs(one).map((repaired) => repaired.word);
          expect(words).toContain(meant);
          expect(new Set(words).size).toBe(words.length);
          expect(words).not.toContain(one);
        }
      }),
    );
  });
});
