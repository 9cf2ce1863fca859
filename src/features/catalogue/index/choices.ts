/** Colours and sizes of what can be bought of a row: whether a choice fits, and what else would. */
import type { Columns, Offered } from './columns.ts';
import { add } from './growing.ts';
import type { Chosen, Tally } from './select.ts';

/** Answers whether one sellable of the row has a chosen colour and a chosen size; counts the row's
 * colours and sizes when `counts` says so. */
export type Choices = (row: number, counts: boolean) => boolean;

export function makeChoices(columns: Columns, chosen: Chosen, tally: Tally): Choices {
  return chosen.colours === null && chosen.sizes === null
    ? anyChoice(columns, chosen.onlyInStock, tally)
    : narrowedChoice(columns, chosen, tally);
}

/** Without a chosen colour or size every row fits, and its options are known beforehand. */
function anyChoice({ colours, sizes }: Columns, onlyInStock: boolean, tally: Tally): Choices {
  return (row, counts) => {
    if (counts) countOffered(colours, row, onlyInStock, tally.colours);
    if (counts) countOffered(sizes, row, onlyInStock, tally.sizes);
    return true;
  };
}

function countOffered(
  { starts, values, inStock }: Offered,
  row: number,
  onlyInStock: boolean,
  counts: Uint32Array,
): void {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    if (!onlyInStock || (inStock[at] as number) > 0) add(counts, values[at] as number, 1);
  }
}

/** Colours count for what has a chosen size, sizes for what has a chosen colour. */
function narrowedChoice({ sellables }: Columns, chosen: Chosen, tally: Tally): Choices {
  const { starts, stock, size, colours } = sellables;
  const lastColour = new Int32Array(tally.colours.length).fill(-1);
  const lastSize = new Int32Array(tally.sizes.length).fill(-1);
  const hasColour = (sellable: number): boolean => {
    if (chosen.colours === null) return true;
    const end = colours.starts[sellable + 1] as number;
    for (let at = colours.starts[sellable] as number; at < end; at += 1) {
      if (chosen.colours.has(colours.values[at] as number)) return true;
    }
    return false;
  };
  const countOnce = (last: Int32Array, counts: Uint32Array, value: number, row: number): void => {
    if (value === 0 || last[value] === row) return;
    last[value] = row;
    add(counts, value, 1);
  };
  const countColours = (sellable: number, row: number): void => {
    const end = colours.starts[sellable + 1] as number;
    for (let at = colours.starts[sellable] as number; at < end; at += 1) {
      countOnce(lastColour, tally.colours, colours.values[at] as number, row);
    }
  };
  return (row, counts) => {
    let fits = false;
    const end = starts[row + 1] as number;
    for (let one = starts[row] as number; one < end; one += 1) {
      if (chosen.onlyInStock && stock[one] === 0) continue;
      const inColour = hasColour(one);
      const inSize = chosen.sizes === null || chosen.sizes.has(size[one] as number);
      fits ||= inColour && inSize;
      if (counts && inSize) countColours(one, row);
      if (counts && inColour) countOnce(lastSize, tally.sizes, size[one] as number, row);
    }
    return fits;
  };
}
