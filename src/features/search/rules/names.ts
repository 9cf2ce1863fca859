/** Chooses and orders the names suggested for a term that is being typed. */

export interface Named {
  name: string;
  /** Number of products with the name; among equal matches, more products come first. */
  count: number;
}

/** A name with its normalised words, computed once because every keystroke compares them. */
export interface Lookup<One extends Named> {
  one: One;
  words: string[];
}

/** Lower-case words without accents; anything but letters and numbers separates words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

export const lookupOf = <One extends Named>(names: readonly One[]): Lookup<One>[] =>
  names.map((one) => ({ one, words: wordsOf(one.name) }));

/** Names where each word of the term is the start of a word. Matches in earlier words first, then by count. */
export function namesBeginning<One extends Named>(
  lookup: readonly Lookup<One>[],
  term: string,
  most: number,
): One[] {
  const termWords = wordsOf(term);
  if (termWords.length === 0) return [];
  const fits = lookup.flatMap(({ one, words }) => {
    const places = termWords.map((word) => words.findIndex((own) => own.startsWith(word)));
    return places.includes(-1) ? [] : [{ one, place: Math.min(...places) }];
  });
  const byFit = fits.toSorted((a, b) => a.place - b.place || b.one.count - a.one.count);
  return byFit.slice(0, most).map(({ one }) => one);
}

/** Names that share fewer first letters with the term are not similar. */
const leastInCommon = 3;

/** For terms that find nothing: names with a word that shares the most first letters with one of the term. */
export function namesNear<One extends Named>(
  lookup: readonly Lookup<One>[],
  term: string,
  most: number,
): One[] {
  const termWords = wordsOf(term);
  const fits = lookup.flatMap(({ one, words }) => {
    const letters = termWords.flatMap((word) => words.map((own) => commonBeginning(own, word)));
    const best = Math.max(...letters);
    return best < leastInCommon ? [] : [{ one, best }];
  });
  const longest = Math.max(...fits.map(({ best }) => best));
  const nearest = fits.filter(({ best }) => best >= longest - 1);
  const byFit = nearest.toSorted((a, b) => b.best - a.best || b.one.count - a.one.count);
  return byFit.slice(0, most).map(({ one }) => one);
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (one[length] !== undefined && one[length] === other[length]) length += 1;
  return length;
}
