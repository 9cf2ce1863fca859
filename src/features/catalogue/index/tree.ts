/** The category tree of a snapshot. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Category, CategoryNode } from '../contract.ts';
import type { CategoryRecord } from '../record.ts';
import type { Entry } from './entry.ts';

export interface NodeOptions {
  addCounts: boolean;
  includeHidden: boolean;
}

export interface Tree {
  category(path: string, language: Language): Category | null;
  children(path: string, language: Language): Category[];
  /** With all below it; categories without goods in stock are hidden. */
  node(path: string, language: Language, options: NodeOptions): CategoryNode | null;
  /** Names of a category and all above it, in every language. */
  names(path: string): string[];
  /** Counts anew: goods have been sold out or come back. */
  recount(): void;
}

export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

const ancestors = (path: string): string[] =>
  path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));

export function buildTree(records: CategoryRecord[], entriesIn: (path: string) => Entry[]): Tree {
  const byPath = new Map(records.map((record) => [record.path, record]));
  const below = Map.groupBy(records, ({ path }) => parentOf(path));
  for (const siblings of below.values()) siblings.sort((a, b) => a.position - b.position);
  const inStock = new Map<string, Entry[]>();
  const goods = (path: string): Entry[] => {
    let found = inStock.get(path);
    if (!found) inStock.set(path, (found = entriesIn(path).filter((entry) => entry.inStock)));
    return found;
  };

  function category(path: string, language: Language): Category | null {
    const record = byPath.get(path);
    if (!record) return null;
    const steps = ancestors(path);
    const best = goods(path).reduce<Entry | undefined>(
      (top, entry) => (!top || entry.record.sales > top.record.sales ? entry : top),
      undefined,
    );
    return {
      name: localText(record.name, language),
      path,
      urlPath: `/kategoria/${path}`,
      level: steps.length,
      breadcrumbs: steps.map((step, i) => ({
        path: step,
        name: localText(byPath.get(step)?.name ?? {}, language),
        level: i + 1,
      })),
      parents: steps.slice(0, -1),
      count: goods(path).length,
      picture: best?.record.pictures[0] ?? null,
    };
  }

  const allChildren = (path: string, language: Language): Category[] =>
    (below.get(path) ?? []).flatMap((record) => category(record.path, language) ?? []);
  const children = (path: string, language: Language): Category[] =>
    allChildren(path, language).filter(({ count = 0 }) => count > 0);

  function node(path: string, language: Language, options: NodeOptions): CategoryNode | null {
    const own = path === '' ? rootOf(goods('').length) : category(path, language);
    if (!own) return null;
    const { count, ...bare } = own;
    const shown = options.includeHidden ? allChildren(path, language) : children(path, language);
    const nodes = shown.flatMap((child) => node(child.path, language, options) ?? []);
    return { ...(options.addCounts ? { ...bare, count } : bare), children: nodes };
  }

  const names = (path: string): string[] =>
    ancestors(path).flatMap((step) => Object.values(byPath.get(step)?.name ?? {}));

  return { category, children, node, names, recount: () => inStock.clear() };
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
