/** What merchants say of products in words of a fixed list. Properties are made of it. */

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
} as const;

export type AttributeName = keyof typeof attributeWords;

/** Words by attribute, in the order of the table; attributes without a word are absent. */
export type Attributes = Partial<Record<AttributeName, string[]>>;
