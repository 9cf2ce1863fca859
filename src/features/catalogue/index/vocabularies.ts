/** Numbers for what many goods share: brands, colours, sizes, promotions. Place 0 is nothing. */
import type { ColourRecord, ProductRecord } from '../record.ts';
import type { Vocabularies } from './columns.ts';

export interface VocabularyBuilder {
  brand(brand: ProductRecord['brand']): number;
  colour(colour: ColourRecord): number;
  size(size: string | null): number;
  promotion(id: string): number;
  finish(): Vocabularies;
}

export function makeVocabularies(): VocabularyBuilder {
  const brands = numbered({ id: '', name: '' });
  const colours = numbered<ColourRecord>({ id: '', name: {}, hex: null });
  const sizes = numbered('');
  const promotions = numbered('');
  return {
    brand: (brand) => (brand ? brands.of(brand.id, brand) : 0),
    colour: (colour) => colours.of(colour.id, colour),
    size: (size) => (size === null ? 0 : sizes.of(size, size)),
    promotion: (id) => promotions.of(id, id),
    finish: () => ({
      brands: brands.values,
      colours: colours.values,
      sizes: sizes.values,
      promotions: promotions.values,
    }),
  };
}

function numbered<Value>(nothing: Value) {
  const values = [nothing];
  const places = new Map<string, number>();
  return {
    values,
    of(id: string, value: Value): number {
      const known = places.get(id);
      if (known !== undefined) return known;
      places.set(id, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}
