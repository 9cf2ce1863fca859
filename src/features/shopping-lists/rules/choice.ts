/** Products in an address or a form, each as one word: an id and a quantity. */
import { mostOfOne } from '../../cart/rules/wanted-quantity.ts';
import type { WantedItem } from '../contract.ts';

/** Most products of one form; a list and a call of the cart take as many. */
const mostProducts = 100;

/** '100-2' is two pieces of 100. */
export const itemText = ({ sokId, quantity }: WantedItem): string => `${sokId}-${quantity}`;

/** Whatever is no such word is left out. */
export const itemsIn = (words: readonly unknown[]): WantedItem[] =>
  words
    .flatMap((word) => {
      const [, sokId, digits] = /^(\d{1,20})-(\d{1,3})$/.exec(String(word)) ?? [];
      const quantity = Math.min(mostOfOne, Number(digits));
      return sokId !== undefined && quantity > 0 ? [{ sokId, quantity }] : [];
    })
    .slice(0, mostProducts);

/** Address of the page where the shopper chooses a list for products. */
export const toListPath = (items: readonly WantedItem[]): string =>
  `/oma-tili/ostoslistat/lisaa?${items.map((item) => `tuote=${itemText(item)}`).join('&')}`;
