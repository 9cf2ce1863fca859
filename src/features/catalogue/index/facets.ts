/** Counts per place in a vocabulary become options with names, over all segments. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/rules.ts';
import type { FacetOption, Facets } from '../contract.ts';
import type { Vocabularies } from './columns.ts';
import { inFinnishOrder } from './ranks.ts';
import type { Tally } from './select.ts';
import { inSizeOrder } from './sort.ts';

export interface Filters {
  campaigns: string[];
  brands: string[];
  colors: string[];
  sizes: string[];
}

/** What one segment counted: `tally` under the filters, `all` without them. */
export interface Counted {
  vocabularies: Vocabularies;
  campaigns: readonly Campaign[];
  tally: Tally;
  all: Tally;
}

/** Options with their counts under the other filters; those that only the filters rule out have 0. */
export function facetsOf(counted: Counted[], chosen: Filters, language: Language): Facets {
  const byName = (a: FacetOption, b: FacetOption) => inFinnishOrder(a.name, b.name);
  const options = (
    pick: (one: Counted) => FacetOption[],
    ids: string[],
    compare: (a: FacetOption, b: FacetOption) => number,
  ) => withChosen(summed(counted.flatMap(pick)), ids).toSorted(compare);
  return {
    campaigns: options((one) => campaignsIn(one, language), chosen.campaigns, byName),
    brands: options(brandsIn, chosen.brands, byName),
    colors: options((one) => coloursIn(one, language), chosen.colors, byName),
    sizes: options(sizesIn, chosen.sizes, (a, b) => inSizeOrder(a.id, b.id)),
    price: priceIn(counted),
    reduced: counted.reduce((sum, { tally }) => sum + tally.reduced, 0),
  };
}

const campaignsIn = ({ campaigns, tally, all }: Counted, language: Language) =>
  campaigns.flatMap(({ path, name }, place) =>
    optionAt(tally.campaigns, all.campaigns, place, {
      id: path,
      name: localText(name, language) || path,
    }),
  );

const brandsIn = ({ vocabularies, tally, all }: Counted) =>
  vocabularies.brands.flatMap((brand, place) =>
    place === 0 ? [] : optionAt(tally.brands, all.brands, place, brand),
  );

const coloursIn = ({ vocabularies, tally, all }: Counted, language: Language) =>
  vocabularies.colours.flatMap(({ id, name, hex }, place) =>
    optionAt(tally.colours, all.colours, place, { id, name: localText(name, language) || id, hex }),
  );

const sizesIn = ({ vocabularies, tally, all }: Counted) =>
  vocabularies.sizes.flatMap((size, place) =>
    optionAt(tally.sizes, all.sizes, place, { id: size, name: size }),
  );

function optionAt(
  counts: Uint32Array,
  all: Uint32Array,
  place: number,
  option: Omit<FacetOption, 'count'>,
): FacetOption[] {
  const count = counts[place] as number;
  return count > 0 || (all[place] as number) > 0 ? [{ ...option, count }] : [];
}

/** Options of several segments as one each. */
function summed(options: FacetOption[]): FacetOption[] {
  const byId = new Map<string, FacetOption>();
  for (const option of options) {
    const known = byId.get(option.id);
    byId.set(option.id, known ? { ...known, count: known.count + option.count } : option);
  }
  return [...byId.values()];
}

/** A choice that nothing has stays, so that it can be taken back. */
const withChosen = (options: FacetOption[], chosen: string[]): FacetOption[] => [
  ...options,
  ...chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id) => ({ id, name: id, count: 0 })),
];

function priceIn(counted: Counted[]): Facets['price'] {
  const from = Math.min(...counted.map(({ tally }) => tally.cheapest));
  const to = Math.max(...counted.map(({ tally }) => tally.dearest));
  return from <= to ? { fromEuroCents: from, toEuroCents: to } : null;
}
