/** Money is integer euro cents everywhere; only these functions turn it into text. */
import type { Language } from './i18n/language.ts';
import { grouped, marksOf } from './i18n/numbers.ts';

/** Integer euro cents; 1990 is 19,90 €. */
export type Cents = number;

interface EuroParts {
  before: string;
  whole: string;
  separator: string;
  fraction: string;
  after: string;
}

/** The parts of a price, for large euros and small cents, with the euro sign where the language puts it: `{
 * before: '', whole: '19', separator: ',', fraction: '90', after: ' €' }`. */
export function euroParts(cents: Cents, language: Language): EuroParts {
  const { decimal, minus } = marksOf[language];
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const sign = cents < 0 ? minus : '';
  const isFirst = language === 'en';
  return {
    before: isFirst ? `${sign}€` : sign,
    whole: grouped(digits.slice(0, -2), language),
    separator: decimal,
    fraction: digits.slice(-2),
    after: isFirst ? '' : '\u00A0€',
  };
}

/** `1990` → '19,90 €' (fi, sv) or '€19.90' (en). */
export const euros = (cents: Cents, language: Language): string =>
  Object.values(euroParts(cents, language)).join('');

/** Multiplies and divides cents with half-up rounding. */
export function share(cents: Cents, numerator: number, denominator: number): Cents {
  return Math.sign(cents) * Math.round((Math.abs(cents) * numerator) / denominator);
}

/** Splits cents in proportion to the amounts; the parts sum exactly to `cents`. */
export function spread(cents: Cents, amounts: Cents[]): Cents[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let amountSoFar = 0;
  let givenSoFar = 0;
  return amounts.map((amount) => {
    amountSoFar += amount;
    const upToHere = total === 0 ? 0 : share(cents, amountSoFar, total);
    const part = upToHere - givenSoFar;
    givenSoFar = upToHere;
    return part;
  });
}
