/** Numbers brands, colours, sizes and promotions, which many products share. Index 0 means none. */
import { languages, localText, type Language } from '#platform/i18n/language.ts';
import type { ColourRecord, ProductRecord } from '../../catalogue/record.ts';
import type { Vocabularies } from './columns.ts';
import { placesBy } from './growable-arrays.ts';
import { makeInterner } from './interner.ts';
import { placesByName } from './collation-ranks.ts';
import { inSizeOrder } from '../lists/sort.ts';

export interface VocabularyBuilder {
  brand(brand: ProductRecord['brand']): number;
  colour(colour: ColourRecord): number;
  size(size: string | null): number;
  promotion(id: string): number;
  finish(): Vocabularies;
}

export function makeVocabularies(): VocabularyBuilder {
  const brands = makeInterner([{ id: '', name: '' }]);
  const colours = makeInterner<ColourRecord>([{ id: '', name: {}, hex: null }]);
  const sizes = makeInterner(['']);
  const promotions = makeInterner(['']);
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
      order: {
        brands: someByName(brands.values.map(({ name }) => name)),
        sizes: placesBy(sizes.values.length, (a, b) =>
          inSizeOrder(sizes.values[a] as string, sizes.values[b] as string),
        ).filter(isSome),
        colours: colourOrder(colours.values),
      },
    }),
  };
}

const isSome = (place: number) => place > 0;
const someByName = (names: readonly string[]) => placesByName(names).filter(isSome);

function colourOrder(colours: ColourRecord[]) {
  const orders = languages.map((language) => [
    language,
    someByName(colours.map(({ name }) => localText(name, language))),
  ]);
  return Object.fromEntries(orders) as Record<Language, Uint32Array>;
}
