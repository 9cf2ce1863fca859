/** Weights are whole grams everywhere; only this turns them into text. */
import type { Language } from './i18n/language.ts';
import { marksOf, numberText } from './i18n/numbers.ts';

/** `250` → '0,25' (fi, sv) or '0.25' (en); whole kilograms have one decimal too. */
export const kilograms = (grams: number, language: Language): string =>
  numberText(grams / 1000, language) + (grams % 1000 === 0 ? `${marksOf[language].decimal}0` : '');
