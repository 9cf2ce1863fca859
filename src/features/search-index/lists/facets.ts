/** Turns the facet counts of all segments into named options. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/record.ts';
import type { FacetOption, Facets } from '../../catalogue/contract/facets.ts';
import type { ListRequest } from '../../catalogue/record/product-list.ts';
import { inFinnishOrder } from '../columns/collation-ranks.ts';
import type { Counted } from './facet-counts.ts';
import { propertiesIn } from './property-facets.ts';
import { inSizeOrder } from './sort.ts';

/** Options with their counts under the filters of the other facets. Options that only the filters
 * rule out are kept, with a count of 0; of properties those that are chosen. */
export function facetsOf(
  counted: Counted[],
  language: Language,
  request: Pick<ListRequest, 'categoryPath' | 'filters'>,
): Facets {
  const options = (pick: OptionsIn, compare = byName) => merged(counted.map(pick), compare);
  return {
    campaigns: options((one) => campaignsIn(one, language)),
    brands: options(brandsIn),
    colors: options((one) => coloursIn(one, language)),
    sizes: options(sizesIn, (a, b) => inSizeOrder(a.id, b.id)),
    properties: propertiesIn(counted, language, request),
    price: priceIn(counted),
    reduced: counted.reduce((sum, { facetCounts }) => sum + facetCounts.reduced, 0),
  };
}

type OptionsIn = (one: Counted) => FacetOption[];
type Compare = (a: FacetOption, b: FacetOption) => number;
const byName: Compare = (a, b) => inFinnishOrder(a.name, b.name);

/** The options of a single segment are already sorted. */
function merged([only = [], ...others]: FacetOption[][], compare: Compare): FacetOption[] {
  const more = others.flat();
  return more.length === 0 ? only : summed([...only, ...more]).toSorted(compare);
}

const campaignsIn = ({ campaigns, facetCounts, all }: Counted, language: Language) =>
  optionsAt(campaigns.keys(), facetCounts.campaigns, all.campaigns, (place) => {
    const { path, name } = campaigns[place] as Campaign;
    return { id: path, name: localText(name, language) || path };
  }).toSorted(byName);

const brandsIn: OptionsIn = ({ vocabularies: { brands, order }, facetCounts, all }) =>
  optionsAt(order.brands, facetCounts.brands, all.brands, (place) => brands[place] as Named);

const coloursIn = (
  { vocabularies: { colours, order }, facetCounts, all }: Counted,
  language: Language,
) =>
  optionsAt(order.colours[language], facetCounts.colours, all.colours, (place) => {
    const { id, name, hex } = colours[place] as Counted['vocabularies']['colours'][number];
    return { id, name: localText(name, language) || id, hex };
  });

const sizesIn: OptionsIn = ({ vocabularies: { sizes, order }, facetCounts, all }) =>
  optionsAt(order.sizes, facetCounts.sizes, all.sizes, (place) => {
    const size = sizes[place] as string;
    return { id: size, name: size };
  });

type Named = Omit<FacetOption, 'count'>;

/** Options at `places` that have products, or would have some without the filters. */
function optionsAt(
  places: Iterable<number>,
  counts: Uint32Array,
  all: Uint32Array,
  named: (place: number) => Named,
): FacetOption[] {
  const options: FacetOption[] = [];
  for (const place of places) {
    const count = counts[place] as number;
    if (count > 0 || (all[place] as number) > 0) options.push({ ...named(place), count });
  }
  return options;
}

/** Adds up the counts of an option in several segments. */
function summed(options: FacetOption[]): FacetOption[] {
  const byId = new Map<string, FacetOption>();
  for (const option of options) {
    const known = byId.get(option.id);
    byId.set(option.id, known ? { ...known, count: known.count + option.count } : option);
  }
  return [...byId.values()];
}

function priceIn(counted: Counted[]): Facets['price'] {
  const from = Math.min(...counted.map(({ facetCounts }) => facetCounts.cheapest));
  const to = Math.max(...counted.map(({ facetCounts }) => facetCounts.dearest));
  return from <= to ? { fromEuroCents: from, toEuroCents: to } : null;
}
