/** Columns derived from the sellables of a product: price, reduction, colours and sizes. */
import { isSaleRunning } from '../../pricing/rules/paid.ts';
import type { Columns, Offered, Prices, Sellables } from './columns.ts';
import { add, real, whole, type Lists } from './growable-arrays.ts';
import { sortedPairs } from './radix-sort.ts';

type Offers = Pick<
  Columns,
  'price' | 'pricedAt' | 'priceChanges' | 'priceChangeRows' | 'colours' | 'sizes' | 'reduced'
>;

export function offersOf(sellables: Sellables, now: number): Offers {
  const rows = sellables.starts.length - 1;
  const price = new Float64Array(rows);
  const reduced = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) setPrice(price, reduced, sellables, row, now);
  const own = Uint32Array.from({ length: sellables.size.length + 1 }, (_, i) => i);
  return {
    price,
    reduced,
    pricedAt: now,
    ...priceChangesOf(sellables),
    colours: offered(sellables, sellables.colours),
    sizes: offered(sellables, { starts: own, values: sellables.size }),
  };
}

/** General price of the sellable at `now`: the sale price while the sale runs, else the regular one. */
function priceAt(prices: Prices, sellable: number, now: number): number {
  const regular = prices.regular[sellable] as number;
  const sale = prices.sale[sellable] as number;
  const from = prices.saleFrom[sellable] as number;
  const until = prices.saleUntil[sellable] as number;
  return isSaleRunning(regular, sale, from, until, now) ? sale : regular;
}

/** Sets the lowest price of the row at `now`, and whether any of its sellables is reduced then. */
export function setPrice(
  price: Float64Array,
  reduced: Uint8Array,
  { starts, prices }: Pick<Sellables, 'starts' | 'prices'>,
  row: number,
  now: number,
): void {
  let lowest = Infinity;
  let isReduced = 0;
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i += 1) {
    const cents = priceAt(prices, i, now);
    if (cents < lowest) lowest = cents;
    if (prices.isCut[i] === 1 && cents < (prices.regular[i] as number)) isReduced = 1;
  }
  price[row] = lowest;
  reduced[row] = isReduced;
}

function priceChangesOf({ row, prices }: Sellables) {
  const [times, rows] = [real(), whole()];
  for (const column of [prices.saleFrom, prices.saleUntil]) {
    for (let i = 0; i < column.length; i += 1) {
      if (prices.sale[i] === 0 || !Number.isFinite(column[i])) continue;
      times.push(column[i] as number);
      rows.push(row[i] as number);
    }
  }
  const { keys, values } = sortedPairs(times.taken(), rows.taken());
  return { priceChanges: keys, priceChangeRows: values };
}

/** Distinct values of each row's sellables; 0 means no value and is left out. */
function offered({ starts, stock }: Sellables, lists: Lists): Offered {
  const [values, rowStarts] = [whole(), whole()];
  const counts = whole();
  const seen = new Map<number, number>();
  rowStarts.push(0);
  const see = (sellable: number): void => {
    const more = (stock[sellable] as number) > 0 ? 1 : 0;
    const last = lists.starts[sellable + 1] as number;
    for (let at = lists.starts[sellable] as number; at < last; at += 1) {
      const value = lists.values[at] as number;
      if (value > 0) seen.set(value, (seen.get(value) ?? 0) + more);
    }
  };
  for (let row = 0; row + 1 < starts.length; row += 1) {
    seen.clear();
    const end = starts[row + 1] as number;
    for (let i = starts[row] as number; i < end; i += 1) see(i);
    for (const [value, count] of seen) {
      values.push(value);
      counts.push(count);
    }
    rowStarts.push(values.length);
  }
  return {
    starts: rowStarts.taken(),
    values: values.taken(),
    inStock: Uint16Array.from(counts.taken()),
  };
}

/** Adjusts the counts when a sellable of the row comes into stock (`by` 1) or sells out (-1). */
export function shiftOffered(
  { starts, values, inStock }: Offered,
  row: number,
  value: number,
  by: number,
): void {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    if (values[at] === value) add(inStock, at, by);
  }
}

/** Sets the stock counts of a gone row to 0. */
export function clearOffered({ starts, inStock }: Offered, row: number): void {
  inStock.fill(0, starts[row], starts[row + 1]);
}

/** Whether any sellable of the row is in stock. */
export function isInStock({ starts, stock }: Sellables, row: number): boolean {
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i += 1) if ((stock[i] as number) > 0) return true;
  return false;
}
