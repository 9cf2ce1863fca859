/** Columns in use: what is found by number, what has been sold since, what a thing costs now. */
import type { ProductRecord } from '../catalogue/record.ts';
import { flag, type Columns } from './columns/columns.ts';
import { lowerBound } from './columns/lower-bound.ts';
import { unpack } from './columns/packed-records.ts';
import { clearOffered, isInStock, setPrice, shiftOffered } from './columns/offers.ts';

export interface Segment {
  columns: Columns;
  /** Rows of the category and of all below it: from the first up to, not with, the second. */
  interval(path: string): [number, number];
  /** Row of the product that has the number, or one of whose variants has it; -1 when there is none. */
  rowOf(sokId: string): number;
  /** With the stock as it is now. */
  record(row: number): ProductRecord;
  /** Takes over pieces that can be sold now, by id; answers how many products came or went. */
  restock(stock: ReadonlyMap<string, number>): number;
  isGone(row: number): boolean;
  /** Takes the product out of everything: it is gone or told of elsewhere. */
  remove(sokId: string): void;
  /** Puts prices as they are at `now`, in epoch milliseconds. */
  clockTo(now: number): void;
}

/** Records that were shown lately are not read again. */
const keptRecords = 4096;

export function makeSegment(columns: Columns): Segment {
  const { sellables, flags, categories } = columns;
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
    restock: (stock) => restock(columns, stock),
    isGone: (row) => ((flags[row] as number) & flag.gone) !== 0,
    remove(sokId) {
      const row = rowOf(sokId);
      if (row < 0) return;
      flags[row] = (flags[row] as number) | flag.gone;
      clearOffered(columns.colours, row);
      clearOffered(columns.sizes, row);
    },
    clockTo: clockOf(columns),
  };
}

function restock(columns: Columns, stock: ReadonlyMap<string, number>): number {
  const { sellables, flags } = columns;
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
    shiftOptions(columns, sellable, row, pieces > 0 ? 1 : -1);
    const others = (flags[row] as number) & ~flag.inStock;
    flags[row] = others | (isInStock(sellables, row) ? flag.inStock : 0);
  }
  return flips;
}

function shiftOptions(columns: Columns, sellable: number, row: number, by: number): void {
  const { colours, size } = columns.sellables;
  shiftOffered(columns.sizes, row, size[sellable] as number, by);
  const end = colours.starts[sellable + 1] as number;
  for (let at = colours.starts[sellable] as number; at < end; at += 1) {
    shiftOffered(columns.colours, row, colours.values[at] as number, by);
  }
}

/** Goes from the moment of the last prices to `now`, in either direction. */
function clockOf({ price, reduced, sellables, priceChanges, priceChangeRows, pricedAt }: Columns) {
  let next = firstNumber(priceChanges, pricedAt + 1);
  return (now: number): void => {
    const before = next;
    next = firstNumber(priceChanges, now + 1);
    for (let i = Math.min(before, next); i < Math.max(before, next); i += 1) {
      setPrice(price, reduced, sellables, priceChangeRows[i] as number, now);
    }
  };
}

function recordReader({ cards, sellables }: Columns): (row: number) => ProductRecord {
  const kept = new Map<number, ProductRecord>();
  const decoder = new TextDecoder();
  const read = (row: number): ProductRecord => {
    const start = cards.starts[row] as number;
    const end = start + (cards.lengths[row] as number);
    return unpack(cards, decoder.decode(cards.bytes.subarray(start, end))) as ProductRecord;
  };
  return (row) => {
    const record = kept.get(row) ?? read(row);
    if (kept.size >= keptRecords) kept.clear();
    kept.set(row, record);
    return withStock(record, sellables.stock, sellables.starts[row] as number);
  };
}

/** The record with pieces from the column, whose first of this product is at `first`. */
function withStock(record: ProductRecord, stock: Uint32Array, first: number): ProductRecord {
  const variants = record.variants.map((variant, i) => ({
    ...variant,
    stock: stock[first + i] as number,
  }));
  const all = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return { ...record, variants, stock: variants.length > 0 ? all : (stock[first] as number) };
}

/** Place of the number in the sorted column, or -1. */
function placeOf(sorted: Float64Array, wanted: number): number {
  const place = firstNumber(sorted, wanted);
  return sorted[place] === wanted ? place : -1;
}

/** First place whose number is not below `wanted`. */
export const firstNumber = (sorted: Float64Array, wanted: number): number =>
  lowerBound(sorted.length, (place) => (sorted[place] as number) < wanted);

const firstPath = (sorted: readonly string[], wanted: string): number =>
  lowerBound(sorted.length, (place) => (sorted[place] as string) < wanted);
