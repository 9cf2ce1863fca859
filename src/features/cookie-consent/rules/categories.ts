/** What browsers store is in one of these categories. */
import { optionalCategories, type OptionalCategory } from '../record/categories.ts';

export { optionalCategories, type OptionalCategory };
export type Category = 'necessary' | OptionalCategory;

/** What a shop asks for. */
export interface Asked {
  version: number;
  categories: readonly OptionalCategory[];
}

export const isOptional = (value: unknown): value is OptionalCategory =>
  optionalCategories.includes(value as OptionalCategory);

/** The text that the shop's style sheet carries to browsers: '1 functional analytics'. */
export const askedText = ({ version, categories }: Asked): string =>
  [version, ...categories].join(' ');

/** Null when the text is none, or asks for nothing. */
export function readAsked(text: string): Asked | null {
  const [version, ...names] = text.trim().split(/\s+/);
  const categories = names.filter(isOptional);
  return categories.length > 0 ? { version: Number(version), categories } : null;
}
