/** Queries and the products they should find. */
import type { Language } from '#platform/i18n/language.ts';
import type { Products } from '../../seed/products.ts';
import { relevances } from './labels.ts';
import { brands } from './queries/brands.ts';
import { compounds } from './queries/compounds.ts';
import { inflected } from './queries/inflected.ts';
import { english, swedish } from './queries/languages.ts';
import { mistakes } from './queries/mistakes.ts';
import { properties } from './queries/properties.ts';

export interface Query {
  family: string;
  language: Language;
  text: string;
  /** The query this one is a form of; its own text when it is the base form. */
  base: string;
  /** Relevance by product id: 2 or 1 (see labels.ts). */
  relevant: Map<string, number>;
}

const families: [family: string, language: Language, lines: string][] = [
  ['inflected', 'fi', inflected],
  ['compounds', 'fi', compounds],
  ['properties', 'fi', properties],
  ['brands', 'fi', brands],
  ['mistakes', 'fi', mistakes],
  ['swedish', 'sv', swedish],
  ['english', 'en', english],
];

/** Families whose queries may have several words and are separated by commas; others by spaces. */
const ofSeveralWords = new Set(['compounds', 'properties', 'brands', 'english']);

const textsOf = (family: string, base: string, others: string): string[] => {
  const comma = ofSeveralWords.has(family) || base.includes(' ');
  const texts = [base, ...others.split(comma ? ',' : ' ')].map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
};

/** @throws when a label matches no product */
export function allQueries(products: readonly Products[]): Query[] {
  const written = families.flatMap(([family, language, lines]) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [forms = '', labels = ''] = line.split('|');
        const [base = '', others = ''] = forms.split(':');
        const relevant = relevances(labels.split(','), products);
        return textsOf(family, base.trim(), others).map((text) => ({
          family,
          language,
          text,
          base: base.trim(),
          relevant,
        }));
      }),
  );
  return [...written, ...numberQueries(products)];
}

/** Product numbers and GTINs of every hundredth product. */
function numberQueries(products: readonly Products[]): Query[] {
  const some = products.filter((_, i) => i % 100 === 50);
  return some.flatMap(({ id, items: [item] }) =>
    [id, item?.gtin ?? id].map((text) => ({
      family: 'numbers',
      language: 'fi' as const,
      text,
      base: text,
      relevant: new Map([[id, 2]]),
    })),
  );
}
