/** The catalogue in memory: serves lists, search and products from columns, with current stock and
 * prices. Products that changed since the columns were made are in a second, small segment. */
import type { Campaign } from '../campaigns/record.ts';
import type { Product } from '../catalogue/contract.ts';
import type { CatalogueDocument } from '../catalogue/record/catalogue-document.ts';
import type { CatalogueState, CategoryRecord, ProductRecord } from '../catalogue/record.ts';
import type {
  CategoryTree,
  ListRequest,
  ListResult,
  ProductIndex,
  View,
} from '../catalogue/record/product-list.ts';
import type { Property } from '../catalogue/record/properties.ts';
import type { TaxClasses } from '../pricing/record/tax-classes.ts';
import { buyableFrom } from '../campaigns/rules.ts';
import { campaignsOf, readCampaigns } from './lists/campaigns-at.ts';
import { makeCategoryWords } from './words/category-words.ts';
import type { Columns } from './columns/columns.ts';
import { listed } from './lists/close-matches.ts';
import { facetsOf } from './lists/facets.ts';
import { productsInStock } from './lists/products-in-stock.ts';
import type { Grammar } from '../linguistics/grammar.ts';
import { makeFinder, type Finder, type ListFacts } from './lists/finder.ts';
import { search, type Searchable, type SearchContext } from './lists/search.ts';
import { merged } from './lists/merge.ts';
import { cardOf, productOf } from '../catalogue/rules/present.ts';
import { makeSegment } from './segment.ts';
import { buildTree } from './lists/category-tree.ts';
import { makeMatcher } from './words/matching.ts';
import { currentSearchWords, type SearchWordLists } from './words/search-words.ts';
import { makeSegmentWords } from './words/segment-words.ts';

export interface CatalogueIndex extends CatalogueState, ProductIndex {
  /** Number of products in the large segment. */
  size: number;
  /** Keys of the details that it has. */
  detailKeys: readonly string[];
  /** Sets the stock of these ids; others keep theirs. */
  restock(stock: ReadonlyMap<string, number>): void;
  /** Applies products that were changed, added or removed since the index was built. */
  amend(changes: Changes): void;
}

/** What the merchant decides about the products, at the time of a call. */
export interface Decisions {
  campaigns: readonly Campaign[];
  taxClasses: TaxClasses;
  catalogue: Pick<CatalogueDocument, 'newForDays'>;
  searchWords: SearchWordLists;
  properties: readonly Property[];
}

export interface IndexParts extends CatalogueState {
  categories: readonly CategoryRecord[];
  columns: Columns;
  detailKeys: readonly string[];
}

/** All changes since the index was built, including those of earlier calls. */
export interface Changes {
  version: number;
  categories: readonly CategoryRecord[];
  /** Changed and new products. */
  columns: Columns;
  /** Ids of changed and removed products. */
  replaced: readonly string[];
}

export function makeIndex(
  parts: IndexParts,
  decided: () => Decisions,
  grammar: Grammar,
): CatalogueIndex {
  const base = makePart(parts.columns, grammar);
  const campaignsAt = readCampaigns(() => decided().campaigns);
  const searchWords = currentSearchWords(() => decided().searchWords, grammar);
  let { version } = parts;
  let all = [base];
  let categoryView = makeCategoryView(parts.categories, all, grammar);

  const present = (record: ProductRecord, view: View) =>
    presented(record, view, { ...campaignsAt(view.now), ...decided(), ...categoryView });
  return {
    get version() {
      return version;
    },
    get tree() {
      return categoryView.tree;
    },
    size: parts.columns.rows,
    detailKeys: parts.detailKeys,
    stockMark: parts.stockMark,
    present,
    list: (request, view) =>
      listOf(all, request, view, {
        ...campaignsAt(view.now),
        newForDays: decided().catalogue.newForDays,
        properties: decided().properties,
        language: view.language,
        categories: categoryView.words,
        words: searchWords(),
        grammar,
      }),
    product(sokId, view) {
      const record = recordOf(all, sokId);
      return record && present(record, view);
    },
    brands: () => categoryView.products.brands(),
    places: () => all.reduce((sum, { segment }) => sum + segment.columns.rows, 0),
    products: (from, count, view) =>
      recordsIn(all, from, from + count).map((record) => present(record, view)),
    restock(stock) {
      const flips = all.reduce((sum, { segment }) => sum + segment.restock(stock), 0);
      if (flips > 0) categoryView.products.recount();
    },
    amend(changes) {
      for (const sokId of changes.replaced) base.segment.remove(sokId);
      all = [makePart(changes.columns, grammar), base];
      categoryView = makeCategoryView(changes.categories, all, grammar);
      ({ version } = changes);
    },
  };
}

