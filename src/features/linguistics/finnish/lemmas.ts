/** Finds the dictionary forms that a stem may belong to. */
import { irregularOf, isOviWord, isVesiWord } from './exceptions.ts';
import { strong, weak } from './gradation.ts';
import { byEnding, isVowel } from './letters.ts';

const cut = (stem: string, count: number, more = ''): string =>
  stem.slice(0, stem.length - count) + more;

interface Rule {
  ends: RegExp;
  words: (stem: string) => string[];
}

const grades = (word: string): string[] => [word, ...weak(word)];

/** Rules by the ending of a singular stem. */
const rules: Rule[] = [
  { ends: /[^k]se$/, words: (stem) => [cut(stem, 2, 'nen')] },
  { ends: /kse$/, words: (stem) => [cut(stem, 3, 's')] },
  {
    ends: /[^e]e$/,
    words: (stem) =>
      [cut(stem, 1, 'i'), ...strong(stem).map((one) => cut(one, 1, 'i'))].filter(isOviWord),
  },
  { ends: /[dtnrl]e$/, words: (stem) => [cut(stem, 2, 'si')].filter(isVesiWord) },
  { ends: /[uy][dt]e$/, words: (stem) => [cut(stem, 2, 's')] },
  { ends: /ee$/, words: (stem) => grades(cut(stem, 1)) },
  { ends: /nee$/, words: (stem) => [cut(stem, 2, /[aou]/.test(stem) ? 'ut' : 'yt')] },
  { ends: /(aa|ää|ii|ee)$/, words: (stem) => grades(cut(stem, 1)).map((one) => `${one}s`) },
  { ends: /ime$/, words: (stem) => grades(cut(stem, 2)).map((one) => `${one}n`) },
  { ends: /t[oö]m[aä]$/, words: (stem) => grades(cut(stem, 2)).map((one) => `${one}n`) },
  { ends: /[aeiouyäö][nlr]e$/, words: (stem) => [cut(stem, 1)] },
  { ends: /[uy]e$/, words: (stem) => [cut(stem, 1, 't')] },
  { ends: /mm[aä]$/, words: (stem) => [cut(stem, 2, 'pi')] },
];

const rulesFor = byEnding(4, (ending) => rules.filter(({ ends }) => ends.test(ending)));

/** Dictionary forms of a singular stem, weak or strong. */
function ofSingular(stem: string): string[] {
  const irregular = irregularOf(stem);
  if (irregular.length > 0) return [stem, ...irregular];
  if (!isVowel(stem.at(-1))) return [stem, ...ofSingular(`${stem}e`)];
  const direct = /(aa|ää|ee|ii)$/.test(stem) ? [stem] : [stem, ...strong(stem)];
  return [...direct, ...rulesFor(stem).flatMap(({ words }) => words(stem))];
}

/** Singular stems that a plural stem may come from, by its last letter. */
function singularsOf(stem: string): string[] {
  const a = /[aou]/.test(stem) ? 'a' : 'ä';
  const end = stem.slice(-1);
  if (/[oö]/.test(end)) return [stem, cut(stem, 1, a), `${stem}${end}`];
  if (end === 'e') return [stem, cut(stem, 1, 'i'), `${stem}e`, `${stem}${a}`];
  if (/[aäi]/.test(end)) return [`${stem}${end}`];
  if (/[uy]/.test(end)) return [stem, `${stem}e`];
  return [`${stem}e`, `${stem}${a}`];
}

export const lemmasOf = (stem: string, isPlural: boolean): string[] =>
  isPlural ? singularsOf(stem).flatMap(ofSingular) : ofSingular(stem);
