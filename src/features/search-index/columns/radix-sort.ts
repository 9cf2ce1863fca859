/** Radix sort of indexes by their numbers: sorting millions by comparison takes seconds. */

import { inOrder, type Numbers } from './growable-arrays.ts';

/** Indexes (all, or those in `from`) sorted by their numbers, ascending and stable. */
export function placesByNumber(numbers: Numbers, from?: Uint32Array): Uint32Array {
  const bytes = comparableBytes(numbers);
  let places = from?.slice() ?? Uint32Array.from(numbers, (_, place) => place);
  let moved = new Uint32Array(places.length);
  for (let digit = 0; digit < 8; digit += 1) {
    const next = startsOf(bytes, digit, places);
    if (!next) continue;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] as number;
      const byte = bytes[place * 8 + digit] as number;
      moved[next[byte] as number] = place;
      next[byte] = (next[byte] as number) + 1;
    }
    [places, moved] = [moved, places];
  }
  return places;
}

/** Keys sorted ascending, each with its value. */
export function sortedPairs<Values extends Numbers>(keys: Float64Array, values: Values) {
  const order = placesByNumber(keys);
  return { keys: inOrder(keys, order), values: inOrder(values, order) };
}

/** Start of each byte value's bucket; null when all numbers have the same byte. */
function startsOf(bytes: Uint8Array, digit: number, places: Uint32Array): Uint32Array | null {
  const starts = new Uint32Array(257);
  for (let i = 0; i < places.length; i += 1) {
    const byte = bytes[(places[i] as number) * 8 + digit] as number;
    starts[byte + 1] = (starts[byte + 1] as number) + 1;
  }
  if (starts.includes(places.length)) return null;
  for (let byte = 0; byte < 256; byte += 1) {
    starts[byte + 1] = (starts[byte + 1] as number) + (starts[byte] as number);
  }
  return starts;
}

/** Eight bytes per number, least significant first; as unsigned integers they sort like the numbers. */
function comparableBytes(numbers: Numbers): Uint8Array {
  // Adding 0 turns -0 into 0.
  const words = new Uint32Array(Float64Array.from(numbers, (number) => number + 0).buffer);
  for (let i = 1; i < words.length; i += 2) {
    const high = words[i] as number;
    const isNegative = high >= 0x8000_0000;
    words[i] = isNegative ? ~high : high | 0x8000_0000;
    if (isNegative) words[i - 1] = ~(words[i - 1] as number);
  }
  return new Uint8Array(words.buffer);
}
