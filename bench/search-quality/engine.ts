/** A search engine in the comparison. */
import type { Language } from '#platform/i18n/language.ts';
import type { Products } from '../../seed/products.ts';

/** What the engines know of a product. */
export interface Searched extends Pick<
  Products,
  | 'id'
  | 'title'
  | 'description'
  | 'categories'
  | 'measure'
  | 'regularCents'
  | 'age'
  | 'sold'
  | 'items'
> {
  brand: Pick<Products['brand'], 'key' | 'name'>;
  attributes?: Products['attributes'];
}

export interface Engine {
  name: string;
  /** Ids of the products found, best first. */
  search(text: string, language: Language): Promise<string[]> | string[];
}

/** Weights of the fields a word is found in; the same for all engines. */
export const fieldWeights = { name: 8, brand: 6, category: 3, colour: 3, description: 1 };

export const stemmed: Record<Language, 'finnish' | 'swedish' | 'english'> = {
  fi: 'finnish',
  sv: 'swedish',
  en: 'english',
};
