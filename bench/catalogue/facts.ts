/** Facts of generated products: each leaf category has two of six attributes, as merchants describe those of one
 * kind in the same way. */
import type { ProductRecord } from '#features/catalogue/record.ts';
import type { Property } from '#features/catalogue/record/properties.ts';
import type { Random } from '../../seed/random.ts';

const attributes = ['material', 'koko', 'teho', 'sävy', 'liitäntä', 'alkuperä'];
const valuesOfEach = 24;

/** A filter of lists for each attribute, by what the products say. */
export const properties: Property[] = attributes.map((attribute, at) => ({
  id: `p${at}`,
  name: { fi: attribute },
  combine: 'any',
  strict: false,
  values: [],
  attribute,
}));

/** Options of two of them. */
export const someOptions = ['p0.arvo-0', 'p0.arvo-1', 'p1.arvo-2'];

/** Facts of a product; `leaf` is the number of its category. */
export function factsOf(leaf: number, draw: Random): Pick<ProductRecord, 'attributes' | 'details'> {
  const own = [leaf % attributes.length, (leaf * 7 + 1) % attributes.length];
  return {
    ...(draw.next() < 0.4 && {
      attributes: { gender: [draw.next() < 0.5 ? 'female' : 'male'], age_group: ['adult'] },
    }),
    details: [...new Set(own)].map((at) => ({
      key: attributes[at] ?? '',
      section: null,
      name: null,
      value: { fi: `Arvo ${Math.floor(draw.next() ** 2 * valuesOfEach)}` },
    })),
  };
}
