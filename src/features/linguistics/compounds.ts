/** Divides compounds into their parts, with what the catalogue's other words and a list of nouns
 * show: 'pöytälamppu' is 'pöytä' and 'lamppu', although neither may stand alone in the catalogue. */
import {
  addRecurring,
  costs,
  knownParts,
  noWord,
  partsOfNouns,
  shortestPart,
  type Parts,
} from './compound-parts.ts';
import type { Compounding } from './inflection.ts';

export interface Divider {
  /** Where a compound divides, ascending; empty for other words. */
  divide(word: string): readonly number[];
  /** Whether it is a noun of the list, which is no compound. */
  isSimple(word: string): boolean;
}

/** A few nouns have two letters. */
const shortestNoun = 2;
const shortestCompound = 5;
/** Shorter compounds have parts that many other words begin or end with too, so both must be known. */
const shortestUnknown = 7;
const longestCompound = 40;
/** A division into two parts that costs more is none; each further part may cost one more. */
const most = 4.6;

export function divider(vocabulary: readonly string[], rules: Compounding): Divider {
  const { wholes } = partsOfNouns(rules);
  const parts = knownParts(vocabulary, rules);
  const isWhole = (word: string) =>
    word.length < shortestCompound ||
    word.length > longestCompound ||
    wholes.has(word) ||
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
  return { divide, isSimple: (word) => wholes.has(word) };
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
    for (let at = from + shortestNoun; at <= word.length - shortestNoun; at += 1) {
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
  if (first === undefined || head === undefined) {
    return (first ?? head ?? Infinity) + costOfUnknown(word, at, first === undefined, rules);
  }
  const areShort = word.length - at <= shortestPart && first >= costs.derived;
  return areShort ? Infinity : first + head;
}

function costOfUnknown(word: string, at: number, isFirst: boolean, rules: Compounding): number {
  const letters = isFirst ? at : word.length - at;
  const isShort = word.length < shortestUnknown || (!isFirst && letters < longUnknown);
  if (isShort || !rules.mayDivide(word, at)) return Infinity;
  return costs.unknown + letters * costs.perUnknownLetter;
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
