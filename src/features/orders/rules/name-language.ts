/** The languages of the names that an order keeps. */
import { langIn, type Language } from '#platform/i18n/language.ts';
import type { Order, OrderLine } from '../contract.ts';

type Line = Pick<OrderLine, 'name' | 'nameLanguage' | 'variantName'>;

/** Of a line's name, where it is not the one that the order is shown in. */
export function nameLanguageIn(
  shown: Language,
  { language }: Pick<Order, 'language'>,
  { nameLanguage }: Pick<OrderLine, 'nameLanguage'>,
): Language | undefined {
  return langIn(shown, nameLanguage ?? language);
}

/** 'Huivi, sininen' */
export const wholeName = ({ name, variantName }: Line): string =>
  [name, variantName].filter(Boolean).join(', ');
