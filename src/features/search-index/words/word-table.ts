/** Numbers words in the order they are first seen. Words are looked up by their range in a text:
 * slicing millions of them out would cost more than the rest of the build. */

import { pack, type PackedStrings } from '../columns/string-column.ts';

export interface WordTable {
  /** Number of the word from `start` up to `end` (exclusive) of the text; a new word is added. */
  numberOf(text: string, start: number, end: number): number;
  /** All words; the number of a word is its index. */
  words: readonly string[];
  packed(): PackedTable;
}

/** A table that can be sent to another thread; string i is between `starts[i]` and `starts[i + 1]`.
 * Each two numbers of `slots` are that of a word + 1 and its hash, or 0. */
export interface PackedTable extends PackedStrings {
  slots: Uint32Array;
}

/** Number of the word, or -1. */
export function numberIn({ text, starts, slots }: PackedTable, word: string): number {
  const hash = hashOf(word, 0, word.length);
  let slot = slotOf(slots, hash);
  for (; slots[slot] !== 0; slot = (slot + 2) & (slots.length - 1)) {
    if (slots[slot + 1] !== hash) continue;
    const number = (slots[slot] as number) - 1;
    const start = starts[number] as number;
    const isLong = (starts[number + 1] as number) - start === word.length;
    if (isLong && text.startsWith(word, start)) return number;
  }
  return -1;
}

export function makeWordTable(): WordTable {
  const words: string[] = [];
  /** Open addressing: the number of a word + 1 and its hash, in the first free slot from its hash on;
   * 0 is free. */
  let slots = new Uint32Array(4096);

  const place = (into: Uint32Array, number: number, hash: number): void => {
    let slot = slotOf(into, hash);
    while (into[slot] !== 0) slot = (slot + 2) & (into.length - 1);
    into[slot] = number + 1;
    into[slot + 1] = hash;
  };
  const grow = (): void => {
    const wider = new Uint32Array(slots.length * 2);
    for (let slot = 0; slot < slots.length; slot += 2) {
      const number = slots[slot] as number;
      if (number !== 0) place(wider, number - 1, slots[slot + 1] as number);
    }
    slots = wider;
  };
  const add = (word: string, hash: number): number => {
    if (words.length * 4 >= slots.length) grow();
    place(slots, words.length, hash);
    return words.push(word) - 1;
  };
  return {
    words,
    packed: () => ({ ...pack(words), slots }),
    numberOf(text, start, end) {
      const hash = hashOf(text, start, end);
      let slot = slotOf(slots, hash);
      for (; slots[slot] !== 0; slot = (slot + 2) & (slots.length - 1)) {
        if (slots[slot + 1] !== hash) continue;
        const number = (slots[slot] as number) - 1;
        const word = words[number] as string;
        if (word.length === end - start && text.startsWith(word, start)) return number;
      }
      return add(text.slice(start, end), hash);
    },
  };
}

const slotOf = (slots: Uint32Array, hash: number): number => (hash * 2) & (slots.length - 1);

/** FNV-1a over code units. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