interface Part extends Searchable {
  finder: Finder;
}

function makePart(columns: Columns, grammar: Grammar): Part {
  const segment = makeSegment(columns);
  return {
    segment,
    finder: makeFinder(segment),
    matcher: makeMatcher(columns),
    words: makeSegmentWords(columns, grammar),
  };
}

/** Category tree, words of category names and stock counts for the current segments. */
function makeCategoryView(
  categories: readonly CategoryRecord[],
  parts: readonly Part[],
  grammar: Grammar,
) {
  const products = productsInStock(parts.map(({ segment }) => segment));
  const words = makeCategoryWords(categories, grammar);
  return { products, words, tree: buildTree(categories, products) };
}

type Around = ReturnType<ReturnType<typeof readCampaigns>> &
  Pick<Decisions, 'taxClasses' | 'catalogue' | 'properties'> & { tree: CategoryTree };

/** A product with its campaigns and categories. */
function presented(record: ProductRecord, view: View, around: Around): Product {
  const { running, coming, tree, taxClasses, catalogue, properties } = around;
  const from = buyableFrom(running.campaigns, record.promotions, view.now);
  const category = tree.category(record.categoryPath, view.language);
  const categories = category?.breadcrumbs ?? [];
  const inCampaigns = campaignsOf({ running, coming }, record);
  const context = { ...inCampaigns, categories, taxClasses, properties, ...catalogue };
  return {
    ...productOf(record, context, view),
    buyableFrom: from === null ? null : Temporal.Instant.fromEpochMilliseconds(from).toString(),
  };
}

/** The older segment comes first, so that new products do not shift the places of others. */
function recordsIn(parts: readonly Part[], from: number, to: number): ProductRecord[] {
  let before = 0;
  return parts.toReversed().flatMap(({ segment }) => {
    const { rows } = segment.columns;
    const first = Math.max(0, from - before);
    const end = Math.min(rows, to - before);
    before += rows;
    return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i)
      .filter((row) => !segment.isGone(row))
      .map((row) => segment.record(row));
  });
}

/** Newer segments come first, so that the newest record wins. */
function recordOf(parts: readonly Part[], sokId: string): ProductRecord | null {
  for (const { segment } of parts) {
    const row = segment.rowOf(sokId);
    if (row < 0 || segment.isGone(row)) continue;
    const found = segment.record(row);
    const isIt = found.sokId === sokId || found.variants.some((one) => one.sokId === sokId);
    if (isIt) return found;
  }
  return null;
}

function listOf(
  parts: readonly Part[],
  request: ListRequest,
  view: View,
  facts: ListFacts & SearchContext & { grammar: Grammar },
): ListResult {
  const { text } = request;
  const searched = text === undefined ? undefined : search(parts, text, facts.grammar, facts);
  const matches = searched && listed(searched.matches, searched.named, request.sortBy);
  const found = parts.map(({ finder }, i) => finder(request, view, facts, matches?.[i]));
  const segments = parts.map(({ segment }) => segment);
  const records = merged(segments, found, request, view);
  return {
    products: records.map((record) => {
      const context = { ...campaignsOf(facts, record), newForDays: facts.newForDays };
      return cardOf(record, context, view, request.filters.colors);
    }),
    totalCount: found.reduce((sum, { count }) => sum + count, 0),
    facets: facetsOf(
      found.map(({ counted }) => counted),
      view.language,
      request,
    ),
    corrected: searched?.corrected ?? [],
    left: searched?.left ?? [],
  };
}
