/** What merchants say of products in words of a fixed list. */

/** Classes of energy labels, the best first; scales are parts of it. */
const energyClasses = ['a+++', 'a++', 'a+', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** The words of each attribute, as feeds write them. */
export const attributeWords = {
  gender: ['male', 'female', 'unisex'],
  age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
  diet: [
    'gluten_free',
    'lactose_free',
    'milk_free',
    'vegan',
    'vegetarian',
    'sugar_free',
    'organic',
  ],
  temperature_class: ['chilled', 'frozen'],
  energy_efficiency_class: energyClasses,
  min_energy_efficiency_class: energyClasses,
  max_energy_efficiency_class: energyClasses,
} as const;

export type AttributeName = keyof typeof attributeWords;

export const isAttributeName = (name: string): name is AttributeName =>
  Object.hasOwn(attributeWords, name);

/** Words by attribute, in the order of the table; attributes without a word are absent. */
export type Attributes = Partial<Record<AttributeName, string[]>>;

/** Words by attribute: those of the fixed list, and the merchant's own in small letters. */
export type AttributeWords = ReadonlyMap<string, readonly string[]>;
