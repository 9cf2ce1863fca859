/** Which values of the merchant's properties a product has. */
import { slug } from '#platform/ids.ts';
import { isAttributeName, type AttributeWords } from '../record/attributes.ts';
import type { Property, PropertyValue } from '../record/properties.ts';

/** A value in addresses and calls: 'diet.vegan'. */
export const valueId = (property: Pick<Property, 'id'>, value: Pick<PropertyValue, 'id'>): string =>
  `${property.id}.${value.id}`;

/** A word of the attribute that the property is made of, in addresses and calls: 'screen.6-1-tuumaa'. */
export const wordId = (property: Pick<Property, 'id'>, word: string): string =>
  `${property.id}.${slug(word) || encodeURIComponent(word)}`;

const none = [''];

/** Whether each attribute that the value names has one of its words; '' is one without a word. */
export const hasValue = ({ when }: Pick<PropertyValue, 'when'>, words: AttributeWords): boolean =>
  Object.entries(when).every(([name, wanted]) =>
    (words.get(name) ?? none).some((word) => wanted.includes(word)),
  );

/** Ids of the property's values that a product with the words has. */
export const valuesIn = (property: Property, words: AttributeWords): string[] =>
  property.attribute === undefined
    ? property.values
        .filter((value) => hasValue(value, words))
        .map((value) => valueId(property, value))
    : (words.get(property.attribute) ?? []).map((word) => wordId(property, word));

/** Ids of all values that a product with the words has. */
export const valuesOf = (properties: readonly Property[], words: AttributeWords): string[] =>
  properties.flatMap((property) => valuesIn(property, words));

/** Keys of the details that the properties are made of. */
export function detailKeysOf(properties: readonly Property[]): string[] {
  const names = properties.flatMap(({ attribute, values }) => [
    ...(attribute === undefined ? [] : [attribute]),
    ...values.flatMap(({ when }) => Object.keys(when)),
  ]);
  return [...new Set(names)].filter((name) => !isAttributeName(name));
}
