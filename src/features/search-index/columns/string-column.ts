/** Many strings, usually sorted by `<`, packed into two values: sending them to another thread
 * costs one copy. */

import { lowerBound } from './lower-bound.ts';

/** `text` is all strings joined; string i is between `starts[i]` and `starts[i + 1]`. */
export interface PackedStrings {
  text: string;
  starts: Uint32Array;
}

export function pack(strings: readonly string[]): PackedStrings {
  const starts = new Uint32Array(strings.length + 1);
  for (const [place, one] of strings.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + one.length;
  }
  return { text: strings.join(''), starts };
}

export const sizeOf = ({ starts }: PackedStrings): number => starts.length - 1;

export function stringAt({ text, starts }: PackedStrings, place: number): string {
  return text.slice(starts[place], starts[place + 1]);
}

export const stringsOf = (strings: PackedStrings): string[] =>
  Array.from({ length: sizeOf(strings) }, (_, place) => stringAt(strings, place));

/** Index of the first string that is not before `wanted`. */
export const firstFrom = (strings: PackedStrings, wanted: string): number =>
  lowerBound(sizeOf(strings), (place) => stringAt(strings, place) < wanted);

/** Index of the string, or -1. */
export function placeOf(strings: PackedStrings, wanted: string): number {
  const place = firstFrom(strings, wanted);
  return place < sizeOf(strings) && stringAt(strings, place) === wanted ? place : -1;
}

/** Indexes of the strings that begin with `beginning`: [first, index after the last]. */
export function beginningWith(strings: PackedStrings, beginning: string): [number, number] {
  return [firstFrom(strings, beginning), firstFrom(strings, `${beginning}\uffff`)];
}
