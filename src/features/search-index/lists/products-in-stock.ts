/** Products in stock by category and brand; computed on first use, cached until products come into
 * stock or sell out. */
import type { Brand, Picture } from '../../catalogue/contract.ts';
import { flag } from '../columns/columns.ts';
import { add } from '../columns/growable-arrays.ts';
import { inFinnishOrder } from '../columns/collation-ranks.ts';
import type { Segment } from '../segment.ts';
import type { Products } from './category-tree.ts';

export interface ProductsInStock extends Products {
  brands(): Brand[];
  recount(): void;
}

export function productsInStock(segments: readonly Segment[]): ProductsInStock {
  let counts: Uint32Array[] | undefined;
  let brands: Brand[] | undefined;
  const pictures = new Map<string, Picture | null>();
  return {
    count(path) {
      counts ??= segments.map(beforeRow);
      return segments.reduce((sum, segment, place) => {
        const [from, to] = segment.interval(path);
        const before = counts?.[place] ?? new Uint32Array();
        return sum + (before[to] as number) - (before[from] as number);
      }, 0);
    },
    picture(path) {
      const known = pictures.get(path);
      if (known !== undefined) return known;
      const picture = bestPicture(segments, path);
      pictures.set(path, picture);
      return picture;
    },
    brands: () => (brands ??= brandsOf(segments)),
    recount() {
      counts = undefined;
      brands = undefined;
      pictures.clear();
    },
  };
}

const isSold = (flags: Uint8Array, row: number): boolean =>
  ((flags[row] as number) & (flag.inStock | flag.gone)) === flag.inStock;

/** Number of rows in stock before each row. */
function beforeRow({ columns }: Segment): Uint32Array {
  const before = new Uint32Array(columns.rows + 1);
  for (let row = 0; row < columns.rows; row += 1) {
    before[row + 1] = (before[row] as number) + (isSold(columns.flags, row) ? 1 : 0);
  }
  return before;
}

function bestPicture(segments: readonly Segment[], path: string): Picture | null {
  const best = segments.flatMap((segment) => {
    const row = bestRow(segment, path);
    return row < 0 ? [] : [segment.record(row)];
  });
  const [first] = best.toSorted((a, b) => b.sales - a.sales);
  return first?.pictures[0] ?? null;
}

function bestRow({ columns, interval }: Segment, path: string): number {
  const [from, to] = interval(path);
  let best = -1;
  for (let row = from; row < to; row += 1) {
    if (!isSold(columns.flags, row)) continue;
    if (best < 0 || (columns.rank[row] as number) < (columns.rank[best] as number)) best = row;
  }
  return best;
}

function brandsOf(segments: readonly Segment[]): Brand[] {
  const byId = new Map<string, Brand>();
  for (const { columns } of segments) {
    const counts = new Uint32Array(columns.vocabularies.brands.length);
    for (let row = 0; row < columns.rows; row += 1) {
      if (isSold(columns.flags, row)) add(counts, columns.brand[row] as number, 1);
    }
    for (const [place, brand] of columns.vocabularies.brands.entries()) {
      const count = (byId.get(brand.id)?.count ?? 0) + (counts[place] as number);
      if (place > 0 && count > 0) byId.set(brand.id, { ...brand, count });
    }
  }
  return [...byId.values()].toSorted((a, b) => inFinnishOrder(a.name, b.name));
}
