/** Product facts in one language. */
import { localText, type Language, type LocalText } from '#platform/i18n/language.ts';
import type { FoodInformation, ProductFacts } from '../contract/product-facts.ts';
import type { ProductFactsRecord } from '../record.ts';

/** In the order the law prescribes. */
export const nutrients = [
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;
export type Nutrient = (typeof nutrients)[number];

/** 'sokeri, *maitojauhe*': text between asterisks is an allergen. */
export const ingredientParts = (text: string): FoodInformation['ingredients'] =>
  text
    .split('*')
    .map((part, place) => ({ text: part, isAllergen: place % 2 === 1 }))
    .filter((part) => part.text !== '');

export function factsIn({ safety, food }: ProductFactsRecord, language: Language): ProductFacts {
  const translated = (text: LocalText | null) => text && localText(text, language);
  return {
    safety: safety && { ...safety, warning: translated(safety.warning) },
    food: food && {
      ...food,
      ingredients: ingredientParts(localText(food.ingredients, language)),
      storage: translated(food.storage),
      origin: translated(food.origin),
    },
  };
}
