/** Numbers distinct values in the order they are first seen; the same id gets the same number. */
export function makeInterner<Value>(first: readonly Value[] = []) {
  const values = [...first];
  const places = new Map<string, number>();
  return {
    values,
    of(id: string, value: Value): number {
      const known = places.get(id);
      if (known !== undefined) return known;
      places.set(id, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}
