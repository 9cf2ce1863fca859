/** Colours and sizes of what can be bought of a row: whether a choice fits, and what else would. */
import type { Columns } from '../columns/columns.ts';
import { add } from '../columns/growable-arrays.ts';
import type { Chosen, FacetCounts } from './facet-counts.ts';

/** Answers whether one sellable of the row has a chosen colour and a chosen size; counts the row's
 * colours and sizes when `counts` says so: colours of what has a chosen size, sizes of what has a
 * chosen colour. */
export type Choices = (row: number, counts: boolean) => boolean;

export function makeChoices(columns: Columns, chosen: Chosen, facetCounts: FacetCounts): Choices {
  const { starts, stock, size, colours } = columns.sellables;
  const lastColour = new Int32Array(facetCounts.colours.length).fill(-1);
  const lastSize = new Int32Array(facetCounts.sizes.length).fill(-1);
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
      countOnce(lastColour, facetCounts.colours, colours.values[at] as number, row);
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
      if (counts && inColour) countOnce(lastSize, facetCounts.sizes, size[one] as number, row);
    }
    return fits;
  };
}
