import { shownPrice, type ShownPrice } from '../../pricing/rules/shown-price.ts';
import type { Colour, Picture, ProductCard } from '../contract.ts';

/** What is shown of a product in a list, and no more: a page has dozens. */
export interface ShownCard {
  sokId: string;
  name: string;
  brandName: string | null;
  urlPath: string;
  picture: Picture | null;
  price: ShownPrice;
  /** None where there is nothing to choose between. */
  colors?: Colour[];
  isNew?: true;
}

/** Cards of one list. They share their colours, so that each travels once. */
export function shownCards(products: readonly ProductCard[]): ShownCard[] {
  const colours = new Map<string, Colour>();
  const shared = (colour: Colour): Colour => {
    const known = colours.get(colour.id) ?? colour;
    colours.set(colour.id, known);
    return known;
  };
  return products.map(({ sokId, name, brandName, urlPath, picture, priceData, colors, isNew }) => ({
    sokId,
    name,
    brandName,
    urlPath,
    picture,
    price: shownPrice(priceData),
    ...(colors.length > 1 && { colors: colors.map(shared) }),
    ...(isNew && { isNew }),
  }));
}
