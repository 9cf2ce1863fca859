/** Messages of the provider's pages and mails. */
import type { Language } from '#platform/i18n/language.ts';
import type { Translate } from '#platform/i18n/messages.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';

export type IdentityTranslate = Translate<'features/identity'>;

export const translatorIn = (language: Language): IdentityTranslate =>
  serverTranslator(language, 'features/identity');
