/**
 * Exact facet counts in one pass: a product counts for an option when it passes all filters of the
 * other facets; options of one facet mean "or". Colour and size must hold for the same choice.
 */
import type { Choice, Entry } from './entry.ts';

export interface Filters {
  campaigns: string[];
  brands: string[];
  colors: string[];
  sizes: string[];
}

export type Counts = Record<keyof Filters, Map<string, number>>;

/** What the filters are matched with, prepared once per list. */
interface Test {
  campaigns: Set<string>;
  brands: Set<string>;
  colors: Set<string>;
  sizes: Set<string>;
  onlyInStock: boolean;
  campaignsOf: (entry: Entry) => string[];
}

export function filterAndCount(
  entries: Iterable<Entry>,
  filters: Filters,
  onlyInStock: boolean,
  campaignsOf: (entry: Entry) => string[],
): { matches: Entry[]; counts: Counts } {
  const test: Test = {
    campaigns: new Set(filters.campaigns),
    brands: new Set(filters.brands),
    colors: new Set(filters.colors),
    sizes: new Set(filters.sizes),
    onlyInStock,
    campaignsOf,
  };
  const matches: Entry[] = [];
  const counts: Counts = {
    campaigns: new Map(),
    brands: new Map(),
    colors: new Map(),
    sizes: new Map(),
  };
  for (const entry of entries) {
    if (onlyInStock && !entry.inStock) continue;
    if (weigh(entry, test, counts)) matches.push(entry);
  }
  return { matches, counts };
}

const passes = (chosen: Set<string>, values: string[]): boolean =>
  chosen.size === 0 || values.some((value) => chosen.has(value));

/** Counts the entry where it belongs and tells whether it passes everything. */
function weigh(entry: Entry, test: Test, counts: Counts): boolean {
  const campaigns = test.campaignsOf(entry);
  const brands = entry.record.brand ? [entry.record.brand.id] : [];
  const inCampaign = passes(test.campaigns, campaigns);
  const ofBrand = passes(test.brands, brands);
  const choices = test.onlyInStock ? entry.choices.filter(({ inStock }) => inStock) : entry.choices;
  const inColour = choices.filter((choice) => passes(test.colors, choice.colours));
  const inSize = choices.filter((choice) => passes(test.sizes, sizesOf(choice)));
  const inBoth = inColour.some((choice) => passes(test.sizes, sizesOf(choice)));
  if (ofBrand && inBoth) count(counts.campaigns, campaigns);
  if (inCampaign && inBoth) count(counts.brands, brands);
  if (inCampaign && ofBrand) {
    count(
      counts.colors,
      inSize.flatMap(({ colours }) => colours),
    );
    count(counts.sizes, inColour.flatMap(sizesOf));
  }
  return inCampaign && ofBrand && inBoth;
}

const sizesOf = (choice: Choice): string[] => (choice.size === null ? [] : [choice.size]);

function count(counts: Map<string, number>, values: string[]): void {
  for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
}
