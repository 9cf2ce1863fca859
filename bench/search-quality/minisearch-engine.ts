/** MiniSearch with Snowball stemmers, the usual choice for a small shop. */
import MiniSearch from 'minisearch';
import { newStemmer } from 'snowball-stemmers';
import type { Language } from '#platform/i18n/language.ts';
import { fieldWeights, stemmed, type Engine, type Searched } from './engine.ts';
import { textsOf } from './texts.ts';

const languages = ['fi', 'sv', 'en'] as const;
const stemmers = {
  fi: newStemmer(stemmed.fi),
  sv: newStemmer(stemmed.sv),
  en: newStemmer(stemmed.en),
};
const fields = [...Object.keys(fieldWeights), 'numbers'];

export interface MiniSearchSettings {
  name: string;
  hasStems: boolean;
  prefix: boolean;
  /** Edit distance as a share of the word's length; 0 for none. */
  fuzzy: number;
  weights: Record<string, number>;
}

export const usualSettings: MiniSearchSettings = {
  name: 'minisearch',
  hasStems: true,
  prefix: false,
  fuzzy: 0,
  weights: fieldWeights,
};

/** Prefix search, and an edit distance of a fifth of the word's length. */
export const forgivingSettings: MiniSearchSettings = {
  ...usualSettings,
  name: 'mini fuzzy',
  prefix: true,
  fuzzy: 0.2,
};

export type MiniSearchIndexes = ReadonlyMap<Language, MiniSearch>;

/** One index per language. */
export function indexesOf(all: readonly Searched[], hasStems: boolean): MiniSearchIndexes {
  const indexes = languages.map((language) => {
    const stem = (word: string) => (hasStems ? stemmers[language].stem(word) : word);
    const index = new MiniSearch({ fields, processTerm: (term) => stem(term.toLowerCase()) });
    index.addAll(all.map((products) => ({ id: products.id, ...textsOf(products, language) })));
    return [language, index] as const;
  });
  return new Map(indexes);
}

export function engineOf(
  indexes: MiniSearchIndexes,
  { name, prefix, fuzzy, weights }: MiniSearchSettings,
): Engine {
  const options = { boost: { ...weights, numbers: 10 }, prefix, fuzzy };
  return {
    name,
    search: (text, language) =>
      (indexes.get(language)?.search(text, options) ?? []).map(({ id }) => String(id)),
  };
}

export const miniSearchEngine = (all: readonly Searched[], settings: MiniSearchSettings): Engine =>
  engineOf(indexesOf(all, settings.hasStems), settings);
