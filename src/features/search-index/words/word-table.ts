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

/** A table that can be sent to another thread; string i is between `starts[i]` and `starts[i + 1]`. */
export interface PackedTable extends PackedStrings {
  slots: Uint32Array;
}

/** Number of the word, or -1. */
export function numberIn({ text, starts, slots }: PackedTable, word: string): number {
  let slot = hashOf(word, 0, word.length) & (slots.length - 1);
  for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
    const number = (slots[slot] as number) - 1;
    const start = starts[number] as number;
    const isLong = (starts[number + 1] as number) - start === word.length;
    if (isLong && text.startsWith(word, start)) return number;
  }
  return -1;
}

export function makeWordTable(): WordTable {
  const words: string[] = [];
  let hashes = new Uint32Array(1024);
  /** Open addressing: the number of a word + 1, in the first free slot from its hash on; 0 is free. */
  let slots = new Uint32Array(4096);

  const grow = (): void => {
    const wider = new Uint32Array(hashes.length * 2);
    wider.set(hashes);
    hashes = wider;
    slots = new Uint32Array(slots.length * 2);
    for (let number = 0; number < words.length; number += 1) {
      let slot = (hashes[number] as number) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  };
  const add = (word: string, hash: number, slot: number): number => {
    slots[slot] = words.length + 1;
    hashes[words.length] = hash;
    words.push(word);
    if (words.length === hashes.length) grow();
    return words.length - 1;
  };
  return {
    words,
    packed: () => ({ ...pack(words), slots }),
    numberOf(text, start, end) {
      const hash = hashOf(text, start, end);
      let slot = hash & (slots.length - 1);
      for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
        const number = (slots[slot] as number) - 1;
        if (hashes[number] !== hash) continue;
        const word = words[number] as string;
        if (word.length === end - start && text.startsWith(word, start)) return number;
      }
      return add(text.slice(start, end), hash, slot);
    },
  };
}

/** FNV-1a over code units. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
