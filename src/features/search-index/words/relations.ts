/** Stems of words, and which words are parts of which compounds. Parts that no product has by
 * themselves are entered as words without rows, so that every form of them finds the compounds. */
import { languages } from '#platform/i18n/language.ts';
import { listsOf, whole, type GrowableArray, type Lists } from '../columns/growable-arrays.ts';
import type { Compounds, Grammar } from '../../linguistics/grammar.ts';
import { tailBuckets, tailOf } from './tails.ts';
import { bitOf, everyLanguage, languagesIn, namedBit, undividedBit } from './word-bits.ts';
import { makeWordTable, type WordTable } from './word-table.ts';

interface Bits {
  writtenIn: GrowableArray<Uint8Array>;
  shownIn: GrowableArray<Uint8Array>;
}

/** Adds the parts of all compounds to the table. */
export function addParts(table: WordTable, { writtenIn, shownIn: shown }: Bits, grammar: Grammar) {
  const [owners, wholes] = [whole(), whole()];
  /** Further dictionary forms, by the number of a part. */
  const bases = new Map<number, readonly string[]>();
  const count = table.words.length;
  const enter = (part: string, number: number, isHead: boolean): number => {
    const own = table.numberOf(part, 0, part.length);
    if (own === writtenIn.length) {
      writtenIn.push(0);
      shown.push(0);
    }
    writtenIn.put(own, writtenIn.at(own) | (writtenIn.at(number) & everyLanguage));
    shown.put(own, shown.at(own) | (shown.at(number) & everyLanguage));
    owners.push(own);
    wholes.push(number * 2 + (isHead ? 1 : 0));
    return own;
  };
  const compoundsFor = compoundsOf(table.words, writtenIn, grammar);
  for (let number = 0; number < count; number += 1) {
    const compounds = compoundsFor(writtenIn.at(number));
    if (!compounds) continue;
    const word = table.words[number] as string;
    const places = compounds.divide(word);
    const mayBeOne = word.length >= shortestCompound && !compounds.isSimple(word);
    if (places.length === 0 && mayBeOne) {
      shown.put(number, shown.at(number) | undividedBit);
    }
    for (const first of firstsOf(word, places)) {
      const behind = compounds.behindFirst(first);
      const own = enter(first, number, false);
      if (behind.length > 0) bases.set(own, behind);
    }
    for (const at of places.flatMap((place) => compounds.headsAt(word, place))) {
      enter(word.slice(at), number, true);
    }
  }
  return {
    bases,
    /** For each word, as a place: the places of its compounds, twice, plus 1 where it is the head. */
    lists(placeOf: Uint32Array): Lists {
      const places = owners.taken().map((owner) => placeOf[owner] as number);
      const values = wholes
        .taken()
        .map((value) => (placeOf[value >> 1] as number) * 2 + (value & 1));
      return listsOf(placeOf.length, places, values);
    },
  };
}

/** Shorter words are no compounds. */
const shortestCompound = 6;

/** The parts before each place, alone and together with those before them. */
const firstsOf = (word: string, places: readonly number[]): Set<string> =>
  new Set(places.flatMap((at, i) => [word.slice(places[i - 1] ?? 0, at), word.slice(0, at)]));

/** The rules for a word by its bits; one of several languages is divided by the first of them. */
function compoundsOf(
  words: readonly string[],
  writtenIn: Bits['writtenIn'],
  grammar: Grammar,
): (bits: number) => Compounds | undefined {
  const languageOf = (bits: number) => ((bits & namedBit) === 0 ? undefined : languagesIn(bits)[0]);
  const rules = languages.map((language) => {
    const own = words.filter((_, number) => {
      const bits = writtenIn.at(number);
      return languageOf(bits) === language && (bits & bitOf[language]) !== 0;
    });
    return { language, compounds: grammar.compounds(own, language) };
  });
  return (bits) => {
    const language = languageOf(bits);
    if (language === undefined || (bits & bitOf[language]) === 0) return undefined;
    return rules.find((one) => one.language === language)?.compounds;
  };
}

/** Stems of the words in the languages they are written in, and the places of the words that have them. */
export function stemsOfWords(
  words: readonly string[],
  { writtenIn, shownIn: shown }: Bits,
  bases: ReadonlyMap<number, readonly string[]>,
  placeOf: Uint32Array,
  grammar: Grammar,
) {
  const stems = makeWordTable();
  const [owners, stemWords] = [whole(), whole()];
  const [tails, tailStems] = [whole(), whole()];
  for (const [number, word] of words.entries()) {
    const forms = [word, ...(bases.get(number) ?? [])];
    const own = languagesIn(writtenIn.at(number)).flatMap((language) =>
      forms.flatMap((form) => grammar.stemsOf(form, language)),
    );
    for (const stem of forms.length > 1 ? new Set(own) : own) {
      const stemNumber = stems.numberOf(stem, 0, stem.length);
      owners.push(stemNumber);
      stemWords.push(placeOf[number] as number);
      if ((shown.at(number) & undividedBit) === 0) continue;
      tails.push(tailOf(stem));
      tailStems.push(stemNumber);
    }
  }
  return {
    stems: stems.packed(),
    stemWords: listsOf(stems.words.length, owners.taken(), stemWords.taken()),
    stemTails: listsOf(tailBuckets, tails.taken(), tailStems.taken()),
  };
}
