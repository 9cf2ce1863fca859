/** The merchant's properties in a segment: which of their options each distinct set of attributes has. */
import type { LocalText } from '#platform/i18n/language.ts';
import { isAttributeName } from '../../catalogue/record/attributes.ts';
import type { Property } from '../../catalogue/record/properties.ts';
import { valueId, valuesIn, wordId } from '../../catalogue/rules/properties.ts';
import type { AttributeSets, Columns } from '../columns/columns.ts';

interface Option {
  id: string;
  name: LocalText;
  /** Index of its property. */
  property: number;
}

export interface PropertyOptions {
  properties: readonly Property[];
  /** Numbered through all properties; those of a property in the order of the merchant. */
  options: readonly Option[];
  /** Options of each set of attributes. */
  ofSets: readonly (readonly number[])[];
}

/** Read again only when the merchant's properties are others. */
export function propertyReader({ attributes }: Pick<Columns, 'attributes'>) {
  let last: PropertyOptions | undefined;
  return (properties: readonly Property[]): PropertyOptions => {
    if (last?.properties !== properties) last = optionsOf(properties, attributes);
    return last;
  };
}

function optionsOf(properties: readonly Property[], attributes: AttributeSets): PropertyOptions {
  const options = new Map<string, Option>();
  for (const [place, property] of properties.entries())
    for (const [id, name] of namesOf(property, attributes))
      if (!options.has(id)) options.set(id, { id, name, property: place });
  const places = new Map([...options.keys()].map((id, place) => [id, place]));
  return {
    properties,
    options: [...options.values()],
    ofSets: attributes.sets.map((words) => [
      ...new Set(
        properties.flatMap((property) =>
          valuesIn(property, words).flatMap((id) => places.get(id) ?? []),
        ),
      ),
    ]),
  };
}

/** Ids and names of a property's options. */
function namesOf(property: Property, { sets, names }: AttributeSets): [string, LocalText][] {
  const { values, attribute } = property;
  if (attribute === undefined) return values.map((value) => [valueId(property, value), value.name]);
  if (!isAttributeName(attribute))
    return [...(names.get(attribute) ?? [])].map(([word, name]) => [wordId(property, word), name]);
  const words = new Set(sets.flatMap((own) => own.get(attribute) ?? []));
  return [...words].map((word) => [wordId(property, word), { fi: word }]);
}

/** What a set of attributes fails: nothing, only the property of this index, or so much that its rows count
 * in no facet. */
export type Failing = Int16Array;
export const failsNothing = -1;
export const failsMore = -2;

/** For each set, what it fails of the chosen options; null when none is chosen. */
export function failingOf(
  { properties, options, ofSets }: PropertyOptions,
  ids: readonly string[],
): Failing | null {
  if (ids.length === 0) return null;
  const places = new Map(options.map(({ id }, place) => [id, place]));
  const chosen = properties.flatMap((property, at) => {
    const wanted = ids.filter((id) => id.startsWith(`${property.id}.`));
    if (wanted.length === 0) return [];
    return [{ at, isAll: property.combine === 'all', wanted: wanted.map((id) => places.get(id)) }];
  });
  const isUnknown = ids.some((id) => !properties.some((one) => id.startsWith(`${one.id}.`)));
  return Int16Array.from(ofSets, (own) => {
    if (isUnknown) return failsMore;
    let failed: Failing[number] = failsNothing;
    for (const { at, isAll, wanted } of chosen) {
      const has = (option: number | undefined) => option !== undefined && own.includes(option);
      if (isAll ? wanted.every(has) : wanted.some(has)) continue;
      // Options that combine with "and" count with those that are chosen.
      if (isAll || failed !== failsNothing) return failsMore;
      failed = at;
    }
    return failed;
  });
}

/** Products with each option, and with any option of each property. */
export interface PropertyCounts {
  options: Uint32Array;
  properties: Uint32Array;
}

/** Adds the rows of each set, given by number, to the counts of its options. */
export function countOptionsOf(
  { options, ofSets }: PropertyOptions,
  rows: Uint32Array,
  failing: Failing | null,
  counts: PropertyCounts,
): void {
  // Most of many sets have no rows.
  for (let set = 0; set < rows.length; set += 1) {
    const number = rows[set] as number;
    if (number === 0) continue;
    const own = ofSets[set] as readonly number[];
    const failed = failing?.[set] ?? failsNothing;
    let last = -1;
    for (const option of own) {
      const { property } = options[option] as Option;
      if (failed !== failsNothing && property !== failed) continue;
      counts.options[option] = (counts.options[option] as number) + number;
      if (property !== last)
        counts.properties[property] = (counts.properties[property] as number) + number;
      last = property;
    }
  }
}
