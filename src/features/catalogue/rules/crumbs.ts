/** Breadcrumbs of a category as links (R074). */
import type { Language } from '#platform/i18n/language.ts';
import type { CategoryBreadcrumb } from '../contract.ts';

export interface Crumb {
  name: string;
  /** Of the name, where it is not the page's. */
  nameLanguage?: Language | undefined;
  to: string;
}

const base = '/kategoria';

/** The category page: the last segment of each level, in order of level, after the base (R074). */
export function categoryAddress(levels: readonly Pick<CategoryBreadcrumb, 'path' | 'level'>[]) {
  const segments = levels
    .toSorted((a, b) => a.level - b.level)
    .map(({ path }) => path.split('/').at(-1));
  return [base, ...segments].join('/');
}

/** One crumb for each level, the highest first. */
export function crumbsOf(levels: readonly CategoryBreadcrumb[]): Crumb[] {
  const ordered = levels.toSorted((a, b) => a.level - b.level);
  return ordered.map(({ name, nameLanguage }, i) => ({
    name,
    ...(nameLanguage && { nameLanguage }),
    to: categoryAddress(ordered.slice(0, i + 1)),
  }));
}
