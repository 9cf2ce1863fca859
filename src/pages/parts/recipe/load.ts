/** Finds the products of a recipe. */
import { isSoldOnline, sellableOf } from '#features/cart/rules.ts';
import { firstProducts, productsById } from '#features/catalogue/client.ts';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { searchSorts } from '#features/catalogue/url-state/sorts.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import type { BlockOf } from '#features/content/record/blocks.ts';
import { shownPrice } from '#features/pricing/rules/shown-price.ts';
import { search } from '#features/search/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { ifThere } from '../account/if-there.ts';
import type { RecipeProduct, ShownIngredient, ShownRecipe } from './shown.ts';

type Ingredient = BlockOf<'recipe'>['ingredients'][number];
type Found = Omit<RecipeProduct, 'quantity'>;

/** Products that are looked through for one that can be bought without choosing an option. */
const mostOthers = 12;

export async function loadRecipe(
  facts: RequestFacts,
  { ingredients, picture, ...recipe }: BlockOf<'recipe'>,
): Promise<Omit<ShownRecipe, 'isTitled'>> {
  const named = await namedProducts(facts, ingredients);
  const shown = ingredients.map(async (one): Promise<ShownIngredient> => {
    const found = one.product ? named.get(one.product) : await firstOf(facts, one);
    return {
      name: one.name,
      amount: one.amount ?? null,
      product: found ? { ...found, quantity: one.quantity ?? 1 } : null,
      isMissing: !found && Boolean(one.product ?? one.category ?? one.search),
      others: othersOf(one),
    };
  });
  const address = picture === undefined ? null : (facts.space.pictures.get(picture) ?? null);
  return { ...recipe, picture: address, ingredients: await Promise.all(shown) };
}

/** The products that the recipe names, by the id it has. */
async function namedProducts(
  { retailApi }: RequestFacts,
  ingredients: readonly Ingredient[],
): Promise<Map<string, Found>> {
  const ids = ingredients.flatMap(({ product }) => product ?? []);
  const products = (await ifThere(retailApi, 'Products', productsById(retailApi, ids))) ?? [];
  return new Map(
    ids.flatMap((sokId) => {
      const sellable = sellableOf(products, sokId);
      if (!sellable) return [];
      const { product, variant } = sellable;
      const found: Found = {
        sokId,
        name: product.name,
        nameLanguage: product.nameLanguage,
        path: variant ? `${product.urlPath}?variantti=${sokId}` : product.urlPath,
        picture: variant?.picture ?? product.picture,
        price: shownPrice((variant ?? product).priceData),
        isBuyable: isSoldOnline(sellable) && !product.buyableFrom,
      };
      return [[sokId, found] as const];
    }),
  );
}

/** The first product of a category or search that can be bought. */
async function firstOf(facts: RequestFacts, ingredient: Ingredient): Promise<Found | undefined> {
  const products = await ifThere(facts.retailApi, 'Products', listed(facts, ingredient));
  const card = shownCards((products ?? []).slice(0, mostOthers), facts).find(
    ({ isBuyable }) => isBuyable,
  );
  if (!card) return undefined;
  const { sokId, name, nameLanguage, urlPath, picture, price } = card;
  return { sokId, name, nameLanguage, path: urlPath, picture, price, isBuyable: true };
}

async function listed(
  { retailApi }: RequestFacts,
  { category, search: term }: Ingredient,
): Promise<readonly ProductCard[]> {
  if (category !== undefined)
    return firstProducts(retailApi, { path: category, sortBy: 'bestseller', pageSize: mostOthers });
  if (term === undefined) return [];
  const state = readListState(new URLSearchParams(), searchSorts);
  return (await search(retailApi, { ...state, searchTerm: term })).products;
}

function othersOf({ category, search: term }: Ingredient): string | null {
  if (category !== undefined) return `/kategoria/${category}`;
  return term === undefined ? null : `/haku?${new URLSearchParams({ hakutermi: term })}`;
}
