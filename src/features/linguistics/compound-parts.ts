/** Parts that compounds may have, and what each costs; the cheapest division of a word counts. */
import type { Compounding } from './inflection.ts';

export const costs = {
  known: 1,
  short: 2.2,
  /** A form of at most three letters that is no dictionary form. */
  derived: 2.3,
  /** Shared by three words of the catalogue or more, or by two. */
  often: 1.6,
  twice: 2,
  unknown: 3.4,
  perUnknownLetter: 0.01,
};

/** Parts with fewer letters are nouns of a short list. */
export const shortestPart = 3;

/** Words with digits have no parts. */
export const noWord = /\p{Number}/u;

/** Cost of each part that may begin or end a compound. */
export interface Parts {
  firsts: Costs;
  heads: Costs;
}

type Costs = Pick<Map<string, number>, 'get' | 'has' | 'set'>;

interface NounParts extends Parts {
  /** The nouns and their plurals, which are no compounds. */
  wholes: ReadonlySet<string>;
}

const ofNouns = new WeakMap<Compounding, NounParts>();

/** The same for every catalogue. */
export function partsOfNouns(rules: Compounding): NounParts {
  const known = ofNouns.get(rules);
  if (known) return known;
  const parts = { firsts: new Map<string, number>(), heads: new Map<string, number>() };
  for (const noun of rules.nouns) {
    learn(parts, rules, noun, noun.length <= shortestPart ? costs.short : costs.known);
  }
  const made = { ...parts, wholes: new Set(rules.nouns.flatMap(rules.asHead)) };
  ofNouns.set(rules, made);
  return made;
}

/** Those of the nouns and of the catalogue's words. */
export function knownParts(vocabulary: readonly string[], rules: Compounding): Parts {
  const { firsts, heads } = partsOfNouns(rules);
  const parts = { firsts: over(firsts), heads: over(heads) };
  for (const word of vocabulary) {
    const isPart = word.length > shortestPart && word.length <= longestKnown && !noWord.test(word);
    if (isPart) learn(parts, rules, word, costs.known);
  }
  return parts;
}

/** Further costs over others, which stay as they are: copying those of all nouns takes long. */
function over(others: Costs): Costs {
  const own = new Map<string, number>();
  return {
    get: (part) => own.get(part) ?? others.get(part),
    has: (part) => own.has(part) || others.has(part),
    set: (part, cost) => own.set(part, cost),
  };
}

function learn({ firsts, heads }: Parts, rules: Compounding, word: string, cost: number): void {
  const add = (into: Costs, surfaces: readonly string[]) => {
    for (const one of surfaces) {
      const isDerived = one.length <= shortestPart && one !== word;
      if (isDerived && one.length < shortestPart) continue;
      const own = isDerived ? costs.derived : cost;
      if (own < (into.get(one) ?? Infinity)) into.set(one, own);
    }
  };
  add(firsts, rules.asFirst(word));
  add(heads, rules.asHead(word));
}

/** Longer words are compounds themselves; their parts are used instead. */
const longestKnown = 13;

/** Parts that several words without known parts have in common. */
export function addRecurring(
  words: readonly string[],
  { firsts, heads }: Parts,
  rules: Compounding,
) {
  const [begins, ends] = [new Map<string, number>(), new Map<string, number>()];
  for (const word of words) {
    for (const at of plausible(word, rules)) {
      const [first, head] = [word.slice(0, at), word.slice(at)];
      if (first.length > shortestPart) begins.set(first, (begins.get(first) ?? 0) + 1);
      if (head.length > shortestPart) ends.set(head, (ends.get(head) ?? 0) + 1);
    }
  }
  const add = (counts: Map<string, number>, into: Costs) => {
    for (const [part, count] of counts) {
      if (count > 1 && !into.has(part)) into.set(part, count > 2 ? costs.often : costs.twice);
    }
  };
  add(begins, firsts);
  add(ends, heads);
}

/** Places where both sides look like parts. */
function plausible(word: string, rules: Compounding): number[] {
  const places: number[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart - 1; at += 1) {
    if (rules.mayDivide(word, at)) places.push(at);
  }
  return places;
}
