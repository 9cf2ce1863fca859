/** Places of names in Finnish order (R099): a comparison by collation costs too much for a million of them. */

import { placesBy } from './growing.ts';
import { placesByNumber } from './places.ts';

const collator = new Intl.Collator('fi');
const letters = new Intl.Collator('fi', { sensitivity: 'base' });

/** Finnish order: å, ä, ö after z. */
export const inFinnishOrder = (a: string, b: string): number => collator.compare(a, b);

/** Place of each name among them all, from 0; names that collate alike share one. */
export function nameRanks(names: readonly string[]): Float64Array {
  const key = keyMaker(names);
  const keys = names.map(key);
  const order = placesBy(names.length, (a, b) =>
    compare(keys[a] as string, keys[b] as string, names[a] as string, names[b] as string),
  );
  const ranks = new Float64Array(names.length);
  let rank = 0;
  for (const [place, row] of order.entries()) {
    const before = place === 0 ? row : (order[place - 1] as number);
    const isNext =
      keys[before] !== keys[row] || !isAlike(names[before] as string, names[row] as string);
    if (isNext) rank = place;
    ranks[row] = rank;
  }
  return ranks;
}

const compare = (keyA: string, keyB: string, a: string, b: string): number => {
  if (keyA === keyB) return a === b ? 0 : collator.compare(a, b);
  return keyA < keyB ? -1 : 1;
};

const isAlike = (a: string, b: string): boolean => a === b || collator.compare(a, b) === 0;

/** Places of the names, those of the first ones first. */
export const placesByName = (names: readonly string[]): Uint32Array => {
  const ranks = nameRanks(names);
  return placesByNumber(ranks);
};

/** Every letter becomes its place in the Finnish alphabet, so that keys compare as plain strings. */
function keyMaker(names: readonly string[]): (name: string) => string {
  const seen = new Set<number>();
  for (const name of names) {
    for (let i = 0; i < name.length; i += 1) seen.add(name.charCodeAt(i));
  }
  const alphabet = [...seen].map((code) => String.fromCharCode(code)).toSorted(letters.compare);
  const places = new Uint16Array(65_536);
  let place = 0;
  for (const [index, letter] of alphabet.entries()) {
    // What collation ignores has no place.
    if (letters.compare(letter, '') === 0) continue;
    if (place === 0 || letters.compare(alphabet[index - 1] as string, letter) !== 0) place += 1;
    places[letter.charCodeAt(0)] = place;
  }
  return (name) => {
    const codes: number[] = [];
    for (let i = 0; i < name.length; i += 1) {
      const code = places[name.charCodeAt(i)] as number;
      if (code > 0) codes.push(code);
    }
    return String.fromCharCode(...codes);
  };
}
