/** Colours and sizes of rows. Most rows have the same as many others, so that each distinct set is
 * stored once, and is counted once for all its rows. */
import type { Columns, OptionSets } from './columns.ts';

/** Index of the empty set. */
export const noOptions = 0;

/** Reads the options of a row from its sellables; new sets are added to `sets`. */
export type OptionReader = (row: number) => { all: number; inStock: number };

export function optionSetsOf(columns: Pick<Columns, 'sellables' | 'vocabularies'>): OptionSets {
  const rows = columns.sellables.starts.length - 1;
  const options = { sets: [[]], all: new Uint32Array(rows), inStock: new Uint32Array(rows) };
  const optionsOf = makeOptionReader({ ...columns, options });
  for (let row = 0; row < rows; row += 1) {
    const { all, inStock } = optionsOf(row);
    options.all[row] = all;
    options.inStock[row] = inStock;
  }
  return options;
}

export function makeOptionReader({
  sellables: { starts, stock, colours, size },
  vocabularies,
  options: { sets },
}: Pick<Columns, 'sellables' | 'vocabularies' | 'options'>): OptionReader {
  const firstSize = vocabularies.colours.length;
  const withOption = makeWithOption(sets, firstSize + vocabularies.sizes.length);
  const withSellable = (before: number, sellable: number): number => {
    let set = before;
    const end = colours.starts[sellable + 1] as number;
    for (let at = colours.starts[sellable] as number; at < end; at += 1) {
      const colour = colours.values[at] as number;
      if (colour > 0) set = withOption(set, colour);
    }
    const own = size[sellable] as number;
    return own > 0 ? withOption(set, firstSize + own) : set;
  };
  return (row) => {
    let [all, inStock] = [noOptions, noOptions];
    const end = starts[row + 1] as number;
    for (let sellable = starts[row] as number; sellable < end; sellable += 1) {
      all = withSellable(all, sellable);
      if ((stock[sellable] as number) > 0) inStock = withSellable(inStock, sellable);
    }
    return { all, inStock };
  };
}

/** Index of the set that is `set` with one more option. */
function makeWithOption(sets: number[][], options: number) {
  const indexes = new Map(sets.map((set, index) => [set.join(), index]));
  const found = new Map<number, number>();
  const find = (set: number, option: number): number => {
    const wider = [...new Set([...(sets[set] ?? []), option])].toSorted((a, b) => a - b);
    const key = wider.join();
    const index = indexes.get(key) ?? sets.push(wider) - 1;
    indexes.set(key, index);
    return index;
  };
  return (set: number, option: number): number => {
    const step = set * options + option;
    const index = found.get(step) ?? find(set, option);
    found.set(step, index);
    return index;
  };
}
