/** Recipes as schema.org entities. */
import type { Recipe } from 'schema-dts';
import { nameOf } from '../../../shell/shop-shown.ts';
import { sellerId, type ShopFacts } from '../../../shell/structured-data/seller.ts';
import type { ShownContent } from '../content/shown.ts';
import type { ShownRecipe } from './shown.ts';

/** One for each recipe of the page. */
export const recipeEntities = (
  { nodes, language }: Pick<ShownContent, 'nodes' | 'language'>,
  facts: ShopFacts,
): Recipe[] =>
  nodes.flatMap((node) =>
    node.type === 'shown' && node.name === 'recipe'
      ? [recipeEntity(node.props, { ...facts, language })]
      : [],
  );

function recipeEntity(
  { title, text, picture, servings, minutes, ingredients, steps }: ShownRecipe,
  facts: ShopFacts,
): Recipe {
  return {
    '@type': 'Recipe',
    name: title,
    inLanguage: facts.language,
    author: { '@type': 'Organization', '@id': sellerId(facts), name: nameOf(facts) },
    ...(text !== undefined && { description: text }),
    ...(picture !== null && { image: new URL(picture, facts.publicUrl).href }),
    recipeYield: String(servings),
    ...(minutes !== undefined && { totalTime: `PT${minutes}M` }),
    recipeIngredient: ingredients.map(({ amount, name }) =>
      [amount, name].filter(Boolean).join(' '),
    ),
    recipeInstructions: steps.map((step) => ({ '@type': 'HowToStep', text: step })),
  };
}
