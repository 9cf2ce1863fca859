/** Typed arrays that grow, and lists of numbers per row. */

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

export interface GrowableArray<Kind extends Numbers> {
  readonly length: number;
  push(value: number): void;
  at(place: number): number;
  put(place: number, value: number): void;
  /** A copy with exactly the pushed values. */
  taken(): Kind;
}

/** Doubles its capacity when it is full. */
export function growableArray<Kind extends Numbers>(
  make: (length: number) => Kind,
): GrowableArray<Kind> {
  let values = make(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === values.length) {
        const wider = make(length * 2);
        wider.set(values);
        values = wider;
      }
      values[length] = value;
      length += 1;
    },
    at: (place) => values[place] as number,
    put(place, value) {
      values[place] = value;
    },
    taken: () => values.slice(0, length) as Kind,
  };
}

export const bytes = () => growableArray((length) => new Uint8Array(length));
export const whole = () => growableArray((length) => new Uint32Array(length));
export const real = () => growableArray((length) => new Float64Array(length));

/** A list of numbers per row, stored back to back: row i has `values` from `starts[i]` up to
 * `starts[i + 1]`. */
export interface Lists<Kind extends Numbers = Uint32Array> {
  starts: Uint32Array;
  values: Kind;
}

/** Reorders the rows: the new row i is the old row `order[i]`. */
export function listsInOrder<Kind extends Numbers>(
  { starts, values }: Lists<Kind>,
  order: Uint32Array,
): Lists<Kind> {
  const ordered = { starts: new Uint32Array(order.length + 1), values: values.slice() as Kind };
  let end = 0;
  for (let row = 0; row < order.length; row += 1) {
    const from = order[row] as number;
    for (let place = starts[from] as number; place < (starts[from + 1] as number); place += 1) {
      ordered.values[end] = values[place] as number;
      end += 1;
    }
    ordered.starts[row + 1] = end;
  }
  return ordered;
}

/** Reorders the numbers: the new number i is the old number `order[i]`. */
export function inOrder<Kind extends Numbers>(values: Kind, order: Uint32Array): Kind {
  const ordered = values.slice() as Kind;
  for (let row = 0; row < order.length; row += 1) {
    ordered[row] = values[order[row] as number] as number;
  }
  return ordered;
}

/** Groups (owner, value) pairs by owner; values keep their order. */
export function listsOf(count: number, owners: Uint32Array, values: Uint32Array): Lists {
  const starts = new Uint32Array(count + 1);
  for (const owner of owners) add(starts, owner + 1, 1);
  for (let i = 0; i < count; i += 1) add(starts, i + 1, starts[i] as number);
  const next = starts.slice();
  const placed = new Uint32Array(values.length);
  for (let i = 0; i < owners.length; i += 1) {
    const owner = owners[i] as number;
    placed[next[owner] as number] = values[i] as number;
    add(next, owner, 1);
  }
  return { starts, values: placed };
}

export function add(values: Numbers, place: number, amount: number): void {
  values[place] = (values[place] as number) + amount;
}

/** Indexes 0 up to `count` (exclusive), sorted by `compare`. */
export const placesBy = (count: number, compare: (a: number, b: number) => number): Uint32Array =>
  Uint32Array.from({ length: count }, (_, place) => place).toSorted(compare);
