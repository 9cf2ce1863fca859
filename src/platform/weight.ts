/** Weights are whole grams everywhere; only this turns them into text. */
import type { Language } from './i18n/language.ts';
import { perLanguage } from './i18n/per-language.ts';

const kilogramFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, minimumFractionDigits: 1 }),
);

/** `250` → '0,25' (fi, sv) or '0.25' (en). */
export const kilograms = (grams: number, language: Language): string =>
  kilogramFormat(language).format(grams / 1000);
