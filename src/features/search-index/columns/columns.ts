/** The catalogue in columns: one typed array per property that lists, filters and searches read.
 * Rows are products sorted by category, so that a category with its subcategories is an interval
 * of rows. Buffers are transferred between threads without a copy. */
import type { Codes } from './codes.ts';
import type { Language, LocalText } from '#platform/i18n/language.ts';
import type { AttributeWords } from '../../catalogue/record/attributes.ts';
import type { Lists } from './growable-arrays.ts';
import type { Packed } from './packed-records.ts';
import type { PackedStrings } from './string-column.ts';
import type { PackedTable } from '../words/word-table.ts';

export interface Columns {
  /** Number of products. */
  rows: number;
  categories: CategoryIntervals;
  cards: Cards;
  /** One number per row. */
  flags: Uint8Array;
  createdAt: Float64Array;
  /** When it was added or can first be bought, whichever is later; epoch milliseconds. */
  buyableFrom: Float64Array;
  /** Position in the merchant's own order. */
  position: Float64Array;
  sales: Float64Array;
  /** Position by sales, then id; unique, so that pages never overlap. */
  rank: Float64Array;
  /** Position by name in each language; equal names share one. */
  names: Record<Language, Float64Array>;
  /** Index in `vocabularies.brands`. */
  brand: Uint32Array;
  /** Lowest general price in cents at `pricedAt` (epoch milliseconds). */
  price: Uint32Array;
  pricedAt: number;
  /** Times at which a sale begins or ends (sorted, epoch milliseconds), and the row of each. */
  priceChanges: Float64Array;
  priceChangeRows: Uint32Array;
  options: OptionSets;
  attributes: AttributeSets;
  promotions: Lists;
  sellables: Sellables;
  vocabularies: Vocabularies;
  words: Words;
}

/** Bits of `flags`; whether a sellable of the row is reduced is that at `pricedAt`. */
export const flag = { inStock: 1, online: 2, gone: 4, reduced: 8, promoted: 16 } as const;

/** Sorted paths, each ending in '/', and the first row of each. */
export interface CategoryIntervals {
  paths: string[];
  starts: Uint32Array;
}

/** Packed records in the order they were added; row i is at `starts[i]`, `lengths[i]` bytes long. */
export interface Cards extends Packed {
  bytes: Uint8Array;
  starts: Float64Array;
  lengths: Uint32Array;
}

/** What can be bought: variants, or the product itself. Those of row i are `starts[i]` up to
 * `starts[i + 1]`. */
export interface Sellables {
  starts: Uint32Array;
  row: Uint32Array;
  stock: Uint32Array;
  /** Index in `vocabularies.sizes`. */
  size: Uint32Array;
  /** Indexes in `vocabularies.colours`, for each sellable. */
  colours: Lists;
  prices: Prices;
  /** Sorted ids of products and sellables; `idPlaces` has the index of the sellable, or -1 - row
   * for a product with variants. */
  ids: Float64Array;
  idPlaces: Int32Array;
  /** Sorted GTINs, and their rows. */
  gtins: Float64Array;
  gtinRows: Uint32Array;
  /** The merchant's own ids. */
  codes: Codes;
}

/** Options are indexes in `vocabularies.colours`, and after those in `vocabularies.sizes`. Many rows
 * have the same, so that each distinct set is stored once. */
export interface OptionSets {
  /** Distinct sets of options; the first is empty. */
  sets: number[][];
  /** Index of the row's set. */
  all: Uint32Array;
  /** The same for those of its options that are in stock. */
  inStock: Uint32Array;
}

/** What merchants say of products in words: those of the fixed list, and those of details that merchants make
 * filters of. */
export interface AttributeSets {
  /** Distinct sets; the first is empty. */
  sets: AttributeWords[];
  /** How the words of details are written, by attribute and word. */
  names: Map<string, Map<string, LocalText>>;
  /** Index of each row's set. */
  ofRows: Uint32Array;
}

/** Cents and epoch milliseconds; a sale of 0 cents means none. */
export interface Prices {
  regular: Uint32Array;
  sale: Uint32Array;
  saleFrom: Float64Array;
  saleUntil: Float64Array;
  /** 1 where the sale is below what the product cost before. */
  isCut: Uint8Array;
}

/** What the numbers in columns stand for; index 0 means none. */
export interface Vocabularies {
  brands: { id: string; name: string }[];
  colours: { id: string; name: LocalText; hex: string | null }[];
  sizes: string[];
  promotions: string[];
  /** Indexes in display order, without 0. */
  order: { brands: Uint32Array; sizes: Uint32Array; colours: Record<Language, Uint32Array> };
}

/** Sorted words of the products. Word i has `rows` and `weights` from `starts[i]` up to `starts[i +
 * 1]`. */
export interface Words {
  words: PackedStrings;
  starts: Uint32Array;
  rows: Uint32Array;
  weights: Uint8Array;
  /** Languages whose pages show the word, as bits (words/word-bits.ts). */
  shownIn: Uint8Array;
  /** Stems of inflected forms, and the words that have them. */
  stems: PackedTable;
  stemWords: Lists;
  /** Stems of words that may be compounds of unknown parts, in buckets (words/tails.ts). */
  stemTails: Lists;
  /** Compounds that contain the word: index * 2 + 1 where it is the head, else index * 2. */
  compounds: Lists;
}

/** Buffers that can be transferred to another thread instead of copied. */
export function buffersOf(columns: object): ArrayBuffer[] {
  return Object.values(columns).flatMap((value: unknown) => {
    if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isNested ? buffersOf(value) : [];
  });
}
