/** The catalogue in memory: an index of one snapshot, with stock as it is now, that answers browsing
 * and search. */
import { localText, type Language } from '#platform/i18n/language.ts';
import { campaignIds, isActive, type Campaign } from '../../campaigns/rules.ts';
import type {
  Brand,
  CategorySortField,
  FacetOption,
  Facets,
  Product,
  ProductCard,
  SortDirection,
} from '../contract.ts';
import type { CatalogueSnapshot, CatalogueState, ColourRecord, ProductRecord } from '../record.ts';
import { entryOf, inFinnishOrder, restock, type Entry } from './entry.ts';
import { filterAndCount, type Counts, type Filters } from './facets.ts';
import { cardOf, productOf, type View } from './present.ts';
import { inSizeOrder, sorted } from './sort.ts';
import { buildTree, type Tree } from './tree.ts';
import { buildWords, type WordIndex } from './words.ts';

export interface ListRequest {
  /** Absent: all goods. */
  categoryPath?: string | undefined;
  /** Words to search for; absent: no search. */
  text?: string | undefined;
  filters: Filters;
  sortBy: CategorySortField;
  sortDirection: SortDirection;
  page: number;
  pageSize: number;
  onlyInStock: boolean;
  availableOnline: boolean;
}

export interface ListAnswer {
  products: ProductCard[];
  totalCount: number;
  facets: Facets;
}

export interface CatalogueIndex extends CatalogueState {
  tree: Tree;
  list(request: ListRequest, view: View): ListAnswer;
  /** By the product's id or that of one of its variants; null when there is none. */
  product(sokId: string, view: View): Product | null;
  /** A record that was read elsewhere, shown with this index's categories and campaigns. */
  present(record: ProductRecord, view: View): Product;
  brands(language: Language): Brand[];
  /** Takes over pieces that can be sold now, by id; other things keep theirs. */
  restock(stock: ReadonlyMap<string, number>): void;
}

export function buildIndex(
  snapshot: CatalogueSnapshot,
  campaigns: readonly Campaign[],
): CatalogueIndex {
  let goodsOf: (path: string) => Entry[] = () => [];
  const tree = buildTree(snapshot.categories, (path) => goodsOf(path));
  const entries = snapshot.products.map((record) =>
    entryOf(record, tree.names(record.categoryPath)),
  );
  const { byCategory, bySokId } = grouped(entries);
  // The tree gives entries their category names, and counts them once they are there.
  goodsOf = (path) => byCategory.get(path) ?? [];
  const campaignsAt = campaignReader(campaigns);
  const parts = {
    goodsOf,
    words: buildWords(entries),
    names: namesOf(entries, campaigns),
    campaignsAt,
  };

  function present(record: ProductRecord, view: View): Product {
    const entry = bySokId.get(record.sokId);
    const paths = entry ? campaignsAt(view.now)(entry) : [];
    const category = tree.category(record.categoryPath, view.language);
    return productOf(record, paths, category?.breadcrumbs ?? [], view);
  }

  return {
    version: snapshot.version,
    stockMark: snapshot.stockMark,
    tree,
    present,
    list: (request, view) => listOf(parts, request, view),
    product(sokId, view) {
      const entry = bySokId.get(sokId);
      return entry ? present(entry.record, view) : null;
    },
    brands: () => brandsOf(entries),
    restock(stock) {
      const changed = new Set([...stock.keys()].flatMap((sokId) => bySokId.get(sokId) ?? []));
      for (const entry of changed) restock(entry, stock);
      if (changed.size > 0) tree.recount();
    },
  };
}

/** What lists are answered from. */
interface Parts {
  goodsOf: (path: string) => Entry[];
  words: WordIndex;
  names: Names;
  /** Paths of the campaigns that run at a moment, for an entry. */
  campaignsAt: (now: number) => (entry: Entry) => string[];
}

function listOf(parts: Parts, request: ListRequest, view: View): ListAnswer {
  const scores = request.text === undefined ? undefined : parts.words.find(request.text);
  const scope = parts.goodsOf(request.categoryPath ?? '');
  const found = scores ? scope.filter((entry) => scores.has(entry)) : scope;
  const online = request.availableOnline ? found.filter((entry) => entry.soldOnline) : found;
  const active = parts.campaignsAt(view.now);
  const { matches, counts } = filterAndCount(online, request.filters, request.onlyInStock, active);
  const score = (entry: Entry) => scores?.get(entry) ?? entry.record.sales;
  const ordered = sorted(matches, request.sortBy, request.sortDirection, { ...view, score });
  const start = (request.page - 1) * request.pageSize;
  const cards = ordered
    .slice(start, start + request.pageSize)
    .map((entry) => cardOf(entry.record, active(entry), view, request.filters.colors));
  const facets = facetsOf(counts, request.filters, view.language, parts.names);
  return { products: cards, totalCount: matches.length, facets };
}

