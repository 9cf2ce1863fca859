/** Ranks of names in Finnish order (R099): sorting a million names by Intl.Collator alone is too slow. */
import { placesByNumber } from './radix-sort.ts';

const collator = new Intl.Collator('fi');
const numeric = new Intl.Collator('fi', { numeric: true });
const letters = new Intl.Collator('fi', { sensitivity: 'base' });

/** Finnish order: å, ä, ö after z. */
export const inFinnishOrder = (a: string, b: string): number => collator.compare(a, b);

/** Finnish order, and numbers in names by what they amount to: 36 before 104. */
export const inNumericOrder = (a: string, b: string): number => numeric.compare(a, b);

/** Rank of each name, from 0; names that collate as equal share a rank. */
export function nameRanks(names: readonly string[]): Float64Array {
  const alphabet = alphabetOf(names);
  const heads = headsOf(names, alphabet);
  const order = placesOfHeads(heads);
  const ranks = new Float64Array(names.length);
  const compare = comparison(names, alphabet);
  for (const [from, to] of runs(order, heads)) {
    const run = order.subarray(from, to).toSorted(compare);
    let rank = from;
    for (const [i, row] of run.entries()) {
      if (i > 0 && compare(run[i - 1] as number, row) !== 0) rank = from + i;
      ranks[row] = rank;
    }
  }
  return ranks;
}

/** Indexes of the names, sorted by name. */
export const placesByName = (names: readonly string[]): Uint32Array =>
  placesByNumber(nameRanks(names));

/** Position of each code unit in the Finnish alphabet, from 1; 0 for those that collation ignores. */
interface Alphabet {
  places: Uint16Array;
  size: number;
}

function alphabetOf(names: readonly string[]): Alphabet {
  const isSeen = new Uint8Array(65_536);
  const seen: string[] = [];
  for (const name of names) {
    for (let i = 0; i < name.length; i += 1) {
      const code = name.charCodeAt(i);
      if (isSeen[code] === 0) seen.push(name.charAt(i));
      isSeen[code] = 1;
    }
  }
  const inOrder = seen.toSorted(letters.compare);
  const places = new Uint16Array(65_536);
  let size = 0;
  for (const [index, letter] of inOrder.entries()) {
    if (letters.compare(letter, '') === 0) continue;
    const before = inOrder[index - 1] as string;
    if (size === 0 || letters.compare(before, letter) !== 0) size += 1;
    places[letter.charCodeAt(0)] = size;
  }
  return { places, size };
}

/** Numbers per head. They decide nearly all comparisons; names with equal heads are compared in full. */
const headNumbers = 3;

/** The first letters of each name, packed into numbers that sort like the letters. */
function headsOf(names: readonly string[], { places, size }: Alphabet): Float64Array[] {
  const base = size + 1;
  const length = Math.floor(53 / Math.log2(base + 1));
  const heads = Array.from({ length: headNumbers }, () => new Float64Array(names.length));
  const first = new Uint16Array(headNumbers * length);
  for (const [row, name] of names.entries()) {
    takeLetters(name, places, first);
    for (const [i, head] of heads.entries()) {
      head[row] = numberOf(first, i * length, (i + 1) * length, base);
    }
  }
  return heads;
}

/** Writes the positions of the first letters into `into`, padded with 0. */
function takeLetters(name: string, places: Uint16Array, into: Uint16Array): void {
  let taken = 0;
  for (let i = 0; i < name.length && taken < into.length; i += 1) {
    const place = places[name.charCodeAt(i)] as number;
    if (place === 0) continue;
    into[taken] = place;
    taken += 1;
  }
  into.fill(0, taken);
}

function numberOf(digits: Uint16Array, from: number, to: number, base: number): number {
  let number = 0;
  for (let i = from; i < to; i += 1) number = number * base + (digits[i] as number);
  return number;
}

/** Indexes sorted by the first number, then by the next ones. */
function placesOfHeads(heads: readonly Float64Array[]): Uint32Array {
  const [last, ...others] = heads.toReversed() as [Float64Array, ...Float64Array[]];
  return others.reduce((places, head) => placesByNumber(head, places), placesByNumber(last));
}

/** Ranges of `order` whose rows have equal heads: [start, index after the last]. */
function* runs(order: Uint32Array, heads: readonly Float64Array[]): Generator<[number, number]> {
  let from = 0;
  for (let to = 1; to <= order.length; to += 1) {
    const [first, next] = [order[from] as number, order[to] as number];
    if (to < order.length && heads.every((head) => head[first] === head[next])) continue;
    yield [from, to];
    from = to;
  }
}

/** Compares by letters alone, then by collation. */
function comparison(names: readonly string[], { places }: Alphabet) {
  const keys: string[] = [];
  const keyOf = (row: number): string => {
    keys[row] ??= keyIn(names[row] as string, places);
    return keys[row];
  };
  return (a: number, b: number): number => {
    const [nameA, nameB] = [names[a] as string, names[b] as string];
    if (nameA === nameB) return 0;
    const [keyA, keyB] = [keyOf(a), keyOf(b)];
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return collator.compare(nameA, nameB);
  };
}

/** Replaces letters by their positions, so that keys compare as plain strings. */
function keyIn(name: string, places: Uint16Array): string {
  const codes: number[] = [];
  for (let i = 0; i < name.length; i += 1) {
    const place = places[name.charCodeAt(i)] as number;
    if (place > 0) codes.push(place);
  }
  return String.fromCharCode(...codes);
}
