import { shownPrice, type ShownPrice } from '../../pricing/rules/shown-price.ts';
import type { Colour, Picture, ProductCard } from '../contract.ts';

/** Only the fields a card shows: a page has dozens of them, so their size matters. */
export interface ShownCard {
  sokId: string;
  name: string;
  brandName: string | null;
  urlPath: string;
  picture: Picture | null;
  price: ShownPrice;
  /** Absent when there is only one colour or none. */
  colors?: Colour[];
  isNew?: true;
}

/** Cards of one list. They share colour objects, so that each is serialized once. */
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
