/** Numbers as text. The first number format of `Intl` takes a telephone 50 ms, and nearly every page shows numbers
 * while it becomes usable. */
import type { Language } from './language.ts';
import { perLanguage } from './per-language.ts';

/** What CLDR writes between thousands, before decimals and before negative numbers. */
interface Marks {
  group: string;
  decimal: string;
  minus: string;
}

const nordic: Marks = { group: '\u00A0', decimal: ',', minus: '\u2212' };

export const marksOf: Record<Language, Marks> = {
  fi: nordic,
  sv: nordic,
  en: { group: ',', decimal: '.', minus: '-' },
};

const thousands = /\B(?=(?:\d{3})+$)/g;

/** '1234567' → '1 234 567' in Finnish, with spaces that do not break. */
export const grouped = (digits: string, language: Language): string =>
  digits.replace(thousands, marksOf[language].group);

/** At most three decimals, as `Intl` shows them. */
const short = /^(-?)(\d+)(?:\.(\d{1,3}))?$/;

const otherFormat = perLanguage((locale) => new Intl.NumberFormat(locale));

/** `1234.5` → '1 234,5' (fi, sv) or '1,234.5' (en). */
export function numberText(value: number, language: Language): string {
  const [, sign, whole, fraction] = short.exec(String(value)) ?? [];
  if (whole === undefined) return otherFormat(language).format(value);
  const { decimal, minus } = marksOf[language];
  return `${sign && minus}${grouped(whole, language)}${fraction ? decimal + fraction : ''}`;
}
