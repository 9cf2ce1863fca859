/** Columns derived from the sellables of a product: price, reduction, options. */
import { isSaleRunning } from '../../pricing/rules/paid.ts';
import { flag, type Columns, type Prices, type Sellables } from './columns.ts';
import { real, whole } from './growable-arrays.ts';
import { optionSetsOf } from './option-sets.ts';
import { sortedPairs } from './radix-sort.ts';

type Offers = Pick<Columns, 'price' | 'pricedAt' | 'priceChanges' | 'priceChangeRows' | 'options'>;

/** Also sets the flag of each row that is reduced at `now`. */
export function offersOf(
  { flags, sellables, vocabularies }: Pick<Columns, 'flags' | 'sellables' | 'vocabularies'>,
  now: number,
): Offers {
  const price = new Uint32Array(flags.length);
  for (let row = 0; row < flags.length; row += 1) setPrice({ price, flags, sellables }, row, now);
  return {
    price,
    pricedAt: now,
    ...priceChangesOf(sellables),
    options: optionSetsOf({ sellables, vocabularies }),
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
  { price, flags, sellables }: Pick<Columns, 'price' | 'flags' | 'sellables'>,
  row: number,
  now: number,
): void {
  const { starts, prices } = sellables;
  let lowest = Infinity;
  let reduced = 0;
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i += 1) {
    const cents = priceAt(prices, i, now);
    if (cents < lowest) lowest = cents;
    if (prices.isCut[i] === 1 && cents < (prices.regular[i] as number)) reduced = flag.reduced;
  }
  price[row] = lowest;
  flags[row] = ((flags[row] as number) & ~flag.reduced) | reduced;
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

/** Whether any sellable of the row is in stock. */
export function isInStock({ starts, stock }: Sellables, row: number): boolean {
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i += 1) if ((stock[i] as number) > 0) return true;
  return false;
}
