/** Money is integer euro cents everywhere; only these functions turn it into text. */
import type { Language } from './i18n/language.ts';
import { perLanguage } from './i18n/per-language.ts';

/** Integer euro cents; 1990 is 19,90 €. */
export type Cents = number;

const euroFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
);

/** `1990` → '19,90 €' (fi, sv) or '€19.90' (en). */
export function euros(cents: Cents, language: Language): string {
  return euroFormat(language).format(cents / 100);
}

/** The parts of a price, for large euros and small cents, with the euro sign where the language puts it: `{
 * before: '', whole: '19', separator: ',', fraction: '90', after: ' €' }`. */
export function euroParts(
  cents: Cents,
  language: Language,
): { before: string; whole: string; separator: string; fraction: string; after: string } {
  const parts = euroFormat(language).formatToParts(cents / 100);
  const join = (...types: string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  const isFirst = parts.findIndex(({ type }) => type === 'currency') === 0;
  const sign = join('currency', 'literal');
  return {
    before: isFirst ? sign : '',
    whole: join('minusSign', 'integer', 'group'),
    separator: join('decimal'),
    fraction: join('fraction'),
    after: isFirst ? '' : sign,
  };
}

/** Multiplies and divides cents with half-up rounding. */
export function share(cents: Cents, numerator: number, denominator: number): Cents {
  return Math.sign(cents) * Math.round((Math.abs(cents) * numerator) / denominator);
}
