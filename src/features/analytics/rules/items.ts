/** Products of pages as items of events. */
import { spread } from '#platform/money.ts';
import { paidByAll } from '../../pricing/rules/paid.ts';
import type { NotedItem } from './noted.ts';
import type {
  SeenCard,
  SeenCart,
  SeenLine,
  SeenList,
  SeenOrder,
  SeenProduct,
  SeenVariant,
} from './page-data.ts';

type Named = Pick<SeenProduct, 'sokId' | 'name' | 'brandName'> &
  Partial<Pick<SeenProduct, 'categories'>>;

const named = ({ sokId, name, brandName, categories = [] }: Named): NotedItem => ({
  productId: sokId,
  name,
  brand: brandName ?? undefined,
  categories: categories.map((one) => one.name),
});

export const itemOfCard = (card: SeenCard): NotedItem => ({
  ...named(card),
  priceEuroCents: card.price.cents,
});

export const itemOfProduct = (product: SeenProduct, variant?: SeenVariant): NotedItem => ({
  ...named(product),
  ...(variant && { variantId: variant.sokId }),
  priceEuroCents: paidByAll((variant ?? product).priceData),
});

export const itemOfLine = ({ product, ...line }: SeenLine): NotedItem => ({
  ...named(product),
  ...(line.sokId !== product.sokId && { variantId: line.sokId }),
  quantity: line.quantity,
  priceEuroCents: line.unitPriceEuroCents,
});

/** The address of the product has its id; a line's own id may be that of a variant. */
export function itemsOfOrder({
  lines,
  discountEuroCents,
}: Pick<SeenOrder, 'lines' | 'discountEuroCents'>): NotedItem[] {
  // No discount is of deposits, or of what its code leaves out.
  const counted = lines.map(({ unitPriceEuroCents, depositEuroCents = 0, quantity, isExcluded }) =>
    isExcluded ? 0 : Math.max(0, unitPriceEuroCents - depositEuroCents) * quantity,
  );
  const off = spread(discountEuroCents, counted);
  return lines.map(({ sokId, name, urlPath, quantity, unitPriceEuroCents }, at) => {
    const productId = /\/(\d+)(?:[?#]|$)/.exec(urlPath)?.[1] ?? sokId;
    return {
      productId,
      ...(productId !== sokId && { variantId: sokId }),
      name,
      quantity,
      priceEuroCents: unitPriceEuroCents,
      discountEuroCents: (off[at] ?? 0) / quantity,
    };
  });
}

export const itemsOfCart = ({ items }: SeenCart): NotedItem[] => items.map(itemOfLine);

/** Products on a page of a list; in browsers the contract's page size is not loaded. */
const perPage = 48;

export const itemsOfList = ({ products, state }: SeenList, list: { id: string; name: string }) =>
  products.map((card, index) => ({
    ...itemOfCard(card),
    found: {
      listId: list.id,
      listName: list.name,
      position: (state.page - 1) * perPage + index + 1,
    },
  }));

/** Cents. */
export const valueOf = (items: readonly NotedItem[]): number =>
  items.reduce((sum, { priceEuroCents = 0, quantity = 1 }) => sum + priceEuroCents * quantity, 0);
