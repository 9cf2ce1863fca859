/**
 * Names of the demo shop's products in each language. A product's word stands in front of its kind's noun
 * unless a table says otherwise: `titles.tsv` for a kind or a product, `modifiers.tsv` for a word.
 */
import type { Text } from './model.ts';
import { readTable } from './tables.ts';

type Language = keyof Text;
type Place = 'joined' | 'before' | 'after';

/** How a word stands by the noun, and its form there. */
interface Modifier {
  place: Place;
  form: string;
}

type ModifierRow = Record<'language' | 'word' | 'place' | 'form', string>;

const modifiers = readTable('modifiers.tsv') as ModifierRow[];
const keyOf = (language: string, word: string): string => `${language}|${word}`;
const byWord = new Map(modifiers.map((row) => [keyOf(row.language, row.word), row]));
const byEnd = modifiers.filter(({ word }) => word.startsWith('*') || word.endsWith('*'));

const isPattern = (pattern: string, word: string): boolean =>
  pattern.startsWith('*') ? word.endsWith(pattern.slice(1)) : word.startsWith(pattern.slice(0, -1));

/** 'Aino', but not 'C-vitamiini'. */
const isName = (word: string): boolean => /^\p{Lu}(?!-)/u.test(word);

const isUpper = (word: string): boolean => /^\p{Lu}/u.test(word);

const usualPlaces: Record<Language, { name: Place; word: Place }> = {
  fi: { name: 'joined', word: 'joined' },
  sv: { name: 'after', word: 'joined' },
  en: { name: 'before', word: 'before' },
};

function modifierOf(language: Language, word: string): Modifier {
  if (isName(word)) return { place: usualPlaces[language].name, form: word };
  const row =
    byWord.get(keyOf(language, word)) ??
    byEnd.find((one) => one.language === language && isPattern(one.word, word));
  if (row) return { place: row.place as Place, form: row.form || word };
  return { place: /^\d/.test(word) ? 'after' : usualPlaces[language].word, form: word };
}

/**
 * Joins a word and a noun to a compound. Finnish has a hyphen after names and between two of the same vowel,
 * with a space before it when the first part has several words; Swedish never has three of a consonant.
 */
export function compound(language: Language, word: string, noun: string): string {
  if (language === 'sv') {
    const isTriple = /([^aeiouyåäö])\1$/.test(word) && noun.startsWith(word.slice(-1));
    return `${isTriple ? word.slice(0, -1) : word}${isUpper(noun) ? '-' : ''}${noun}`;
  }
  if (word.includes(' ')) return `${word} -${noun}`;
  const isSameVowel = /[aeiouyåäö]$/.test(word) && noun.startsWith(word.slice(-1));
  const isHyphened = isName(word) || isUpper(noun) || /\P{L}$/u.test(word) || isSameVowel;
  return `${word}${isHyphened ? '-' : ''}${noun}`;
}

/** Puts a word in the place of `{}`; a noun that follows at once takes it as the word's kind demands. */
export function filled(language: Language, template: string, word: string): string {
  const [head = '', noun] = template.split('{}');
  if (noun === undefined) return template;
  if (!/^\p{L}/u.test(noun)) return capital(`${head}${word}${noun}`);
  const { place, form } = modifierOf(language, word);
  if (place === 'after') return capital(`${head}${noun} ${form}`);
  return capital(head + (place === 'before' ? `${form} ${noun}` : compound(language, form, noun)));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A noun inside of a title: 'mekko', but 'T-paita' and 'TV'. */
const lowered = (noun: string): string =>
  /^.[-\p{Lu}]/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

/** What stands before a product's word: in Finnish all but the last word, in English whose it is. */
const heads: Record<Language, RegExp> = { fi: /^.* /, sv: /^/, en: /^\S+’s / };

function usualTemplate(language: Language, name: string): string {
  const head = heads[language].exec(name)?.[0] ?? '';
  return `${head}{}${lowered(name.slice(head.length))}`;
}

type Row = Record<'kind' | 'product' | Language, string>;

/** The names of a department's products, without their measures. */
export type TitleOf = (kind: Text & { key: string }, product: Text) => Text;

/**
 * Reads the lines of kinds, and those of the products that differ from their kind.
 * @param folder the department's, below `data`
 */
export function readTitles(folder: string): TitleOf {
  const rows = new Map<string, Row>(
    (readTable(`${folder}/titles.tsv`) as Row[]).map((row) => [keyOf(row.kind, row.product), row]),
  );
  return (kind, product) => {
    const own = rows.get(keyOf(kind.key, product.fi));
    const usual = rows.get(keyOf(kind.key, ''));
    const title = (language: Language) =>
      filled(
        language,
        own?.[language] || usual?.[language] || usualTemplate(language, kind[language]),
        product[language],
      );
    return { fi: title('fi'), sv: title('sv'), en: title('en') };
  };
}
