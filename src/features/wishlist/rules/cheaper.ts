/** Favourites that cost less than when they were saved. */
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import { shownPrice, type ShownPrice } from '../../pricing/rules/shown-price.ts';
import type { WishlistEntry } from '../contract.ts';
import { counts } from '../rules.ts';
import { priceChange } from './sorts.ts';

export interface CheaperFavourite {
  /** Id of the product or variant. */
  sokId: string;
  name: string;
  nameLanguage?: Language;
  /** Address of the product, with the variant chosen. */
  urlPath: string;
  picture: NonNullable<WishlistEntry['product']>['picture'];
  /** The general price now. */
  price: ShownPrice;
  /** How much less it is than when it was saved; positive. */
  lessCents: Cents;
  /** It is in stock, and no option has to be chosen. */
  isBuyable?: true;
}

/** Those that can be bought, with the largest drop first. */
export function cheaperFavourites(entries: readonly WishlistEntry[]): CheaperFavourite[] {
  return entries
    .filter(counts)
    .filter((entry) => priceChange(entry) < 0 && entry.availability !== 'SOLD_OUT')
    .map((entry) => {
      const { sokId, product, variant, availability } = entry;
      const isHere = availability === 'AVAILABLE' || availability === 'ONLINE_ONLY';
      const isBuyable = isHere && (variant !== null || product.variantCount === 0);
      return {
        sokId,
        name: product.name,
        ...(product.nameLanguage && { nameLanguage: product.nameLanguage }),
        urlPath: favouritePath(entry),
        picture: variant?.picture ?? product.picture,
        price: shownPrice((variant ?? product).priceData),
        lessCents: -priceChange(entry),
        ...(isBuyable && { isBuyable }),
      };
    })
    .toSorted((a, b) => b.lessCents - a.lessCents);
}

interface Placed {
  product: { urlPath: string };
  variant: { sokId: string } | null;
}

export const favouritePath = ({ product, variant }: Placed): string =>
  variant ? `${product.urlPath}?variantti=${variant.sokId}` : product.urlPath;
