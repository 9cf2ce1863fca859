/** Sort options of the wishlist, and price changes of its entries. */
import { localeOf, type Language } from '#platform/i18n/language.ts';
import type { WishlistEntry } from '../contract.ts';

/** As in URLs; the first is the default. */
export const wishlistSorts = ['tallennettu', 'hinta', 'nimi'] as const;
export type WishlistSort = (typeof wishlistSorts)[number];

export const sortOf = (raw: string | null): WishlistSort =>
  wishlistSorts.find((sort) => sort === raw) ?? wishlistSorts[0];

type Sortable = Pick<WishlistEntry, 'savedAt' | 'priceEuroCents'> & { product: { name: string } };

/** Sorts by latest, cheapest or name. */
export function sorted<Entry extends Sortable>(
  entries: readonly Entry[],
  sort: WishlistSort,
  language: Language,
): Entry[] {
  const { compare } = new Intl.Collator(localeOf(language));
  const orders: Record<WishlistSort, (a: Entry, b: Entry) => number> = {
    tallennettu: (a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt),
    hinta: (a, b) => (a.priceEuroCents ?? 0) - (b.priceEuroCents ?? 0),
    nimi: (a, b) => compare(a.product.name, b.product.name),
  };
  return entries.toSorted(orders[sort]);
}

/** Change of the price since the entry was added, in cents; negative when it is cheaper now. */
export const priceChange = ({
  priceEuroCents,
  priceWhenSavedEuroCents,
}: Pick<WishlistEntry, 'priceEuroCents' | 'priceWhenSavedEuroCents'>): number =>
  (priceEuroCents ?? priceWhenSavedEuroCents) - priceWhenSavedEuroCents;
