/** Rules of shopping lists: what can be put on one, and what it shows. */
import { sellableOf, type Sellable } from '../cart/rules.ts';
import { optionsOf } from '../catalogue/rules/variant-options.ts';
import { ProductCard, type Picture, type Product } from '../catalogue/contract.ts';
import type { ListItem, WantedItem } from './contract.ts';

/** 'Paita, Sininen, M' */
export const nameOf = ({ product, variant }: Pick<Sellable, 'product' | 'variant'>): string =>
  [product.name, optionsOf(variant)].filter(Boolean).join(', ');

/** An item as it is stored. */
export interface StoredItem extends WantedItem {
  name: string;
}

/** The items with the names of their products, each product once; null when one of them cannot be bought by its id. */
export function itemsFrom(
  products: Product[],
  wanted: readonly WantedItem[],
  most: number,
): StoredItem[] | null {
  const items = new Map<string, StoredItem>();
  for (const { sokId, quantity } of wanted) {
    const sellable = sellableOf(products, sokId);
    if (!sellable) return null;
    const before = items.get(sokId)?.quantity ?? 0;
    const sum = Math.min(most, before + quantity);
    items.set(sokId, { sokId, quantity: sum, name: nameOf(sellable) });
  }
  return [...items.values()];
}

/** Items with their current products. */
export const shownItems = (items: readonly StoredItem[], products: Product[]): ListItem[] =>
  items.map((item) => {
    const sellable = sellableOf(products, item.sokId);
    const { product = null, variant = null } = sellable ?? {};
    return {
      ...item,
      name: sellable ? nameOf(sellable) : item.name,
      product: product && ProductCard.parse(product),
      variant,
      availability: (variant ?? product)?.availability ?? 'SOLD_OUT',
      buyableFrom: product?.buyableFrom ?? null,
    };
  });

/** Pictures of the first items that have one. */
export const picturesOf = (ids: readonly string[], products: Product[], most: number): Picture[] =>
  ids
    .flatMap((id) => {
      const sellable = sellableOf(products, id);
      return sellable?.variant?.picture ?? sellable?.product.picture ?? [];
    })
    .slice(0, most);
