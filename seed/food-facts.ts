/** Ingredients, nutrition and storage of the demo shop's groceries. */
import type { Text, Variety } from './model.ts';
import { known, readTable, readTexts, textOf, valuesOf } from './tables.ts';

/** Nutrients in the order they are declared, in grams per 100 g or 100 ml. */
const nutrients = [
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;

type Nutrient = (typeof nutrients)[number];
type Facts = Record<
  'kind' | 'product' | 'storage' | 'origin' | 'ingredients' | 'kcal' | 'diet' | Nutrient,
  string
>;

/** Keys are a kind, or `kind|variety` in Finnish for a product that differs from its kind. */
const facts = new Map(
  (readTable('food/facts.tsv') as Facts[]).map((row) => [
    row.product === '' ? row.kind : `${row.kind}|${row.product}`,
    row,
  ]),
);
const storage = new Map(
  readTable<'key' | 'perishable' | 'temperature_class' | keyof Text>('food/storage.tsv').map(
    (row) => [row.key, row],
  ),
);
const origins = readTexts('food/origins.tsv');
const ingredients = readTexts('food/ingredients.tsv');

/** @throws Error for a kind without a line in the table */
const factsOf = (kind: string, variety: Variety): Facts =>
  facts.get(`${kind}|${variety.fi}`) ?? known(facts, kind);

/** True for food that spoils within days: chilled or fresh. */
export const isPerishable = (kind: string, variety: Variety): boolean =>
  known(storage, factsOf(kind, variety).storage).perishable === 'yes';

/** `chilled` or `frozen`; empty for food that is kept without cooling. */
export const temperatureClassOf = (kind: string, variety: Variety): string =>
  known(storage, factsOf(kind, variety).storage).temperature_class;

/** Words of feeds for the diets that it suits. */
export const dietsOf = (kind: string, variety: Variety): string[] => [
  ...new Set([...valuesOf(factsOf(kind, variety).diet), ...variety.diet]),
];

/** The facts on a package, in one language. */
export function foodTexts(
  kind: string,
  variety: Variety,
  language: keyof Text,
): Record<'ingredients' | 'storage' | 'origin', string> {
  const { storage: storageKey, origin, ingredients: keys } = factsOf(kind, variety);
  return {
    ingredients: (keys === '' ? [] : keys.split(' '))
      .flatMap((key) => (key === '{}' ? eaten(variety) : [known(ingredients, key)]))
      .map((text) => text[language])
      .join(', '),
    storage: known(storage, storageKey)[language],
    origin: known(origins, origin)[language],
  };
}

/** The variety as an ingredient, when it is one; `*` marks allergens. */
function eaten(variety: Variety): Text[] {
  if (variety.ingredient === '') return [];
  const { fi, sv, en } = textOf(variety);
  return variety.ingredient === 'yes'
    ? [{ fi, sv, en }]
    : [{ fi: `*${fi}*`, sv: `*${sv}*`, en: `*${en}*` }];
}

const joulesInCalorie = 4.184;

/** Format: '100 g | energy 193 kJ 46 kcal | fat 1.5 g | …'; empty when nothing is known. */
export function nutritionOf(kind: string, variety: Variety, isLiquid: boolean): string {
  const row = factsOf(kind, variety);
  if (row.kcal === '') return '';
  const kJ = Math.round(Number(row.kcal) * joulesInCalorie);
  const reported = nutrients.flatMap((name) =>
    row[name] === '' ? [] : [`${name} ${row[name]} g`],
  );
  return [isLiquid ? '100 ml' : '100 g', `energy ${kJ} kJ ${row.kcal} kcal`, ...reported].join(
    ' | ',
  );
}
