/** What a word may have been before one typing error. */
import { costOf } from './typo-model.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzåäö'];

/** An error in the first letter is seen and mended by who makes it. */
const firstLetter = 0.15;

export interface Repaired {
  word: string;
  /** What the error costs; see typo-model.ts. */
  cost: number;
}

/** Each word that is one letter replaced, added, missing or swapped away, once. */
export function repairs(typed: string): Repaired[] {
  const found = new Map<string, number>();
  const add = (word: string, cost: number, at: number) => {
    const all = at === 0 ? cost + firstLetter : cost;
    if (word !== typed && all < (found.get(word) ?? Infinity)) found.set(word, all);
  };
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, letter, after] = [typed.slice(0, at), typed[at] ?? '', typed.slice(at + 1)];
    if (letter !== '') add(before + after, costOf.extra(typed, at), at);
    if (after !== '') add(before + after[0] + letter + after.slice(1), costOf.swapped, at);
    for (const other of letters) {
      if (letter !== '') add(before + other + after, costOf.exchanged(letter, other), at);
      const longer = before + other + typed.slice(at);
      add(longer, costOf.extra(longer, at), at);
    }
  }
  return [...found].map(([word, cost]) => ({ word, cost }));
}
