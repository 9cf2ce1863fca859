/** Picks one page out of a list; sorts only the rows of that page. */

/** Sort order: a key per row; `rank` breaks ties. */
export interface Order {
  key: Float64Array | Uint32Array;
  /** 1 sorts ascending, -1 descending. */
  sign: 1 | -1;
  rank: Float64Array;
}

/** Sorts the first `count` of `rows` and returns those from `from` up to `to` (exclusive). */
export function slice(
  rows: Uint32Array,
  count: number,
  order: Order,
  from: number,
  to: number,
): Uint32Array {
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  const isBefore = comparison(order);
  const first = best(rows, count, end, order, isBefore);
  if (from > 0) part(first, 0, end - 1, from, isBefore);
  return first.slice(from, end).toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** The first `wanted` rows, unsorted. Most rows are only compared with the worst row kept so far. */
function best(
  rows: Uint32Array,
  count: number,
  wanted: number,
  { key, sign }: Order,
  isBefore: IsBefore,
): Uint32Array {
  const kept = new Uint32Array(Math.max(1024, wanted * 2));
  let length = 0;
  let worst = -1;
  let worstKey = Infinity;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] as number;
    // The key alone rules out most rows.
    if ((key[row] as number) * sign > worstKey) continue;
    if (worst >= 0 && !isBefore(row, worst)) continue;
    kept[length] = row;
    length += 1;
    if (length < kept.length) continue;
    part(kept, 0, length - 1, wanted - 1, isBefore);
    worst = kept[wanted - 1] as number;
    worstKey = (key[worst] as number) * sign;
    length = wanted;
  }
  if (length > wanted) part(kept, 0, length - 1, wanted - 1, isBefore);
  return kept.subarray(0, wanted);
}

type IsBefore = (a: number, b: number) => boolean;

function comparison({ key, sign, rank }: Order): IsBefore {
  return (a, b) => {
    const difference = ((key[a] as number) - (key[b] as number)) * sign;
    return difference === 0 ? (rank[a] as number) < (rank[b] as number) : difference < 0;
  };
}

/** Quickselect: afterwards `rows[wanted]` is the row that a full sort would put there, and all rows
 * that sort before it are on its left. */
function part(
  rows: Uint32Array,
  first: number,
  last: number,
  wanted: number,
  isBefore: IsBefore,
): void {
  let [low, high] = [first, last];
  while (low < high) {
    const pivot = middleOf(rows, low, high, isBefore);
    let [i, j] = [low, high];
    while (i <= j) {
      while (isBefore(rows[i] as number, pivot)) i += 1;
      while (isBefore(pivot, rows[j] as number)) j -= 1;
      if (i > j) break;
      swap(rows, i, j);
      i += 1;
      j -= 1;
    }
    if (wanted <= j) high = j;
    else if (wanted >= i) low = i;
    else return;
  }
}

/** Median of three, so that sorted input is not the worst case. */
function middleOf(rows: Uint32Array, low: number, high: number, isBefore: IsBefore): number {
  const [a, b, c] = [rows[low], rows[(low + high) >> 1], rows[high]] as [number, number, number];
  if (isBefore(a, b)) return isBefore(b, c) ? b : isBefore(a, c) ? c : a;
  return isBefore(a, c) ? a : isBefore(b, c) ? c : b;
}

function swap(rows: Uint32Array, i: number, j: number): void {
  const kept = rows[i] as number;
  rows[i] = rows[j] as number;
  rows[j] = kept;
}
