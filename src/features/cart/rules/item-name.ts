/** The name of a cart line. */
import type { Language } from '#platform/i18n/language.ts';
import type { CartItem } from '../contract.ts';

/** 'Sininen, M'; empty when the product has no options. Written out here: a module shared with the product page would
 * bring a part of that page with every cart. */
export function optionsOf(variant: CartItem['variant']): string {
  const { color, size, material, pattern } = variant ?? {};
  return [color?.name, size, material, pattern].filter(Boolean).join(', ');
}

type NamedProduct = Pick<CartItem['product'], 'name' | 'shortName' | 'nameLanguage'>;

interface Named {
  product: NamedProduct;
  variant: CartItem['variant'];
}

/** 'Huivi, Sininen, M' */
export const nameOf = ({ product, variant }: Named): string =>
  [product.name, optionsOf(variant)].filter(Boolean).join(', ');

/** The same, to stand beside the brand. */
export const shortNameOf = ({ product, variant }: Named): string =>
  nameOf({ product: { name: product.shortName ?? product.name }, variant });

/** What the name of an item begins with, and its language where that is not the page's. */
export interface MarkedName {
  text: string;
  lang: Language;
}

/** For pages that show what `shortNameOf` gives. */
export const markedName = ({ name, shortName, nameLanguage }: NamedProduct) =>
  nameLanguage
    ? { marked: { text: shortName ?? name, lang: nameLanguage } satisfies MarkedName }
    : {};
