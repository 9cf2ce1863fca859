/** Tests and counts the colours and sizes of a row's sellables. */
import type { Columns } from '../columns/columns.ts';
import { add } from '../columns/growable-arrays.ts';
import type { Chosen, FacetCounts } from './facet-counts.ts';

/** Whether one sellable of the row has both a chosen colour and a chosen size. With `counts`, also
 * counts the facet options of the row: colours of sellables in a chosen size, sizes of sellables
 * in a chosen colour. */
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
    for (let sellable = starts[row] as number; sellable < end; sellable += 1) {
      if (chosen.onlyInStock && stock[sellable] === 0) continue;
      const inColour = hasColour(sellable);
      const inSize = chosen.sizes === null || chosen.sizes.has(size[sellable] as number);
      fits ||= inColour && inSize;
      if (counts && inSize) countColours(sellable, row);
      if (counts && inColour) countOnce(lastSize, facetCounts.sizes, size[sellable] as number, row);
    }
    return fits;
  };
}
