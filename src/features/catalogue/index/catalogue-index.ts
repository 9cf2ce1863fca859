/** The catalogue in memory: answers browsing and search from columns, with stock and prices as they
 * are now. What changed since the columns were made is in a small second segment. */
import type { Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/rules.ts';
import type { Brand, Facets, Product, ProductCard } from '../contract.ts';
import type { CatalogueState, CategoryRecord, ProductRecord } from '../record.ts';
import { campaignReader, pathsIn, type CampaignsAt } from './campaigns-at.ts';
import { makeCategoryWords } from './category-words.ts';
import type { Columns } from './columns.ts';
import { facetsOf } from './facets.ts';
import { goodsIn } from './goods-in.ts';
import type { Grammar } from './grammar.ts';
import { makeFinder, type Finder, type ListRequest } from './lists.ts';
import { merged } from './merge.ts';
import { cardOf, productOf, type View } from './present.ts';
import { makeSegment, type Segment } from './segment.ts';
import { buildTree, type Tree } from './tree.ts';

export interface ListAnswer {
  products: ProductCard[];
  totalCount: number;
  facets: Facets;
  /** Words of the catalogue that were taken in place of mistyped ones. */
  corrected: string[];
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

export interface IndexParts extends CatalogueState {
  categories: readonly CategoryRecord[];
  columns: Columns;
  /** Goods that changed or came since `columns` were made. */
  changes?: Columns | undefined;
  /** Ids of products that changed or went since then. */
  replaced?: readonly string[] | undefined;
}

export function makeIndex(
  parts: IndexParts,
  campaigns: readonly Campaign[],
  grammar: Grammar,
): CatalogueIndex {
  const segments = segmentsOf(parts);
  const finders = segments.map((segment) => makeFinder(segment, grammar));
  const goods = goodsIn(segments);
  const tree = buildTree(parts.categories, goods);
  const campaignsAt = campaignReader(campaigns);
  const pathsOf = makeCategoryWords(parts.categories, grammar);
  const present = (record: ProductRecord, view: View): Product => {
    const paths = pathsIn(campaignsAt(view.now), record.promotions);
    const category = tree.category(record.categoryPath, view.language);
    return productOf(record, paths, category?.breadcrumbs ?? [], view);
  };
  return {
    version: parts.version,
    stockMark: parts.stockMark,
    tree,
    present,
    list(request, view) {
      const facts = { campaigns: campaignsAt(view.now), pathsOf };
      return listOf(segments, finders, request, view, facts);
    },
    product(sokId, view) {
      const record = recordOf(segments, sokId);
      return record && present(record, view);
    },
    brands: () => goods.brands(),
    restock(stock) {
      const flips = segments.reduce((sum, segment) => sum + segment.restock(stock), 0);
      if (flips > 0) goods.recount();
    },
  };
}

/** What the second segment tells of, or what is gone, counts in the first no more. */
function segmentsOf({ columns, changes, replaced = [] }: IndexParts): Segment[] {
  const base = makeSegment(columns);
  for (const sokId of replaced) {
    const row = base.rowOf(sokId);
    if (row >= 0) base.remove(row);
  }
  return changes ? [makeSegment(changes), base] : [base];
}

/** Newer segments come first. */
function recordOf(segments: readonly Segment[], sokId: string): ProductRecord | null {
  for (const { rowOf, record, isGone } of segments) {
    const row = rowOf(sokId);
    if (row < 0 || isGone(row)) continue;
    const found = record(row);
    const isIt = found.sokId === sokId || found.variants.some((one) => one.sokId === sokId);
    if (isIt) return found;
  }
  return null;
}

function listOf(
  segments: readonly Segment[],
  finders: readonly Finder[],
  request: ListRequest,
  view: View,
  facts: { campaigns: CampaignsAt; pathsOf: (word: string) => string[] },
): ListAnswer {
  const found = finders.map((find) => find(request, view, facts));
  const start = (request.page - 1) * request.pageSize;
  const records = merged(segments, found, start, start + request.pageSize, request, view);
  return {
    products: records.map((record) =>
      cardOf(record, pathsIn(facts.campaigns, record.promotions), view, request.filters.colors),
    ),
    totalCount: found.reduce((sum, { count }) => sum + count, 0),
    facets: facetsOf(
      found.map(({ counted }) => counted),
      request.filters,
      view.language,
    ),
    corrected: found.at(-1)?.corrected ?? [],
  };
}
