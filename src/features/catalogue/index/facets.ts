/** Counts per place in a vocabulary become options with names, over all segments. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/rules.ts';
import type { FacetOption, Facets } from '../contract.ts';
import type { Vocabularies } from './columns.ts';
import { inFinnishOrder } from './ranks.ts';
import type { Tally } from './tally.ts';
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
  const options = (pick: Pick, ids: string[], compare = byName) =>
    merged(counted.map(pick), ids, compare);
  return {
    campaigns: options((one) => campaignsIn(one, language), chosen.campaigns),
    brands: options(brandsIn, chosen.brands),
    colors: options((one) => coloursIn(one, language), chosen.colors),
    sizes: options(sizesIn, chosen.sizes, (a, b) => inSizeOrder(a.id, b.id)),
    price: priceIn(counted),
    reduced: counted.reduce((sum, { tally }) => sum + tally.reduced, 0),
  };
}

type Pick = (one: Counted) => FacetOption[];
type Compare = (a: FacetOption, b: FacetOption) => number;
const byName: Compare = (a, b) => inFinnishOrder(a.name, b.name);

/** Options of one segment are in order already. A choice that nothing has stays, to be taken back. */
function merged([only = [], ...others]: FacetOption[][], chosen: string[], compare: Compare) {
  const more = others.flat();
  const options = more.length === 0 ? only : summed([...only, ...more]);
  const lost = chosen.filter((id) => !options.some((option) => option.id === id));
  const all = [...options, ...lost.map((id) => ({ id, name: id, count: 0 }))];
  return all.length === only.length ? all : all.toSorted(compare);
}

const campaignsIn = ({ campaigns, tally, all }: Counted, language: Language) =>
  campaigns
    .flatMap(({ path, name }, place) =>
      optionAt(tally.campaigns, all.campaigns, place, () => ({
        id: path,
        name: localText(name, language) || path,
      })),
    )
    .toSorted(byName);

const brandsIn: Pick = ({ vocabularies: { brands, order }, tally, all }) =>
  inTheirOrder(order.brands, (place) =>
    optionAt(tally.brands, all.brands, place, () => brands[place] as { id: string; name: string }),
  );

const coloursIn = ({ vocabularies: { colours, order }, tally, all }: Counted, language: Language) =>
  inTheirOrder(order.colours[language], (place) =>
    optionAt(tally.colours, all.colours, place, () => {
      const { id, name, hex } = colours[place] as Counted['vocabularies']['colours'][number];
      return { id, name: localText(name, language) || id, hex };
    }),
  );

const sizesIn: Pick = ({ vocabularies: { sizes, order }, tally, all }) =>
  inTheirOrder(order.sizes, (place) =>
    optionAt(tally.sizes, all.sizes, place, () => ({
      id: sizes[place] as string,
      name: sizes[place] as string,
    })),
  );

/** Place 0 is nothing. */
function inTheirOrder(places: Uint32Array, option: (place: number) => FacetOption[]) {
  const options: FacetOption[] = [];
  for (const place of places) if (place > 0) options.push(...option(place));
  return options;
}

function optionAt(
  counts: Uint32Array,
  all: Uint32Array,
  place: number,
  option: () => Omit<FacetOption, 'count'>,
): FacetOption[] {
  const count = counts[place] as number;
  return count > 0 || (all[place] as number) > 0 ? [{ ...option(), count }] : [];
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

function priceIn(counted: Counted[]): Facets['price'] {
  const from = Math.min(...counted.map(({ tally }) => tally.cheapest));
  const to = Math.max(...counted.map(({ tally }) => tally.dearest));
  return from <= to ? { fromEuroCents: from, toEuroCents: to } : null;
}
