/** Display names of categories; the flag fashionToWomen shows fashion as a department for women. */
import { languages } from '#platform/i18n/language.ts';
import type { CategoryBreadcrumb } from '../contract.ts';
import type { CatalogueDocument, CategoryNames } from '../record/catalogue-document.ts';

/** Names of this level and deeper stay as they are (R149). */
const plainLevel = 4;

/** The names to show while the flag is on; null when it is off. */
export const namesShown = ({
  space,
  switches,
}: {
  space: { catalogue: CatalogueDocument };
  switches: { fashionToWomen: boolean };
}): CategoryNames | null => (switches.fashionToWomen ? space.catalogue.categoryNames : null);

/** The name to show; without names of the merchant it is the category's own. */
export function categoryLabel(
  { name, path, level }: Pick<CategoryBreadcrumb, 'name' | 'path' | 'level'>,
  names: CategoryNames | null,
): string {
  if (!names) return name;
  const label = swapped(name, names);
  const isPlain = level >= plainLevel || !names.sentenceCase.includes(path.split('/')[0] ?? '');
  return isPlain ? label : sentenceCase(label);
}

/** Each name of a pair is shown as the other, in any language (R148). */
function swapped(name: string, { swaps }: CategoryNames): string {
  for (const [one, other] of swaps) {
    for (const language of languages) {
      if (name === one[language]) return other[language] ?? name;
      if (name === other[language]) return one[language] ?? name;
    }
  }
  return name;
}

/** A copy of a category or step with the name to show. */
export const labelled = <Step extends Pick<CategoryBreadcrumb, 'name' | 'path' | 'level'>>(
  step: Step,
  names: CategoryNames | null,
): Step => ({ ...step, name: categoryLabel(step, names) });

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
