/** What a recipe shows. */
import type { Language } from '#platform/i18n/language.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import type { BlockOf } from '#features/content/record/blocks.ts';

/** What an ingredient is bought as. */
export interface RecipeProduct {
  /** Of the product, or of the variant where the recipe names one. */
  sokId: string;
  name: string;
  nameLanguage?: Language | undefined;
  path: string;
  picture: ShownCard['picture'];
  price: ShownCard['price'];
  /** Pieces for the recipe. */
  quantity: number;
  /** It can be bought now. */
  isBuyable: boolean;
}

export interface ShownIngredient {
  name: string;
  amount: string | null;
  /** Null where nothing has to be bought. */
  product: RecipeProduct | null;
  /** The merchant named a product, but the shop does not have it. */
  isMissing: boolean;
  /** Path of a list with others of the kind; null where a product is named. */
  others: string | null;
}

export interface ShownRecipe extends Omit<BlockOf<'recipe'>, 'ingredients' | 'picture'> {
  /** Address of the picture. */
  picture: string | null;
  ingredients: ShownIngredient[];
  /** The page has the same heading already. */
  isTitled: boolean;
}

/** What the cart and shopping lists get of a recipe: each product once. */
export function wantedOf(
  ingredients: readonly ShownIngredient[],
): { sokId: string; quantity: number }[] {
  const wanted = new Map<string, number>();
  for (const { product } of ingredients) {
    if (!product?.isBuyable) continue;
    const { sokId, quantity } = product;
    wanted.set(sokId, (wanted.get(sokId) ?? 0) + quantity);
  }
  return [...wanted].map(([sokId, quantity]) => ({ sokId, quantity }));
}
