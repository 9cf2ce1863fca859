/**
 * Exact facet counts in one pass: a product counts for an option when it passes all filters of the
 * other facets; options of one facet mean "or". Colour and size must hold for the same sellable.
 */
import { flag, type Columns } from '../columns/columns.ts';
import { add } from '../columns/growable-arrays.ts';
import { makeChoices } from './choices.ts';
import { emptyFacetCounts, type Chosen, type FacetCounts } from './facet-counts.ts';
import {
  countOptionsOf,
  failsMore,
  failsNothing,
  type PropertyOptions,
} from './property-options.ts';

/** Rows to search: an interval or a list. */
export type Scope = { from: number; to: number } | { rows: Uint32Array; count: number };

export interface Selection {
  /** Rows that pass everything, `count` of them; valid until the next selection. */
  rows: Uint32Array;
  count: number;
  facetCounts: FacetCounts;
}

/** Indexes of each promotion's campaigns, by index in `vocabularies.promotions`. */
export type CampaignsOf = readonly (readonly number[])[];

/** Makes the select function of one segment; its array of rows is reused between calls. */
export function makeSelect(columns: Columns) {
  const rows = new Uint32Array(columns.rows);
  return (scope: Scope, chosen: Chosen, decided: Decided): Selection => {
    const facetCounts = emptyFacetCounts(columns, decided);
    const criteria = { chosen, ...decided };
    const count = isNarrowed(chosen)
      ? run(columns, scope, rows, facetCounts, criteria)
      : runOpen(columns, scope, rows, facetCounts, criteria);
    return { rows, count, facetCounts };
  };
}

/** What merchants decide on. */
interface Decided {
  campaignsOf: CampaignsOf;
  /** Number of running campaigns. */
  campaigns: number;
  properties: PropertyOptions;
}

interface Criteria extends Decided {
  chosen: Chosen;
}

/** Bits for the facets whose filter a row fails. */
const nothing = 0;
const byCampaign = 1;
const byBrand = 2;
const byChoice = 4;
const byPrice = 8;
const byReduction = 16;
const byProperty = 32;
const byProperties = 64 | byProperty;

function run(
  columns: Columns,
  scope: Scope,
  matches: Uint32Array,
  facetCounts: FacetCounts,
  criteria: Criteria,
): number {
  const { flags, attributes } = columns;
  const { chosen } = criteria;
  const { list, from, to } = boundsOf(scope);
  const { needed, seen } = bitsOf(chosen);
  const failsOf = makeTest(columns, chosen);
  const choices = makeChoices(columns, chosen, facetCounts);
  const ofSets = new Uint32Array(attributes.sets.length);
  const count = makeCount(columns, facetCounts, criteria.campaignsOf, ofSets);
  let found = 0;
  for (let i = from; i < to; i += 1) {
    const row = list === null ? i : (list[i] as number);
    if (((flags[row] as number) & seen) !== needed) continue;
    const others = failsOf(row);
    // A row that fails two facets counts in none.
    if ((others & (others - 1)) !== 0) continue;
    const hasChoice = choices(row, others === nothing);
    if (!hasChoice && others !== nothing) continue;
    count(row, hasChoice ? others : byChoice);
    if (hasChoice && others === nothing) {
      matches[found] = row;
      found += 1;
    }
  }
  countOptionsOf(criteria.properties, ofSets, chosen.properties, facetCounts.properties);
  return found;
}

/** Whether any facet filter is set. */
const isNarrowed = (chosen: Chosen): boolean =>
  chosen.onlyReduced ||
  [
    chosen.brands,
    chosen.colours,
    chosen.sizes,
    chosen.properties,
    chosen.promotions,
    chosen.price,
  ].some((one) => one !== null);

/** Fast path for the common case without facet filters: rows need no tests. */
function runOpen(
  columns: Columns,
  scope: Scope,
  matches: Uint32Array,
  facetCounts: FacetCounts,
  { chosen, campaignsOf, properties }: Criteria,
): number {
  const { flags, brand, price, options, attributes } = columns;
  const { list, from, to } = boundsOf(scope);
  const { needed, seen } = bitsOf(chosen);
  const { brands } = facetCounts;
  const countCampaigns = campaignCounter(columns, facetCounts, campaignsOf);
  const optionsOf = chosen.onlyInStock ? options.inStock : options.all;
  const ofSets = new Uint32Array(options.sets.length);
  const setOf = attributes.ofRows;
  const isVaried = attributes.sets.length > 1;
  const ofAttributes = new Uint32Array(attributes.sets.length);
  let [found, onSale, cheapest, dearest] = [0, 0, Infinity, 0];
  for (let i = from; i < to; i += 1) {
    const row = list === null ? i : (list[i] as number);
    const bits = flags[row] as number;
    if ((bits & seen) !== needed) continue;
    matches[found] = row;
    found += 1;
    const place = brand[row] as number;
    brands[place] = (brands[place] as number) + 1;
    const set = optionsOf[row] as number;
    ofSets[set] = (ofSets[set] as number) + 1;
    if (isVaried) add(ofAttributes, setOf[row] as number, 1);
    const cents = price[row] as number;
    if (cents < cheapest) cheapest = cents;
    if (cents > dearest) dearest = cents;
    if ((bits & flag.reduced) !== 0) onSale += 1;
    if ((bits & flag.promoted) !== 0) countCampaigns(row);
  }
  countOptions(options.sets, ofSets, facetCounts.options);
  if (!isVaried) ofAttributes[0] = found;
  countOptionsOf(properties, ofAttributes, null, facetCounts.properties);
  Object.assign(facetCounts, { reduced: onSale, cheapest, dearest });
  return found;
}

