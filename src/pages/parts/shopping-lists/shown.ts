/** What the page of a list shows: of each product only that. */
import { isSold } from '#features/cart/rules.ts';
import { markedName, shortNameOf } from '#features/cart/rules/item-name.ts';
import { shownPrice } from '#features/pricing/rules/shown-price.ts';
import type { ListItem, ShoppingList } from '#features/shopping-lists/contract.ts';

export const shownList = ({ items, ...list }: ShoppingList) => ({
  ...list,
  items: items.map(shownItem),
});

function shownItem({ sokId, quantity, name, product, variant, ...item }: ListItem) {
  return {
    sokId,
    quantity,
    name,
    isVariant: variant !== null,
    /** Null when the product is no longer in the catalogue. */
    product: product && {
      path: variant ? `${product.urlPath}?variantti=${sokId}` : product.urlPath,
      brandName: product.brandName,
      ...(product.shortName && { name: shortNameOf({ product, variant }) }),
      ...markedName(product),
      picture: variant?.picture ?? product.picture,
      price: shownPrice((variant ?? product).priceData),
    },
    availability: item.availability,
    isEarly: item.buyableFrom !== null,
  };
}

export type ShownItem = ReturnType<typeof shownItem>;

/** Whether it can be put in the cart now. */
export const isBuyable = ({ product, availability, isEarly }: ShownItem): boolean =>
  product !== null && isSold(availability) && !isEarly;
