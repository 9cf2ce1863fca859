/** Builds records of product safety and food information from feed attributes. */
import { languages, type Language, type LocalText } from '#platform/i18n/language.ts';
import type { ProductFactsRecord } from '../catalogue/record.ts';
import type { Item } from './attributes.ts';

/** Attributes that the file of each language gives in that language. */
export const factTexts = [
  'ingredients',
  'storage_instructions',
  'country_of_origin',
  'safety_warning',
] as const;
export type FactTexts = Record<(typeof factTexts)[number], LocalText>;

export const noFactTexts = (): FactTexts => ({
  ingredients: {},
  storage_instructions: {},
  country_of_origin: {},
  safety_warning: {},
});

/** Adds the texts that are missing in the language. */
export function addFactTexts(
  facts: FactTexts,
  text: (name: keyof FactTexts) => string,
  language: Language,
): void {
  for (const name of factTexts) if (text(name)) facts[name][language] ??= text(name);
}

const isGiven = (text: LocalText) => languages.some((language) => text[language]);
const orNull = (text: LocalText) => (isGiven(text) ? text : null);

/** Facts from the first item of a product; null where its feed has none. */
export function factsOf(item: Item, texts: FactTexts): Pick<ProductFactsRecord, 'safety' | 'food'> {
  const { manufacturer: maker, nutrition: table } = item;
  const storage = orNull(texts.storage_instructions);
  const isFood = isGiven(texts.ingredients) || table !== null || storage !== null;
  return {
    safety: maker && {
      manufacturer: maker,
      responsiblePerson: item.responsible_person,
      warning: orNull(texts.safety_warning),
    },
    food: isFood
      ? {
          ingredients: texts.ingredients,
          nutrition: table,
          storage,
          origin: orNull(texts.country_of_origin),
          operator: item.food_operator,
        }
      : null,
  };
}