/** Entries by every category they are in, and by every id they are found with. */
function grouped(entries: Entry[]) {
  const byCategory = new Map<string, Entry[]>();
  const bySokId = new Map<string, Entry>();
  for (const entry of entries) {
    for (const path of pathsOf(entry.record.categoryPath)) {
      const group = byCategory.get(path);
      if (group) group.push(entry);
      else byCategory.set(path, [entry]);
    }
    bySokId.set(entry.record.sokId, entry);
    for (const { sokId } of entry.record.variants) bySokId.set(sokId, entry);
  }
  return { byCategory, bySokId };
}

/** '' and every beginning of the path: the goods of a category are those below it too. */
const pathsOf = (path: string): string[] => [
  '',
  ...path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/')),
];

/** What facet options are called. */
interface Names {
  campaigns: readonly Campaign[];
  colours: Map<string, ColourRecord>;
  brandNames: Map<string, string>;
}

function namesOf(entries: Entry[], campaigns: readonly Campaign[]): Names {
  const brands = entries.flatMap(({ record }) => record.brand ?? []);
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  return { campaigns, colours: coloursOf(entries), brandNames };
}

function facetsOf(
  counts: Counts,
  chosen: Filters,
  language: Language,
  { campaigns, colours, brandNames }: Names,
): Facets {
  const option = (id: string, name: string, count: number): FacetOption => ({ id, name, count });
  const options = (facet: keyof Filters, name: (id: string) => string): FacetOption[] =>
    withChosen(counts[facet], chosen[facet]).map(([id, count]) => option(id, name(id), count));
  const byName = (a: FacetOption, b: FacetOption) => inFinnishOrder(a.name, b.name);
  const campaignName = (id: string) =>
    localText(campaigns.find(({ path }) => path === id)?.name ?? {}, language) || id;
  return {
    campaigns: options('campaigns', campaignName).toSorted(byName),
    brands: options('brands', (id) => brandNames.get(id) ?? id).toSorted(byName),
    colors: options('colors', (id) => localText(colours.get(id)?.name ?? {}, language) || id)
      .map((colour) => ({ ...colour, hex: colours.get(colour.id)?.hex ?? null }))
      .toSorted(byName),
    sizes: options('sizes', (id) => id).toSorted((a, b) => inSizeOrder(a.id, b.id)),
  };
}

/** Options that are chosen stay in the list even when nothing is left of them. */
function withChosen(counts: Map<string, number>, chosen: string[]): [string, number][] {
  const all = new Map(counts);
  for (const id of chosen) all.set(id, all.get(id) ?? 0);
  return [...all];
}

function coloursOf(entries: Entry[]): Map<string, ColourRecord> {
  const all = entries.flatMap(({ record }) => [
    ...record.colours,
    ...record.variants.flatMap(({ colours }) => colours),
  ]);
  return new Map(all.map((colour) => [colour.id, colour]));
}

function campaignReader(campaigns: readonly Campaign[]) {
  return (now: number) => {
    const paths = new Map<string, string[]>();
    for (const campaign of campaigns.filter((one) => isActive(one, now))) {
      for (const id of campaignIds(campaign)) {
        paths.set(id, [...(paths.get(id) ?? []), campaign.path]);
      }
    }
    return ({ record }: Entry): string[] => [
      ...new Set(record.promotions.flatMap((id) => paths.get(id) ?? [])),
    ];
  };
}

function brandsOf(entries: Entry[]): Brand[] {
  const inStock = entries.filter((entry) => entry.inStock);
  const brands = new Map<string, Brand>();
  for (const { record } of inStock) {
    if (!record.brand) continue;
    const brand = brands.get(record.brand.id) ?? { ...record.brand, count: 0 };
    brands.set(brand.id, { ...brand, count: brand.count + 1 });
  }
  return [...brands.values()].toSorted((a, b) => inFinnishOrder(a.name, b.name));
}