/** Counts the options of the sets, each as often as rows have the set. */
function countOptions(sets: readonly number[][], ofSets: Uint32Array, counts: Uint32Array): void {
  for (let set = 0; set < ofSets.length; set += 1) {
    const rows = ofSets[set] as number;
    if (rows === 0) continue;
    for (const option of sets[set] ?? []) add(counts, option, rows);
  }
}

function bitsOf(chosen: Chosen) {
  const needed = (chosen.onlyInStock ? flag.inStock : 0) | (chosen.onlyOnline ? flag.online : 0);
  return { needed, seen: needed | flag.gone };
}

const boundsOf = (scope: Scope) =>
  'rows' in scope ? { list: scope.rows, from: 0, to: scope.count } : { list: null, ...scope };

function makeTest({ brand, promotions, price, flags, attributes }: Columns, chosen: Chosen) {
  const { brands, promotions: wanted, price: range, onlyReduced, properties } = chosen;
  const ofSets = properties && Uint8Array.from(properties, bitsOfFailed);
  return (row: number): number => {
    let fails = nothing;
    if (brands !== null && !brands.has(brand[row] as number)) fails |= byBrand;
    if (range !== null && !isBetween(price[row] as number, range)) fails |= byPrice;
    if (onlyReduced && ((flags[row] as number) & flag.reduced) === 0) fails |= byReduction;
    if (wanted !== null && !hasAny(promotions, row, wanted)) fails |= byCampaign;
    if (ofSets !== null) fails |= ofSets[attributes.ofRows[row] as number] as number;
    return fails;
  };
}

const bitsOfFailed = (failed: number): number =>
  failed === failsNothing ? nothing : failed === failsMore ? byProperties : byProperty;

const isBetween = (cents: number, { from, to }: { from: number; to: number }): boolean =>
  from <= cents && cents <= to;

function hasAny({ starts, values }: Columns['promotions'], row: number, wanted: Set<number>) {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    if (wanted.has(values[at] as number)) return true;
  }
  return false;
}

/** Counts a row once for each of its campaigns. */
function campaignCounter(
  { promotions }: Columns,
  facetCounts: FacetCounts,
  campaignsOf: CampaignsOf,
) {
  const lastRow = new Int32Array(facetCounts.campaigns.length).fill(-1);
  return (row: number): void => {
    const end = promotions.starts[row + 1] as number;
    for (let at = promotions.starts[row] as number; at < end; at += 1) {
      for (const campaign of campaignsOf[promotions.values[at] as number] ?? []) {
        if (lastRow[campaign] === row) continue;
        lastRow[campaign] = row;
        add(facetCounts.campaigns, campaign, 1);
      }
    }
  };
}

/** Counts a row in each facet, unless it fails the filter of another facet; for properties in `ofSets`, by
 * its set of attributes. */
function makeCount(
  columns: Columns,
  facetCounts: FacetCounts,
  campaignsOf: CampaignsOf,
  ofSets: Uint32Array,
) {
  const { brand, price, flags, attributes } = columns;
  const countCampaigns = campaignCounter(columns, facetCounts, campaignsOf);
  return (row: number, fails: number): void => {
    if ((fails & ~byBrand) === 0) add(facetCounts.brands, brand[row] as number, 1);
    if ((fails & ~byCampaign) === 0) countCampaigns(row);
    if ((fails & ~byProperty) === 0) add(ofSets, attributes.ofRows[row] as number, 1);
    const isReduced = ((flags[row] as number) & flag.reduced) !== 0;
    if (isReduced && (fails & ~byReduction) === 0) facetCounts.reduced += 1;
    if ((fails & ~byPrice) !== 0) return;
    const cents = price[row] as number;
    if (cents < facetCounts.cheapest) facetCounts.cheapest = cents;
    if (cents > facetCounts.dearest) facetCounts.dearest = cents;
  };
}
