/** Display names of categories; the flag fashionToWomen shows fashion as a department for women. */
import type { CategoryBreadcrumb } from '../contract.ts';

/** Each of the two names is shown as the other (R148). */
const swaps: Record<string, string> = Object.fromEntries(
  [
    ['Muoti', 'Naiset'],
    ['Mode', 'Dam'],
    ['Fashion', 'Women'],
  ].flatMap(([fashion = '', women = '']) => [
    [fashion, women],
    [women, fashion],
  ]),
);

const fashionDepartments = new Set(['muoti', 'naiset']);
/** Names of this level and deeper stay as they are (R149). */
const plainLevel = 4;

/** The name to show; without the flag it is the category's own name. */
export function categoryLabel(
  { name, path, level }: Pick<CategoryBreadcrumb, 'name' | 'path' | 'level'>,
  isFashionToWomen: boolean,
): string {
  if (!isFashionToWomen) return name;
  const label = swaps[name] ?? name;
  const isFashion = fashionDepartments.has(path.split('/')[0] ?? '');
  return isFashion && level < plainLevel ? sentenceCase(label) : label;
}

/** A copy of a category or step with the name to show. */
export const labelled = <Step extends Pick<CategoryBreadcrumb, 'name' | 'path' | 'level'>>(
  step: Step,
  isFashionToWomen: boolean,
): Step => ({ ...step, name: categoryLabel(step, isFashionToWomen) });

/** Only the first letter is a capital, except in short words in capitals, such as UV. */
export function sentenceCase(name: string): string {
  const words = name
    .split(' ')
    .map((word) => (/^[\p{Lu}\d-]{1,3}$/u.test(word) ? word : lower(word)));
  const sentence = words.join(' ');
  return sentence.charAt(0).toLocaleUpperCase('fi') + sentence.slice(1);
}

/** Keeps the capital in names like 'T-paidat', which are never written in small letters. */
const lower = (word: string): string =>
  /^\p{Lu}-/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
