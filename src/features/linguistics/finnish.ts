/** Finnish: fifteen cases, gradation, possessive suffixes. Catalogue words give the stems of all
 * their forms, forms in queries are stripped of endings, and the two match by a common stem. */
import { caseOff, endingsOff, type Stripped } from './finnish/endings.ts';
import { lemmasOf } from './finnish/lemmas.ts';
import { paradigmOf } from './finnish/stems.ts';
import type { Inflection, Reading } from './inflection.ts';

const shortestLemma = 3;
const shortestForeign = 5;

/** Dictionary forms that the word may be a case of: 'kenkä' for 'kengät', 'hius' for 'hiuksille'. */
const lemmasBehind = (bare: Stripped[]): string[] =>
  bare
    .flatMap(({ stem, marks }) => lemmasOf(stem, marks.includes('+')))
    .filter((lemma) => lemma.length >= shortestLemma);

/** Foreign words without the i that is added before case endings: 'leggings' for 'leggingsit'. */
const foreignBehind = (bare: Stripped[]): string[] =>
  bare
    .filter(({ stem }) => stem.length > shortestForeign && /[^aeiouyåäö]i$/.test(stem))
    .map(({ stem }) => stem.slice(0, -1));

function stemsOf(word: string): string[] {
  const bare = caseOff(word);
  const lemmas = new Set([word, ...lemmasBehind(bare)]);
  return [...new Set([...[...lemmas].flatMap(paradigmOf), ...foreignBehind(bare)])];
}

function stemsIn(form: string): Reading[] {
  const readings = new Map([[form, 0]]);
  for (const { stem, marks, cost } of endingsOff(form)) {
    for (const mark of marks) {
      const marked = stem + mark;
      readings.set(marked, Math.min(cost, readings.get(marked) ?? cost));
    }
  }
  return [...readings].map(([stem, cost]) => ({ stem, cost }));
}

export const finnish: Inflection = { stemsOf, stemsIn };
