/** Which names are suggested for what is being typed, and in which order. */

export interface Named {
  name: string;
  /** Products behind the name: of equal fits, the one with more comes first. */
  count: number;
}

/** A name with its words as they are compared; made once, asked at every letter. */
export interface Lookup<One extends Named> {
  one: One;
  words: string[];
}

/** Lower-case words without marks, parted by anything that is neither letter nor number. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

export const lookupOf = <One extends Named>(names: readonly One[]): Lookup<One>[] =>
  names.map((one) => ({ one, words: wordsOf(one.name) }));

/** Names in which every word of the term begins a word; earlier words first, then those with more products. */
export function namesBeginning<One extends Named>(
  lookup: readonly Lookup<One>[],
  term: string,
  most: number,
): One[] {
  const asked = wordsOf(term);
  if (asked.length === 0) return [];
  const fits = lookup.flatMap(({ one, words }) => {
    const places = asked.map((word) => words.findIndex((own) => own.startsWith(word)));
    return places.includes(-1) ? [] : [{ one, place: Math.min(...places) }];
  });
  const byFit = fits.toSorted((a, b) => a.place - b.place || b.one.count - a.one.count);
  return byFit.slice(0, most).map(({ one }) => one);
}

/** Fewer letters in common say nothing. */
const leastInCommon = 3;

/** For terms that find nothing: names that begin most like a word of the term. */
export function namesNear<One extends Named>(
  lookup: readonly Lookup<One>[],
  term: string,
  most: number,
): One[] {
  const asked = wordsOf(term);
  const fits = lookup.flatMap(({ one, words }) => {
    const letters = asked.flatMap((word) => words.map((own) => commonBeginning(own, word)));
    const best = Math.max(0, ...letters);
    return best < leastInCommon ? [] : [{ one, best }];
  });
  const longest = Math.max(0, ...fits.map(({ best }) => best));
  const nearest = fits.filter(({ best }) => best >= longest - 1);
  const byFit = nearest.toSorted((a, b) => b.best - a.best || b.one.count - a.one.count);
  return byFit.slice(0, most).map(({ one }) => one);
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
