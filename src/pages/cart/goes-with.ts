/** Products that go with what is in a cart. */
import { firstProducts } from '#features/catalogue/client.ts';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { shownCards, type ShownCard } from '#features/catalogue/rules/shown-card.ts';
import type { CartItem } from '#features/cart/contract.ts';
import type { RequestFacts } from '../../shell/request.ts';

/** Lists that products are taken from, and products in the row. */
const most = { lists: 3, products: 12 };

/** Bestsellers of what the last products belong to, by turns, without those that are in the cart or kept. */
export async function goesWith(
  items: readonly Pick<CartItem, 'product'>[],
  kept: readonly Pick<CartItem, 'product'>[],
  facts: Pick<RequestFacts, 'retailApi' | 'space' | 'language' | 'now'>,
): Promise<ShownCard[]> {
  const lists = await Promise.all(
    besideOf(items).map((path) =>
      firstProducts(facts.retailApi, {
        path,
        sortBy: 'bestseller',
        pageSize: most.products + items.length + kept.length,
      }),
    ),
  );
  const had = new Set([...items, ...kept].map(({ product }) => product.sokId));
  return shownCards(byTurns(lists, had).slice(0, most.products), facts);
}

/** Categories above those of the products, latest first: what is beside a product goes with it, what is like it
 * replaces it. */
export function besideOf(items: readonly { product: Pick<CartItem['product'], 'categories'> }[]) {
  const paths = items
    .toReversed()
    .flatMap(({ product: { categories } }) => (categories.at(-2) ?? categories.at(-1))?.path ?? []);
  return [...new Set(paths)].slice(0, most.lists);
}

/** The first of each list, then the second of each; none twice, and none that the shopper has. */
export function byTurns<Card extends Pick<ProductCard, 'sokId'>>(
  lists: readonly (readonly Card[])[],
  had: ReadonlySet<string>,
): Card[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  );
  const found = new Map(turns.flat().map((card) => [card.sokId, card]));
  return [...found.values()].filter(({ sokId }) => !had.has(sokId));
}
