/** Typo costs: how far a mistyped word is from a correct one. */

const rows = ['1234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** Pairs of adjacent keys on a Finnish keyboard, in both orders. */
const neighbours = new Set(
  rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]].flatMap((other) =>
        other === undefined ? [] : [letter + other, other + letter],
      ),
    ),
  ),
);

const similar = new Set(
  ['äa', 'åa', 'öo', 'åo', 'éè', 'ée', 'üu', 'vw', 'sz', 'kc'].flatMap((two) => [
    two,
    [...two].toReversed().join(''),
  ]),
);

const likeLetters = 0.2;
const besideKeys = 0.7;
const doubledLetter = 0.6;
const swappedLetters = 0.6;
const otherLetter = 1.2;

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  if (similar.has(a + b)) return likeLetters;
  return neighbours.has(a + b) ? besideKeys : otherLetter;
}

/** Cost of an extra or missing letter: lower when it repeats the one before it. */
const extra = (word: string, i: number): number => (word[i] === word[i - 1] ? doubledLetter : 1);

/** What single errors cost. */
export const costOf = { exchanged: exchange, extra, swapped: swappedLetters };

const longestWord = 64;
const rows3 = [0, 1, 2].map(() => new Uint8Array(longestWord + 2));

/** Whether at most `limit` edits (a letter replaced, removed, added, or swapped with the next) turn
 * `a` into `b`. Fast enough to compare one word with thousands; words have at most 64 letters. */
export function isWithin(a: string, b: string, limit: number): boolean {
  const far = limit + 1;
  let [older, old, row] = rows3 as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= Math.min(b.length, far); j += 1) old[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? i : far;
    let least = at(row, from - 1);
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = same ? at(old, j - 1) : 1 + Math.min(at(old, j - 1), at(row, j - 1));
      if (!same && j < i + limit) cost = Math.min(cost, at(old, j) + 1);
      if (!same && isSwap(a, b, i, j)) cost = Math.min(cost, at(older, j - 2) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return false;
    [older, old, row] = [old, row, older];
  }
  return at(old, b.length) <= limit;
}

const at = (row: Uint8Array | Float64Array, j: number): number => row[j] ?? 0;

const isSwap = (a: string, b: string, i: number, j: number): boolean =>
  i > 1 &&
  j > 1 &&
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
  a.charCodeAt(i - 2) === b.charCodeAt(j - 1);

/** Weighted edit distance from `a` to `b`: adjacent keys, doubled letters and lost diacritics cost
 * less. */
export function typoCost(a: string, b: string): number {
  let [older, old, row] = [0, 1, 2].map(() => new Float64Array(b.length + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let j = 1; j <= b.length; j += 1) old[j] = at(old, j - 1) + extra(b, j - 1);
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = at(old, 0) + extra(a, i - 1);
    for (let j = 1; j <= b.length; j += 1) {
      row[j] = Math.min(
        at(old, j - 1) + exchange(a.charAt(i - 1), b.charAt(j - 1)),
        at(old, j) + extra(a, i - 1),
        at(row, j - 1) + extra(b, j - 1),
        isSwap(a, b, i, j) ? at(older, j - 2) + swappedLetters : Infinity,
      );
    }
    [older, old, row] = [old, row, older];
  }
  return at(old, b.length);
}
