/** The bank's messages. */
import type { Language } from '#platform/i18n/language.ts';
import type { Translate } from '#platform/i18n/messages.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';

export type BankTranslate = Translate<'services/paytrail-simulator'>;

export const translatorIn = (language: Language): BankTranslate =>
  serverTranslator(language, 'services/paytrail-simulator');
