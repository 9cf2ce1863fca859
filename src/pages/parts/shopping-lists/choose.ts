/** The products that an address wants on a list. */
import { productsById } from '#features/catalogue/client.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { markedName, type MarkedName } from '#features/cart/rules/item-name.ts';
import { sellableOf } from '#features/cart/rules.ts';
import { itemsIn } from '#features/shopping-lists/rules/choice.ts';
import { nameOf } from '#features/shopping-lists/rules.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { dayIn } from '../of-order.ts';
import { currentCart } from '../cart-session.ts';

interface ChosenProduct {
  sokId: string;
  quantity: number;
  name: string;
  marked?: MarkedName;
  path: string;
  picture: Product['picture'];
}

interface Choice {
  items: ChosenProduct[];
  /** A product of which an option must be chosen first. */
  unchosen: { name: string; path: string } | null;
  isCart: boolean;
  /** Name that a new list has at first. */
  newName: string | null;
}

export async function chosenFor(
  request: Request,
  { searchParams }: URL,
  facts: RequestFacts,
): Promise<Choice> {
  const { retailApi, language, now } = facts;
  const isCart = searchParams.has('ostoskori');
  const cart = isCart ? await currentCart(request, retailApi) : null;
  const wanted = cart?.items ?? itemsIn(searchParams.getAll('tuote'));
  const products = await productsById(
    retailApi,
    wanted.map(({ sokId }) => sokId),
  );
  const items = wanted.flatMap(({ sokId, quantity }) => {
    const sellable = sellableOf(products, sokId);
    if (!sellable) return [];
    const { product, variant } = sellable;
    const path = variant ? `${product.urlPath}?variantti=${sokId}` : product.urlPath;
    const picture = variant?.picture ?? product.picture;
    const name = nameOf(sellable);
    const marked = markedName({ ...product, shortName: undefined });
    return [{ sokId, quantity, name, ...marked, path, picture }];
  });
  const [first] = products;
  return {
    items: items.slice(0, 100),
    unchosen: items.length === 0 && first ? { name: first.name, path: first.urlPath } : null,
    isCart,
    newName: isCart ? dayIn(String(now()), language) : null,
  };
}

/** The words of a form: products, one of them with a quantity of its own. */
export function wordsIn(form: FormData): string[] {
  const words = form.getAll('tuote').map(String);
  const quantity = form.get('quantity');
  return quantity === null ? words : words.map((word) => word.replace(/-\d+$/, `-${quantity}`));
}
