/** Messages of mails about reviews. */
import type { Language } from '#platform/i18n/language.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';

export const translatorIn = (language: Language) =>
  serverTranslator(language, 'features/reviews/mail');
