/**
 * Exact facet counts in one pass: a product counts for an option when it passes all filters of the
 * other facets; options of one facet mean "or". Colour and size must hold for the same sellable.
 */
import { flag, type Columns } from './columns.ts';
import { add } from './growing.ts';
import { makeChoices } from './choices.ts';

/** Places in the vocabularies of a segment; null where nothing is chosen. */
export interface Chosen {
  brands: Set<number> | null;
  colours: Set<number> | null;
  sizes: Set<number> | null;
  /** Places of promotions that are in a chosen campaign. */
  promotions: Set<number> | null;
  /** Cents, both ends included. */
  price: { from: number; to: number } | null;
  onlyReduced: boolean;
  onlyInStock: boolean;
  onlyOnline: boolean;
}

/** Rows to look at: an interval, or a list of them. */
export type Scope = { from: number; to: number } | { rows: Uint32Array; count: number };

export interface Selection {
  /** Rows that pass everything, `count` of them; valid until the next selection. */
  rows: Uint32Array;
  count: number;
  tally: Tally;
}

/** Products per place in the vocabularies. */
export interface Tally {
  brands: Uint32Array;
  colours: Uint32Array;
  sizes: Uint32Array;
  /** By campaign. */
  campaigns: Uint32Array;
  reduced: number;
  /** Cents of the cheapest and dearest; Infinity and 0 of none. */
  cheapest: number;
  dearest: number;
}

/** Campaigns of each promotion, by places in `vocabularies.promotions`. */
export type CampaignsOf = readonly (readonly number[])[];

/** A function for one segment; it keeps its working memory. */
export function makeSelect(columns: Columns) {
  const rows = new Uint32Array(columns.rows);
  return (scope: Scope, chosen: Chosen, campaignsOf: CampaignsOf, campaigns: number): Selection => {
    const tally = emptyTally(columns, campaigns);
    const count = run(columns, scope, rows, tally, { chosen, campaignsOf });
    return { rows, count, tally };
  };
}

function emptyTally({ vocabularies }: Columns, campaigns: number): Tally {
  return {
    brands: new Uint32Array(vocabularies.brands.length),
    colours: new Uint32Array(vocabularies.colours.length),
    sizes: new Uint32Array(vocabularies.sizes.length),
    campaigns: new Uint32Array(campaigns),
    reduced: 0,
    cheapest: Infinity,
    dearest: 0,
  };
}

interface Asked {
  chosen: Chosen;
  campaignsOf: CampaignsOf;
}

/** Which facet alone keeps a row out. */
const nothing = 0;
const byCampaign = 1;
const byBrand = 2;
const byChoice = 4;
const byPrice = 8;
const byReduction = 16;

function run(
  columns: Columns,
  scope: Scope,
  matches: Uint32Array,
  tally: Tally,
  { chosen, campaignsOf }: Asked,
): number {
  const { flags } = columns;
  const { list, from, to } = boundsOf(scope);
  const needed = (chosen.onlyInStock ? flag.inStock : 0) | (chosen.onlyOnline ? flag.online : 0);
  const seen = needed | flag.gone;
  const failsOf = makeTest(columns, chosen);
  const choices = makeChoices(columns, chosen, tally);
  const count = makeCount(columns, tally, campaignsOf);
  let found = 0;
  for (let i = from; i < to; i += 1) {
    const row = list === null ? i : (list[i] as number);
    if (((flags[row] as number) & seen) !== needed) continue;
    const others = failsOf(row);
    // Two facets keep it out: it counts nowhere.
    if ((others & (others - 1)) !== 0) continue;
    const hasChoice = choices(row, others === nothing);
    if (!hasChoice && others !== nothing) continue;
    count(row, hasChoice ? others : byChoice);
    if (hasChoice && others === nothing) {
      matches[found] = row;
      found += 1;
    }
  }
  return found;
}

const boundsOf = (scope: Scope) =>
  'rows' in scope ? { list: scope.rows, from: 0, to: scope.count } : { list: null, ...scope };

function makeTest({ brand, promotions, price, reduced }: Columns, chosen: Chosen) {
  const { brands, promotions: wanted, price: range, onlyReduced } = chosen;
  return (row: number): number => {
    let fails = nothing;
    if (brands !== null && !brands.has(brand[row] as number)) fails |= byBrand;
    if (range !== null && !isBetween(price[row] as number, range)) fails |= byPrice;
    if (onlyReduced && reduced[row] === 0) fails |= byReduction;
    if (wanted !== null && !hasAny(promotions, row, wanted)) fails |= byCampaign;
    return fails;
  };
}

const isBetween = (cents: number, { from, to }: { from: number; to: number }): boolean =>
  from <= cents && cents <= to;

function hasAny({ starts, values }: Columns['promotions'], row: number, wanted: Set<number>) {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    if (wanted.has(values[at] as number)) return true;
  }
  return false;
}

/** Counts a row in the facets it is kept out of by at most themselves. */
function makeCount(
  { brand, promotions, price, reduced }: Columns,
  tally: Tally,
  campaignsOf: CampaignsOf,
) {
  const lastRow = new Int32Array(tally.campaigns.length).fill(-1);
  const { brands } = tally;
  const countCampaigns = (row: number): void => {
    const end = promotions.starts[row + 1] as number;
    for (let at = promotions.starts[row] as number; at < end; at += 1) {
      for (const campaign of campaignsOf[promotions.values[at] as number] ?? []) {
        if (lastRow[campaign] === row) continue;
        lastRow[campaign] = row;
        add(tally.campaigns, campaign, 1);
      }
    }
  };
  return (row: number, fails: number): void => {
    if ((fails & ~byBrand) === 0) add(brands, brand[row] as number, 1);
    if ((fails & ~byCampaign) === 0) countCampaigns(row);
    if ((fails & ~byReduction) === 0) tally.reduced += reduced[row] as number;
    if ((fails & ~byPrice) !== 0) return;
    const cents = price[row] as number;
    if (cents < tally.cheapest) tally.cheapest = cents;
    if (cents > tally.dearest) tally.dearest = cents;
  };
}
