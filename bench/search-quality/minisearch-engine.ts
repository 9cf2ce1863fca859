/** MiniSearch with Snowball stemmers, the usual choice for a small shop. */
import MiniSearch from 'minisearch';
import { newStemmer } from 'snowball-stemmers';
import type { Products } from '../../seed/products.ts';
import { fieldWeights, stemmed, type Engine } from './engine.ts';
import { textsOf } from './texts.ts';

const languages = ['fi', 'sv', 'en'] as const;
const stemmers = {
  fi: newStemmer(stemmed.fi),
  sv: newStemmer(stemmed.sv),
  en: newStemmer(stemmed.en),
};
const fields = [...Object.keys(fieldWeights), 'numbers'];

/** Prefix search, and an edit distance of a fifth of the word's length. */
const forgiving = { prefix: true, fuzzy: 0.2 };

/** One index per language; `forgives` turns on prefix search and typo tolerance. */
export function miniSearchEngine(all: readonly Products[], forgives: boolean): Engine {
  const indexes = languages.map((language) => {
    const index = new MiniSearch({
      fields,
      processTerm: (term) => stemmers[language].stem(term.toLowerCase()),
      searchOptions: {
        boost: { ...fieldWeights, numbers: 10 },
        ...(forgives ? forgiving : {}),
      },
    });
    index.addAll(all.map((products) => ({ id: products.id, ...textsOf(products, language) })));
    return [language, index] as const;
  });
  const byLanguage = new Map(indexes);
  return {
    name: forgives ? 'mini fuzzy' : 'minisearch',
    search: (text, language) =>
      (byLanguage.get(language)?.search(text) ?? []).map(({ id }) => String(id)),
  };
}
