/** Words of a term that may be a size, a colour or an option of a property. */
import { languages, type Language } from '#platform/i18n/language.ts';
import type { Property } from '../../catalogue/record/properties.ts';
import { sizeWords } from './meaning-words/all.ts';
import { makePropertyWords } from './property-words.ts';
import type { WordForms } from './word-forms.ts';

export interface Option {
  id: string;
  name: string;
}

/** What words may mean. */
export interface Options {
  /** What the catalogue has. */
  sizes: readonly string[];
  colors: Readonly<Record<Language, readonly Option[]>>;
  /** What the merchant made filters. */
  properties: readonly Property[];
  /** Words that say nothing about a product: beside them alone no word becomes a filter. */
  surplusWords: Readonly<Record<Language, readonly string[]>>;
}

export interface Candidate {
  kind: 'sizes' | 'colors' | 'properties';
  id: string;
  /** Index of its first word in the term, and their number. */
  at: number;
  length: number;
  /** A word before it says that it is a size. */
  isSaid: boolean;
  /** It is left out when nothing of what the other words find has it. */
  canBeLeft: boolean;
  /** Nothing is shown without it. */
  isStrict: boolean;
}

export interface OptionWords {
  /** Strict properties, then sizes that are said, then other sizes, then colours, then other properties;
   * those that are not strict at most as many as are looked into. */
  candidatesIn(words: readonly string[]): Candidate[];
  /** Id of the colour that the word is a form of. */
  colourIn(word: string): string | undefined;
  /** Ids of the options of properties that the words mean. */
  propertiesIn(words: readonly string[]): string[];
  /** The same when the words mean nothing else; else none. */
  onlyPropertiesIn(words: readonly string[]): string[];
  /** Whether no word of the text says anything about a product. */
  isSurplus(text: string): boolean;
  /** Whether the option is of a property without which nothing is shown. */
  isStrict(id: string): boolean;
  /** Whether a word of the text means such an option. */
  isStrictIn(text: string): boolean;
}

const mostCandidates = 4;
/** Words of the longest size that is looked for: 'EU 38 leveä'. */
const longestSize = 3;

export function makeOptionWords(options: Options, forms: WordForms): OptionWords {
  const { sizes, colors, properties, surplusWords } = options;
  const sizeOf = new Map(sizes.map((size) => [normal(size), size]));
  const colourOf = colourStems(colors, forms);
  const optionsIn = makePropertyWords(properties, forms);
  const surplus = new Set(Object.values(surplusWords).flat().flatMap(forms.wordsOf));
  const isSurplus = (text: string) => forms.wordsOf(text).every((word) => surplus.has(word));
  const colourIn = (word: string): string | undefined => {
    for (const { stem } of forms.stemsIn(trimmed(word))) {
      const id = colourOf.get(stem);
      if (id !== undefined) return id;
    }
    return undefined;
  };
  return {
    colourIn,
    propertiesIn: (words) => optionsIn(words).map(({ id }) => id),
    onlyPropertiesIn(words) {
      const found = optionsIn(words);
      const isMeant = (place: number) =>
        found.some(({ at, length }) => at <= place && place < at + length);
      const others = words.filter((_, place) => !isMeant(place));
      return isSurplus(others.join(' ')) ? found.map(({ id }) => id) : [];
    },
    isSurplus,
    isStrict: (id) => properties.some((one) => one.strict && id.startsWith(`${one.id}.`)),
    isStrictIn: (text) => optionsIn(text.split(' ')).some((one) => one.isStrict),
    candidatesIn(words) {
      const found = [
        ...sizesIn(words, sizeOf),
        ...coloursIn(words, colourIn),
        ...optionsIn(words).map((one) => ({
          ...one,
          kind: 'properties' as const,
          isSaid: true,
          canBeLeft: !one.isStrict,
        })),
      ];
      const ranks = { sizes: 1, colors: 2, properties: 3 };
      const rank = ({ kind, isSaid }: Candidate) =>
        ranks[kind] - (kind === 'sizes' && isSaid ? 1 : 0);
      const others = found.filter((one) => !one.isStrict);
      return [
        ...found.filter((one) => one.isStrict),
        ...others.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostCandidates),
      ];
    },
  };
}

/** Ids of colours with names of one word, by the stems of all forms of the name. */
function colourStems(colors: Options['colors'], forms: WordForms): Map<string, string> {
  const named = languages.flatMap((language) =>
    colors[language].flatMap(({ id, name }) => {
      const [word = '', ...others] = forms.wordsOf(name);
      return others.length > 0 ? [] : forms.stemsOf(word, language).map((stem) => [stem, id]);
    }),
  ) as [string, string][];
  // Of two colours with the same stem the first counts.
  return new Map(named.toReversed());
}

/** Without punctuation at its ends. */
const trimmed = (word: string): string =>
  word.toLowerCase().replaceAll(/^[,;:!?("']+|[.,;:!?)"']+$/g, '');
const normal = (text: string): string => text.trim().split(/\s+/).map(trimmed).join(' ');

function sizesIn(words: readonly string[], sizeOf: ReadonlyMap<string, string>): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isSaid = isSizeWord(words[at]);
    const one = longestAt(words, isSaid ? at + 1 : at, sizeOf);
    if (!one || (!isSaid && isUnit(one.id, words[at - 1]))) continue;
    const length = one.length + (isSaid ? 1 : 0);
    found.push({
      kind: 'sizes',
      id: one.id,
      at,
      length,
      isSaid,
      canBeLeft: isSaid,
      isStrict: false,
    });
    at += length - 1;
  }
  return found;
}

/** '3 l' is no size. */
const isUnit = (size: string, before = ''): boolean =>
  /^\p{L}$/u.test(size) && /^\d+(?:[.,]\d+)?$/.test(before);

const isSizeWord = (word: string | undefined): boolean =>
  word !== undefined &&
  (sizeWords.has(word.toLowerCase()) || sizeWords.has(word.toLowerCase().replace(/:$/, '')));

function longestAt(words: readonly string[], at: number, sizeOf: ReadonlyMap<string, string>) {
  for (let length = longestSize; length > 0; length -= 1) {
    if (at + length > words.length) continue;
    const id = sizeOf.get(normal(words.slice(at, at + length).join(' ')));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}

const coloursIn = (
  words: readonly string[],
  colourIn: (word: string) => string | undefined,
): Candidate[] =>
  words.flatMap((word, at) => {
    const id = colourIn(word);
    return id === undefined ? [] : [{ ...plainColour, id, at }];
  });

const plainColour = {
  kind: 'colors' as const,
  length: 1,
  isSaid: true,
  canBeLeft: false,
  isStrict: false,
};
