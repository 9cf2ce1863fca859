/** Divides compounds into their parts, with what the catalogue's other words and a list of nouns
 * show: 'pöytälamppu' is 'pöytä' and 'lamppu', although neither may stand alone in the catalogue. */
import type { Compounding } from './inflection.ts';

/** Where a compound divides, ascending; empty for other words. */
export type Divide = (word: string) => readonly number[];

const shortestPart = 3;
/** Shorter compounds have parts that many other words begin or end with too. */
const shortestCompound = 7;
const longestCompound = 40;

/** What a part costs; the cheapest division counts. */
const costs = { known: 1, short: 2.5, often: 1.6, twice: 2, unknown: 3.4 };
/** A division into two parts that costs more is none; each further part may cost one more. */
const most = 4.6;

const noWord = /\p{Number}/u;

/** Cost of each part that may begin or end a compound. */
interface Parts {
  firsts: Map<string, number>;
  heads: Map<string, number>;
}

export function divider(vocabulary: readonly string[], rules: Compounding): Divide {
  const nouns = new Set(rules.nouns);
  const parts = knownParts(vocabulary, rules);
  const isWhole = (word: string) =>
    word.length < shortestCompound ||
    word.length > longestCompound ||
    nouns.has(word) ||
    noWord.test(word) ||
    rules.isDerived(word);
  const divisions = new Map<string, readonly number[]>();
  const others: string[] = [];
  for (const word of vocabulary) {
    if (isWhole(word)) continue;
    const places = cheapest(word, parts, rules);
    if (places) divisions.set(word, places);
    else others.push(word);
  }
  addRecurring(others, parts, rules);
  const divide = (word: string): readonly number[] => {
    const known = divisions.get(word);
    if (known) return inner(word, known);
    return isWhole(word) ? [] : inner(word, cheapest(word, parts, rules) ?? []);
  };
  /** Adds where the parts divide themselves: 'talvi|juoksu|kengät'. */
  const inner = (word: string, places: readonly number[]): readonly number[] => {
    if (places.length === 0) return places;
    return [0, ...places].flatMap((from, i) => {
      const end = places[i] ?? word.length;
      const own = end - from < shortestCompound ? [] : divide(word.slice(from, end));
      return [...(from > 0 ? [from] : []), ...own.map((at) => from + at)];
    });
  };
  return divide;
}

function knownParts(vocabulary: readonly string[], rules: Compounding): Parts {
  const [firsts, heads] = [new Map<string, number>(), new Map<string, number>()];
  const add = (into: Map<string, number>, surfaces: readonly string[], cost: number) => {
    for (const one of surfaces) {
      if (one.length >= shortestPart && cost < (into.get(one) ?? Infinity)) into.set(one, cost);
    }
  };
  const learn = (word: string, isShort: boolean) => {
    const cost = isShort ? costs.short : costs.known;
    add(firsts, rules.asFirst(word), cost);
    add(heads, rules.asHead(word), cost);
  };
  for (const word of rules.nouns) learn(word, word.length <= shortestPart);
  for (const word of vocabulary) {
    const isPart = word.length > shortestPart && word.length <= longestKnown && !noWord.test(word);
    if (isPart) learn(word, false);
  }
  return { firsts, heads };
}

/** Longer words are compounds themselves; their parts are used instead. */
const longestKnown = 13;

/** Parts that several words without known parts have in common. */
function addRecurring(words: readonly string[], { firsts, heads }: Parts, rules: Compounding) {
  const [begins, ends] = [new Map<string, number>(), new Map<string, number>()];
  for (const word of words) {
    for (const at of plausible(word, rules)) {
      const [first, head] = [word.slice(0, at), word.slice(at)];
      if (first.length > shortestPart) begins.set(first, (begins.get(first) ?? 0) + 1);
      if (head.length > shortestPart) ends.set(head, (ends.get(head) ?? 0) + 1);
    }
  }
  const learn = (counts: Map<string, number>, into: Map<string, number>) => {
    for (const [part, count] of counts) {
      if (count > 1 && !into.has(part)) into.set(part, count > 2 ? costs.often : costs.twice);
    }
  };
  learn(begins, firsts);
  learn(ends, heads);
}

/** Places where both sides look like parts. */
function plausible(word: string, rules: Compounding): number[] {
  const places: number[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart - 1; at += 1) {
    if (rules.mayDivide(word, at)) places.push(at);
  }
  return places;
}

interface Division {
  cost: number;
  places: readonly number[];
}

/** The cheapest division, with fewer parts before more; null when all cost too much. */
function cheapest(word: string, parts: Parts, rules: Compounding): readonly number[] | null {
  let best: Division | null = null;
  /** Divisions of the letters before their last place into known first parts. */
  const reached: Division[] = [{ cost: 0, places: [] }];
  for (const before of reached) {
    const from = before.places.at(-1) ?? 0;
    for (let at = from + shortestPart; at <= word.length - shortestPart; at += 1) {
      const first = parts.firsts.get(word.slice(from, at));
      if (first === undefined && from > 0) continue;
      const places = [...before.places, at];
      if (first !== undefined && places.length < mostParts - 1) {
        reached.push({ cost: before.cost + first, places });
      }
      const cost = costOf(word, at, first, parts, rules);
      const whole = { cost: before.cost + cost - before.places.length, places };
      if (isBetter(whole, best)) best = whole;
    }
  }
  return best && best.places;
}

/** Cost of the two parts beside the last place of a division. */
function costOf(
  word: string,
  at: number,
  first: number | undefined,
  { heads }: Parts,
  rules: Compounding,
): number {
  const head = heads.get(word.slice(at));
  if (first !== undefined && head !== undefined) return first + head;
  if (first === undefined && head === undefined) return Infinity;
  if (head === undefined && word.length - at < longUnknown) return Infinity;
  return rules.mayDivide(word, at) ? (first ?? head ?? 0) + costs.unknown : Infinity;
}

/** Of equally cheap divisions the one with the longest head. */
function isBetter({ cost, places }: Division, best: Division | null): boolean {
  if (best === null) return cost <= most;
  if (cost !== best.cost) return cost < best.cost;
  return (places.at(-1) ?? 0) < (best.places.at(-1) ?? 0);
}

const mostParts = 4;
/** Shorter ends that are no known word are more likely endings than heads. */
const longUnknown = 5;
