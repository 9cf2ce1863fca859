/** The merchant's properties as facets of a list. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { FacetOption, PropertyFacet } from '../../catalogue/contract/facets.ts';
import type { Property } from '../../catalogue/record/properties.ts';
import type { ListRequest } from '../../catalogue/record/product-list.ts';
import { inFinnishOrder, inNumericOrder } from '../columns/collation-ranks.ts';
import type { Counted } from './facet-counts.ts';

/** In the merchant's order; those without options, those that narrow nothing, and those of other categories are
 * left out. */
export function propertiesIn(
  counted: readonly Counted[],
  language: Language,
  { categoryPath = '', filters }: Pick<ListRequest, 'categoryPath' | 'filters'>,
): PropertyFacet[] {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const chosen = new Set(filters.properties);
  const all = counted[0]?.properties.properties ?? [];
  /** Properties of some categories are shown where they say something. */
  const isShown = (property: Property, options: readonly FacetOption[]) =>
    property.categories === undefined ||
    (!narrowsNothing(options, total) &&
      (belongsTo(property, categoryPath) ||
        (isAbove(property, categoryPath) && describes(counted, all.indexOf(property), total))));
  return all.flatMap((property, at) => {
    const options = optionsOf(counted, at, language, chosen);
    if (options.length === 0) return [];
    const isChosen = options.some(({ id }) => chosen.has(id));
    if (!isChosen && !isShown(property, options)) return [];
    if (property.attribute !== undefined) options.sort(byName);
    return [{ id: property.id, name: localText(property.name, language) || property.id, options }];
  });
}

const byName = (a: FacetOption, b: FacetOption): number =>
  inNumericOrder(a.name, b.name) || inFinnishOrder(a.id, b.id);

/** Options with products, and those that are chosen and would have some without the filters. */
function optionsOf(
  counted: readonly Counted[],
  property: number,
  language: Language,
  chosen: ReadonlySet<string>,
): FacetOption[] {
  const options = new Map<string, FacetOption & { inAll: number }>();
  for (const { properties, facetCounts, all } of counted)
    for (const [place, { id, name, property: own }] of properties.options.entries()) {
      if (own !== property) continue;
      const option = options.get(id) ?? {
        id,
        name: localText(name, language) || id,
        count: 0,
        inAll: 0,
      };
      option.count += facetCounts.properties.options[place] as number;
      option.inAll += all.properties.options[place] as number;
      options.set(id, option);
    }
  return [...options.values()]
    .filter(({ id, count, inAll }) => count > 0 || (chosen.has(id) && inAll > 0))
    .map(({ inAll: _inAll, ...option }) => option);
}

/** All products of the list have the only option. */
const narrowsNothing = ([only, ...others]: readonly FacetOption[], total: number): boolean =>
  others.length === 0 && only?.count === total;

/** Whether lists of the category show the property. */
const belongsTo = ({ categories = [] }: Property, path: string): boolean =>
  categories.some((one) => path === one || path.startsWith(`${one}/`));

/** Whether the list is that of a search, a brand or a campaign, or of a category above those of the property. */
const isAbove = ({ categories = [] }: Property, path: string): boolean =>
  path === '' || categories.some((one) => one.startsWith(`${path}/`));

/** Whether at least half of the products in the list have the property. */
const describes = (counted: readonly Counted[], property: number, total: number): boolean =>
  counted.reduce(
    (sum, { facetCounts }) => sum + (facetCounts.properties.properties[property] as number),
    0,
  ) *
    2 >=
  total;
