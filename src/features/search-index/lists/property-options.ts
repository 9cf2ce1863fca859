/** The merchant's properties in a segment: which of their options each distinct set of attributes has. */
import type { Property } from '../../catalogue/record/properties.ts';
import { hasValue, valueId } from '../../catalogue/rules/properties.ts';
import type { Columns } from '../columns/columns.ts';

export interface PropertyOptions {
  properties: readonly Property[];
  /** Index of each option by its id; options are numbered through all properties. */
  places: ReadonlyMap<string, number>;
  /** Index of each option's property. */
  propertyOf: readonly number[];
  /** Options of each set of attributes. */
  ofSets: readonly (readonly number[])[];
}

/** Read again only when the merchant's properties are others. */
export function propertyReader({ attributes: { sets } }: Pick<Columns, 'attributes'>) {
  let last: PropertyOptions | undefined;
  return (properties: readonly Property[]): PropertyOptions => {
    if (last?.properties !== properties) last = optionsOf(properties, sets);
    return last;
  };
}

function optionsOf(
  properties: readonly Property[],
  sets: Columns['attributes']['sets'],
): PropertyOptions {
  const all = properties.flatMap((property, at) =>
    property.values.map((value) => ({ id: valueId(property, value), value, at })),
  );
  return {
    properties,
    places: new Map(all.map(({ id }, place) => [id, place])),
    propertyOf: all.map(({ at }) => at),
    ofSets: sets.map((attributes) =>
      all.flatMap(({ value }, place) => (hasValue(value, attributes) ? [place] : [])),
    ),
  };
}

/** What a set of attributes fails: nothing, only the property of this index, or so much that its rows count
 * in no facet. */
export type Failing = Int16Array;
export const failsNothing = -1;
export const failsMore = -2;

/** For each set, what it fails of the chosen options; null when none is chosen. */
export function failingOf(
  { properties, places, ofSets }: PropertyOptions,
  ids: readonly string[],
): Failing | null {
  if (ids.length === 0) return null;
  const chosen = properties.map((property) => ({
    combine: property.combine,
    wanted: ids.filter((id) => id.startsWith(`${property.id}.`)).map((id) => places.get(id) ?? -1),
  }));
  const isUnknown = ids.some((id) => !properties.some((one) => id.startsWith(`${one.id}.`)));
  return Int16Array.from(ofSets, (own) => {
    const failed = chosen.flatMap(({ combine, wanted }, at) => {
      const has = (option: number) => own.includes(option);
      const passes = combine === 'all' ? wanted.every(has) : wanted.some(has);
      return passes || wanted.length === 0 ? [] : [at];
    });
    const [only = failsNothing, ...more] = failed;
    // Options that combine with "and" count with those that are chosen.
    const isStrict = only >= 0 && properties[only]?.combine === 'all';
    return isUnknown || isStrict || more.length > 0 ? failsMore : only;
  });
}

/** Adds the rows of each set, given by number, to the counts of its options. */
export function countOptionsOf(
  { propertyOf, ofSets }: PropertyOptions,
  rows: Uint32Array,
  failing: Failing | null,
  counts: Uint32Array,
): void {
  for (const [set, own] of ofSets.entries()) {
    const number = rows[set] as number;
    if (number === 0) continue;
    const failed = failing?.[set] ?? failsNothing;
    for (const option of own) {
      if (failed !== failsNothing && propertyOf[option] !== failed) continue;
      counts[option] = (counts[option] as number) + number;
    }
  }
}
