/** Product facts in one language. */
import {
  languageOfText,
  localText,
  otherLanguage,
  type Language,
  type LocalText,
} from '#platform/i18n/language.ts';
import type { DetailSection, FoodInformation, ProductFacts } from '../contract/product-facts.ts';
import type { ProductFactsRecord } from '../record.ts';
import type { Detail } from '../record/details.ts';

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

export function factsIn(facts: ProductFactsRecord, language: Language): ProductFacts {
  const { safety, food, details, highlights, labels } = facts;
  const translated = (text: LocalText | null) => text && localText(text, language);
  return {
    safety: safety && {
      ...safety,
      warning: translated(safety.warning),
      ...languageOfText('warningLanguage', safety.warning ?? {}, language),
    },
    food: food && {
      ...food,
      ingredients: ingredientParts(localText(food.ingredients, language)),
      ...languageOfText('ingredientsLanguage', food.ingredients, language),
      storage: translated(food.storage),
      ...languageOfText('storageLanguage', food.storage ?? {}, language),
      origin: translated(food.origin),
      ...languageOfText('originLanguage', food.origin ?? {}, language),
    },
    details: sectionsOf(details ?? [], language),
    ...highlightsOf(highlights ?? [], language),
    labels,
  };
}

function highlightsOf(texts: readonly LocalText[], language: Language) {
  const others = texts.map((text) => otherLanguage(text, language) ?? null);
  return {
    highlights: texts.map((text) => localText(text, language)),
    ...(others.some(Boolean) && { highlightLanguages: others }),
  };
}

/** Sections in the order of their first line; values of one attribute stand together. */
function sectionsOf(details: readonly Detail[], language: Language): DetailSection[] {
  const sections = new Map<string, DetailSection>();
  for (const { key, section, name, value } of details) {
    const title = section && localText(section, language);
    const { rows } = sections.getOrInsert(title ?? '', {
      title,
      ...languageOfText('titleLanguage', section ?? {}, language),
      rows: [],
    });
    const text = localText(value, language);
    const known = rows.find((row) => row.key === key);
    if (known) known.value += `, ${text}`;
    else
      rows.push({
        key,
        name: name && localText(name, language),
        value: text,
        ...languageOfText('nameLanguage', name ?? {}, language),
        ...languageOfText('valueLanguage', value, language),
      });
  }
  return [...sections.values()];
}
