/** The messages of the reports. */
import type { Language } from '#platform/i18n/language.ts';
import type { Translate } from '#platform/i18n/messages.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';

export type ReportsTranslate = Translate<'services/reports'>;

export const translatorIn = (language: Language): ReportsTranslate =>
  serverTranslator(language, 'services/reports');
