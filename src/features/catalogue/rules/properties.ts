/** Which values of the merchant's properties a product has. */
import type { AttributeName, Attributes } from '../record/attributes.ts';
import type { Property, PropertyValue } from '../record/properties.ts';

/** A value in addresses and calls: 'diet.vegan'. */
export const valueId = (property: Pick<Property, 'id'>, value: Pick<PropertyValue, 'id'>): string =>
  `${property.id}.${value.id}`;

/** Whether each attribute that the value names has one of its words; '' is one without a word. */
export function hasValue({ when }: Pick<PropertyValue, 'when'>, attributes: Attributes): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const words = attributes[name as AttributeName] ?? [''];
    return words.some((word) => wanted.includes(word));
  });
}

/** Ids of all values that a product with the attributes has. */
export const valuesOf = (properties: readonly Property[], attributes: Attributes = {}): string[] =>
  properties.flatMap((property) =>
    property.values
      .filter((value) => hasValue(value, attributes))
      .map((value) => valueId(property, value)),
  );
