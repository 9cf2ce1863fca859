/** What categories are called on screens; the flag fashionToWomen shows fashion as a department for women. */
import type { CategoryBreadcrumb } from '../contract.ts';

/** Each name shows as the other one (R148). */
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

/** The name to show. Without the flag it is the category's own. */
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

/** The first letter is a capital and no other is, but for short words in capitals, such as UV. */
export function sentenceCase(name: string): string {
  const words = name
    .split(' ')
    .map((word) => (/^[\p{Lu}\d-]{1,3}$/u.test(word) ? word : lower(word)));
  const sentence = words.join(' ');
  return sentence.charAt(0).toLocaleUpperCase('fi') + sentence.slice(1);
}

/** The capital of 'T-paidat' is not at the head of a word one could write small. */
const lower = (word: string): string =>
  /^\p{Lu}-/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
