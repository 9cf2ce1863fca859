/** Products that the front page has for a customer, in groups. */
import type { Language } from '#platform/i18n/language.ts';
import { isSold } from '#features/cart/rules.ts';
import type { ProductCard } from '#features/catalogue/contract.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { lowerCoopCents } from '#features/pricing/rules.ts';
import type { ShownPrice } from '#features/pricing/rules/shown-price.ts';
import type { CheaperFavourite } from '#features/wishlist/rules/cheaper.ts';

export interface Tile {
  sokId: string;
  name: string;
  nameLanguage?: Language;
  urlPath: string;
  picture: ShownCard['picture'];
  /** The general price. */
  price: ShownPrice;
  /** How much cheaper it is than when it was saved. */
  lessCents?: number;
  /** The customer's own price, where it is lower. */
  coopCents?: number;
  isBuyable?: true;
}

export type GroupName = 'cheaper' | 'bought' | 'coop' | 'popular';

export interface Group {
  name: GroupName;
  tiles: Tile[];
}

/** A product with its card, as the customer's prices are not in the card. */
export interface Sold {
  card: ShownCard;
  product: Pick<ProductCard, 'priceData' | 'availability'>;
}

interface Found {
  cheaper: readonly CheaperFavourite[];
  bought: readonly Sold[];
  /** Products of which those with a lower co-op price are shown. */
  coop: readonly Sold[];
  /** Where there is nothing else. */
  popular: readonly Sold[];
}

/** Most products of each group. */
const most: Record<GroupName, number> = { cheaper: 6, bought: 10, coop: 8, popular: 12 };

/** Groups with products; each product once, in the first group that has it. */
export function groupsOf({ cheaper, bought, coop, popular }: Found): Group[] {
  const there = (sold: readonly Sold[]) =>
    sold.filter(({ product }) => isSold(product.availability)).map(tileOf);
  const known = new Set<string>();
  const group = (name: GroupName, tiles: readonly Tile[]): Group => {
    const byId = new Map(tiles.map((tile) => [tile.sokId, tile]));
    const fresh = [...byId.values()].filter(({ sokId }) => !known.has(sokId)).slice(0, most[name]);
    for (const { sokId } of fresh) known.add(sokId);
    return { name, tiles: fresh };
  };
  const groups = [
    group('cheaper', cheaper),
    group('bought', there(bought)),
    group(
      'coop',
      there(coop).filter(({ coopCents }) => coopCents !== undefined),
    ),
  ].filter(({ tiles }) => tiles.length > 0);
  return groups.length > 0 ? groups : [group('popular', there(popular))];
}

function tileOf({ card, product }: Sold): Tile {
  const { sokId, name, nameLanguage, urlPath, picture, price, isBuyable } = card;
  const coopCents = lowerCoopCents(product.priceData);
  return {
    sokId,
    name,
    ...(nameLanguage && { nameLanguage }),
    urlPath,
    picture,
    price,
    ...(coopCents !== null && { coopCents }),
    ...(isBuyable && { isBuyable }),
  };
}
