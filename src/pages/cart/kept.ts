/** What the cart's page shows of products saved for later. */
import type { CartItem } from '#features/cart/contract.ts';
import { isSoldOnline } from '#features/cart/rules.ts';
import { priceShown } from '#features/cart/rules/saving.ts';
import { markedName, shortNameOf } from '#features/cart/rules/item-name.ts';

/** Only what is shown: a product comes with all its variants. */
export const shownKept = (items: readonly CartItem[]) =>
  items.map((item) => {
    const { sokId, quantity, product, variant } = item;
    return {
      sokId,
      quantity,
      name: shortNameOf(item),
      ...markedName(product),
      path: variant ? `${product.urlPath}?variantti=${sokId}` : product.urlPath,
      brandName: product.brandName,
      picture: variant?.picture ?? product.pictures[0] ?? null,
      price: priceShown(item),
      isSold: isSoldOnline(item),
    };
  });

export type ShownKept = ReturnType<typeof shownKept>[number];
