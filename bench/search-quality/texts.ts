/** What a product says in each field, in one language. */
import type { Language } from '#platform/i18n/language.ts';
import type { Goods } from '../../seed/goods.ts';
import type { fieldWeights } from './engine.ts';

export type Texts = Record<keyof typeof fieldWeights | 'numbers', string>;

export const textsOf = (goods: Goods, language: Language): Texts => ({
  name: goods.title[language],
  brand: goods.brand.name,
  category: goods.categories.map((name) => name[language]).join(' '),
  colour: [...new Set(goods.items.map(({ colour }) => colour?.name[language] ?? ''))].join(' '),
  description: goods.description[language],
  numbers: [goods.id, ...goods.items.flatMap(({ id, gtin }) => [id, gtin])].join(' '),
});
