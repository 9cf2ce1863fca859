/** Finds one page of products in a segment: scope, filters, facet counts, order. */
import type { Property } from '../../catalogue/record/properties.ts';
import type { ListRequest, View } from '../../catalogue/record/product-list.ts';
import type { CampaignsAt, RunningAndComing } from './campaigns-at.ts';
import type { Columns } from '../columns/columns.ts';
import type { Matches } from '../words/matching.ts';
import { makeSelect, type CampaignsOf, type Scope } from './select.ts';
import type { Chosen, Counted } from './facet-counts.ts';
import type { Segment } from '../segment.ts';
import { orderOf } from './sort.ts';
import { slice } from './page-of.ts';
import { failingOf, propertyReader } from './property-options.ts';

/** A segment's result: total, facet counts, and sorted rows on demand. */
export interface Found {
  count: number;
  counted: Counted;
  /** Sorted rows from index `from` up to `to` (exclusive). */
  rows(from: number, to: number): Uint32Array;
  /** The row's sort key, signed so that lower comes first. */
  key(row: number): number;
}

/** Input that is the same for all segments. */
export interface ListFacts extends RunningAndComing {
  /** Days that products count as new. */
  newForDays: number;
  properties: readonly Property[];
}

/** Finds the page; with a search, among its matches. */
export type Finder = (
  request: ListRequest,
  view: View,
  facts: ListFacts,
  matches: Matches | undefined,
) => Found;

export function makeFinder(segment: Segment): Finder {
  const { columns } = segment;
  const select = makeSelect(columns);
  const campaignsOf = campaignPlaces(columns);
  const propertiesOf = propertyReader(columns);
  const placesOf = placeReader(columns);
  return (request, view, facts, matches) => {
    segment.clockTo(view.now);
    const { campaigns } = facts.running;
    const of = campaignsOf(facts.running);
    const properties = propertiesOf(facts.properties);
    const decided = { campaignsOf: of, campaigns: campaigns.length, properties };
    const scope = scopeOf(segment, request.categoryPath ?? '', matches);
    const chosen = placesOf(request, {
      promotions: promotionsOf(request.filters.campaigns, campaigns, of),
      properties: failingOf(properties, request.filters.properties),
    });
    const whole = wholeList(request, chosen);
    const all = isAlike(whole, chosen) ? undefined : select(scope, whole, decided).facetCounts;
    const { rows, count, facetCounts } = select(scope, chosen, decided);
    const scores = matches?.scores;
    const order = orderOf(columns, request.sortBy, request.sortDirection, {
      language: view.language,
      scores,
    });
    return {
      count,
      counted: {
        vocabularies: columns.vocabularies,
        campaigns,
        properties,
        facetCounts,
        all: all ?? facetCounts,
        count,
      },
      rows: (from, to) => slice(rows, count, order, from, to),
      key: (row) => (order.key[row] as number) * order.sign,
    };
  };
}

/** The list without the shopper's filters: its options are shown even when filters leave them empty. */
const wholeList = ({ listBy }: ListRequest, chosen: Chosen): Chosen => ({
  brands: listBy === 'mainBrandId' ? chosen.brands : null,
  colours: null,
  sizes: null,
  properties: null,
  promotions: listBy === 'campaignId' ? chosen.promotions : null,
  price: null,
  onlyReduced: false,
  onlyInStock: chosen.onlyInStock,
  onlyOnline: false,
});

const isAlike = (one: Chosen, other: Chosen): boolean =>
  (Object.keys(one) as (keyof Chosen)[]).every((key) => one[key] === other[key]);

/** Rows of the category; with a search, those of them that match. */
function scopeOf(
  segment: Segment,
  path: string,
  matches: { rows: Uint32Array; count: number } | undefined,
): Scope {
  const [from, to] = segment.interval(path);
  if (!matches) return { from, to };
  const { rows, count } = matches;
  if (from === 0 && to === segment.columns.rows) return { rows, count };
  const inside = rows.subarray(0, count).filter((row) => row >= from && row < to);
  return { rows: inside, count: inside.length };
}

/** For each index in `vocabularies.promotions`, the indexes of the campaigns that name it. */
function campaignPlaces({ vocabularies }: Columns) {
  let last: { at: CampaignsAt; places: CampaignsOf } | undefined;
  return (at: CampaignsAt): CampaignsOf => {
    if (last?.at !== at) last = { at, places: vocabularies.promotions.map(at.placesOf) };
    return last.places;
  };
}

function promotionsOf(
  paths: string[],
  campaigns: CampaignsAt['campaigns'],
  campaignsOf: CampaignsOf,
): Set<number> | null {
  if (paths.length === 0) return null;
  const wanted = new Set(paths);
  return new Set(
    campaignsOf.flatMap((places, promotion) =>
      places.some((place) => wanted.has(campaigns[place]?.path ?? '')) ? [promotion] : [],
    ),
  );
}

/** Maps ids to indexes in the segment's vocabularies; unknown ids to -1. */
function placeReader({ vocabularies }: Columns) {
  const byId = (ids: string[]) => new Map(ids.map((id, place) => [id, place]));
  const brands = byId(vocabularies.brands.map(({ id }) => id));
  const colours = byId(vocabularies.colours.map(({ id }) => id));
  const sizes = byId(vocabularies.sizes);
  const places = (known: Map<string, number>, ids: string[]) =>
    ids.length === 0 ? null : new Set(ids.map((id) => known.get(id) ?? -1));
  return (request: ListRequest, decided: Pick<Chosen, 'promotions' | 'properties'>): Chosen => ({
    brands: places(brands, request.filters.brands),
    colours: places(colours, request.filters.colors),
    sizes: places(sizes, request.filters.sizes),
    ...decided,
    price: request.price ?? null,
    onlyReduced: request.onlyReduced ?? false,
    onlyInStock: request.onlyInStock,
    onlyOnline: request.availableOnline,
  });
}
