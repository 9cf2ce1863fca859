/**
 * The catalogue in columns: what lists, filters and searches look at, one typed array per question.
 * Rows are products, in the order of their categories, so that a category with all below it is an
 * interval of rows. Everything moves between threads without a copy.
 */
import type { Language, LocalText } from '#platform/i18n/language.ts';
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
  /** When it appeared or could first be bought, whichever is later. */
  buyableFrom: Float64Array;
  /** Place in the merchant's own order. */
  position: Float64Array;
  sales: Float64Array;
  /** Place by sales, then by id; no two rows share one, so that pages never overlap. */
  rank: Float64Array;
  /** Place by name in each language; alike names share one. */
  names: Record<Language, Float64Array>;
  /** Place in `vocabularies.brands`. */
  brand: Uint32Array;
  /** Lowest price everybody pays, in cents, at `pricedAt` (epoch milliseconds). */
  price: Float64Array;
  pricedAt: number;
  /** 1 where something of the row is on sale at `pricedAt`. */
  reduced: Uint8Array;
  /** Moments at which a sale begins or ends, in order, and the row. */
  priceChanges: Float64Array;
  priceChangeRows: Uint32Array;
  /** Colours and sizes of the row, each once. */
  colours: Offered;
  sizes: Offered;
  promotions: Lists;
  sellables: Sellables;
  vocabularies: Vocabularies;
  words: Words;
}

/** Bits of `flags`. */
export const flag = { inStock: 1, online: 2, gone: 4 } as const;

/** Paths with a '/' at their end, in order, and where the rows of each begin. */
export interface CategoryIntervals {
  paths: string[];
  starts: Uint32Array;
}

/** Packed records, in the order they came; row i is at `starts[i]`, `lengths[i]` bytes long. */
export interface Cards extends Packed {
  bytes: Uint8Array;
  starts: Float64Array;
  lengths: Uint32Array;
}

/** What is bought: variants, or the product itself. Those of row i are `starts[i]` to `starts[i + 1]`. */
export interface Sellables {
  starts: Uint32Array;
  row: Uint32Array;
  stock: Uint32Array;
  /** Place in `vocabularies.sizes`. */
  size: Uint32Array;
  /** Places in `vocabularies.colours`, for each sellable. */
  colours: Lists;
  prices: Prices;
  /** Ids of products and sellables, sorted, and the sellable or, below zero, the row -1 - place. */
  ids: Float64Array;
  idPlaces: Int32Array;
  /** GTINs, sorted, and their rows. */
  gtins: Float64Array;
  gtinRows: Uint32Array;
}

/** Places in a vocabulary for each row, and how many of its sellables in stock have them. */
export interface Offered extends Lists {
  inStock: Uint16Array;
}

/** Cents and epoch milliseconds; a sale of 0 cents is none. */
export interface Prices {
  regular: Uint32Array;
  sale: Uint32Array;
  saleFrom: Float64Array;
  saleUntil: Float64Array;
  /** 1 where the sale is a cut of what the products cost before. */
  isCut: Uint8Array;
}

/** What the numbers in columns stand for; place 0 is nothing. */
export interface Vocabularies {
  brands: { id: string; name: string }[];
  colours: { id: string; name: LocalText; hex: string | null }[];
  sizes: string[];
  promotions: string[];
  /** Places in the order they are shown in, without that of nothing. */
  order: { brands: Uint32Array; sizes: Uint32Array; colours: Record<Language, Uint32Array> };
}

/** Words of the products, sorted; the rows of word i, and how much each says of its row. */
export interface Words {
  words: PackedStrings;
  starts: Uint32Array;
  rows: Uint32Array;
  weights: Uint8Array;
  /** Stems of inflected forms, and the words that have them. */
  stems: PackedTable;
  stemWords: Lists;
  /** Words a word is part of, and whether it is the head: place * 2 + 1, or only before it: place * 2. */
  compounds: Lists;
}

/** What can be moved to another thread rather than copied. */
export function buffersOf(columns: object): ArrayBuffer[] {
  return Object.values(columns).flatMap((value: unknown) => {
    if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isNested ? buffersOf(value) : [];
  });
}
