/** Parses categories: the merchant's own, or Google's where a row has no other. */
import { fault } from './feed-fault.ts';

const mostLevels = 6;

export function categoryLevels(value: string): string[] {
  if (isNumber(value))
    return fault(
      'is only the number of a Google category: send product_type, or the category in words',
    );
  const levels = levelsOf(value);
  return levels.length > 0 && levels.length <= mostLevels
    ? levels
    : fault('must have one to six levels');
}

export const googleCategory = 'google_product_category';

/** '1604 - Apparel & Accessories > Clothing' → 'Apparel & Accessories > Clothing', as `product_type`; deeper levels
 * than the shop has are left out. */
export function withGoogleCategory(fields: Record<string, string>): Record<string, string> {
  const google = (fields[googleCategory] ?? '').replace(/^\s*\d+\s*-\s*(?=\S)/, '').trim();
  if (google === '' || fields['product_type']?.trim()) return fields;
  return { ...fields, product_type: levelsOf(google).slice(0, mostLevels).join(' > ') };
}

const isNumber = (value: string): boolean => /^\d+$/.test(value);

export const levelsOf = (value: string): string[] =>
  value
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
