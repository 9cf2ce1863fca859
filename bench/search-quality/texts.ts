/** Texts of a product's search fields in one language. */
import type { Language } from '#platform/i18n/language.ts';
import type { fieldWeights, Searched } from './engine.ts';

export type Texts = Record<keyof typeof fieldWeights | 'numbers', string>;

export const textsOf = (products: Searched, language: Language): Texts => ({
  name: products.title[language],
  brand: products.brand.name,
  category: products.categories.map((name) => name[language]).join(' '),
  colour: [...new Set(products.items.map(({ colour }) => colour?.name[language] ?? ''))].join(' '),
  description: products.description[language],
  numbers: [products.id, ...products.items.flatMap(({ id, gtin }) => [id, gtin])].join(' '),
});
