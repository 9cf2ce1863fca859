/** Columns in use: look-up by id, with stock and prices kept up to date in place. */
import type { ProductRecord } from '../catalogue/record.ts';
import { flag, type Columns } from './columns/columns.ts';
import { lowerBound } from './columns/lower-bound.ts';
import { unpack } from './columns/packed-records.ts';
import { isInStock, setPrice } from './columns/offers.ts';
import { makeOptionReader, noOptions, type OptionReader } from './columns/option-sets.ts';

export interface Segment {
  columns: Columns;
  /** Rows of the category and its subcategories: [first row, row after the last]. */
  interval(path: string): [number, number];
  /** Row of the product with this id, or with a variant of this id; -1 when there is none. */
  rowOf(sokId: string): number;
  /** The record, with current stock. */
  record(row: number): ProductRecord;
  /** Sets the sellable stock by id. Returns how many products and variants came into stock or sold
   * out. */
  restock(stock: ReadonlyMap<string, number>): number;
  isGone(row: number): boolean;
  /** Removes the product from lists, search and counts: it is gone, or a newer segment has it. */
  remove(sokId: string): void;
  /** Recomputes prices for `now`, in epoch milliseconds. */
  clockTo(now: number): void;
}

/** Unpacked records that are cached: unpacking one costs a JSON parse. */
const mostCached = 4096;

export function makeSegment(columns: Columns): Segment {
  const { sellables, flags, categories } = columns;
  let optionsOf: OptionReader | undefined;
  const record = recordReader(columns);
  const rowOf = (sokId: string): number => {
    const place = placeOf(sellables.ids, Number(sokId));
    if (place < 0) return -1;
    const at = sellables.idPlaces[place] as number;
    return at < 0 ? -1 - at : (sellables.row[at] as number);
  };
  return {
    columns,
    record,
    rowOf,
    interval(path) {
      if (path === '') return [0, columns.rows];
      const first = firstPath(categories.paths, `${path}/`);
      const last = firstPath(categories.paths, `${path}/\uffff`);
      return [categories.starts[first] as number, categories.starts[last] as number];
    },
    restock: (stock) => restock(columns, (optionsOf ??= makeOptionReader(columns)), stock),
    isGone: (row) => ((flags[row] as number) & flag.gone) !== 0,
    remove(sokId) {
      const row = rowOf(sokId);
      if (row < 0) return;
      flags[row] = (flags[row] as number) | flag.gone;
      columns.options.inStock[row] = noOptions;
    },
    clockTo: clockOf(columns),
  };
}

function restock(
  { sellables, flags, options }: Columns,
  optionsOf: OptionReader,
  stock: ReadonlyMap<string, number>,
): number {
  let flips = 0;
  for (const [sokId, pieces] of stock) {
    const place = placeOf(sellables.ids, Number(sokId));
    const sellable = place < 0 ? -1 : (sellables.idPlaces[place] as number);
    if (sellable < 0) continue;
    const before = sellables.stock[sellable] as number;
    sellables.stock[sellable] = pieces;
    const row = sellables.row[sellable] as number;
    if (before > 0 === pieces > 0 || ((flags[row] as number) & flag.gone) !== 0) continue;
    flips += 1;
    const others = (flags[row] as number) & ~flag.inStock;
    flags[row] = others | (isInStock(sellables, row) ? flag.inStock : 0);
    options.inStock[row] = optionsOf(row).inStock;
  }
  return flips;
}

/** Recomputes only rows whose price changes between the last call and `now`, which may be earlier. */
function clockOf(columns: Columns) {
  const { priceChanges, priceChangeRows, pricedAt } = columns;
  let next = firstNumber(priceChanges, pricedAt + 1);
  return (now: number): void => {
    const before = next;
    next = firstNumber(priceChanges, now + 1);
    for (let i = Math.min(before, next); i < Math.max(before, next); i += 1) {
      setPrice(columns, priceChangeRows[i] as number, now);
    }
  };
}

function recordReader({
  cards,
  sellables,
  attributes: { sets, ofRows },
}: Columns): (row: number) => ProductRecord {
  const cached = new Map<number, ProductRecord>();
  const decoder = new TextDecoder();
  const read = (row: number): ProductRecord => {
    const start = cards.starts[row] as number;
    const end = start + (cards.lengths[row] as number);
    const card = unpack(cards, decoder.decode(cards.bytes.subarray(start, end))) as ProductRecord;
    const words = sets[ofRows[row] as number];
    return words && words.size > 0 ? { ...card, words } : card;
  };
  return (row) => {
    const record = cached.get(row) ?? read(row);
    if (cached.size >= mostCached) cached.clear();
    cached.set(row, record);
    return withStock(record, sellables.stock, sellables.starts[row] as number);
  };
}

/** The record with stock from the column; its first sellable is at index `first`. */
function withStock(record: ProductRecord, stock: Uint32Array, first: number): ProductRecord {
  const variants = record.variants.map((variant, i) => ({
    ...variant,
    stock: stock[first + i] as number,
  }));
  const all = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return { ...record, variants, stock: variants.length > 0 ? all : (stock[first] as number) };
}

/** Index of the number in the sorted column, or -1. */
function placeOf(sorted: Float64Array, wanted: number): number {
  const place = firstNumber(sorted, wanted);
  return sorted[place] === wanted ? place : -1;
}

/** Index of the first number that is not below `wanted`. */
export const firstNumber = (sorted: Float64Array, wanted: number): number =>
  lowerBound(sorted.length, (place) => (sorted[place] as number) < wanted);

const firstPath = (sorted: readonly string[], wanted: string): number =>
  lowerBound(sorted.length, (place) => (sorted[place] as string) < wanted);
