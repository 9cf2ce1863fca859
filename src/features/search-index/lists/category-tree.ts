/** Builds the category tree that pages show. */
import { languageOfText, localText, type Language } from '#platform/i18n/language.ts';
import type { Category, CategoryNode, Picture } from '../../catalogue/contract.ts';
import type { CategoryRecord } from '../../catalogue/record.ts';
import type { CategoryTree, NodeOptions } from '../../catalogue/record/product-list.ts';
import { parentOf } from '../../catalogue/rules/category-path.ts';

/** Products in stock in a category and its subcategories. */
export interface Products {
  count(path: string): number;
  /** Picture of the best-selling product. */
  picture(path: string): Picture | null;
}

const ancestors = (path: string): string[] =>
  path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));

const nameIn = ({ name }: Pick<CategoryRecord, 'name'> = { name: {} }, language: Language) => ({
  name: localText(name, language),
  ...languageOfText('nameLanguage', name, language),
});

export function buildTree(records: readonly CategoryRecord[], products: Products): CategoryTree {
  const byPath = new Map(records.map((record) => [record.path, record]));
  const below = Map.groupBy(records, ({ path }) => parentOf(path));
  for (const siblings of below.values()) siblings.sort((a, b) => a.position - b.position);

  function category(path: string, language: Language): Category | null {
    const record = byPath.get(path);
    if (!record) return null;
    const steps = ancestors(path);
    return {
      ...nameIn(record, language),
      path,
      urlPath: `/kategoria/${path}`,
      level: steps.length,
      breadcrumbs: steps.map((step, i) => ({
        path: step,
        ...nameIn(byPath.get(step), language),
        level: i + 1,
      })),
      parents: steps.slice(0, -1),
      count: products.count(path),
      picture: products.picture(path),
    };
  }

  const allChildren = (path: string, language: Language): Category[] =>
    (below.get(path) ?? []).flatMap((record) => category(record.path, language) ?? []);
  const children = (path: string, language: Language): Category[] =>
    allChildren(path, language).filter(({ count = 0 }) => count > 0);

  function node(path: string, language: Language, options: NodeOptions): CategoryNode | null {
    const own = path === '' ? rootOf(products.count('')) : category(path, language);
    if (!own) return null;
    const { count, ...bare } = own;
    const shown = options.includeHidden ? allChildren(path, language) : children(path, language);
    const nodes = shown.flatMap((child) => node(child.path, language, options) ?? []);
    return { ...(options.addCounts ? { ...bare, count } : bare), children: nodes };
  }

  return { category, children, node };
}

const rootOf = (count: number): Category => ({
  name: '',
  path: '',
  urlPath: '/kategoria',
  level: 0,
  breadcrumbs: [],
  parents: [],
  count,
  picture: null,
});
