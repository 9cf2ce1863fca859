/** Messages of mails about orders. */
import type { Language } from '#platform/i18n/language.ts';
import type { Translate } from '#platform/i18n/messages.ts';
import { serverTranslator } from '#platform/i18n/server-messages.ts';

export type MailTranslate = Translate<'features/orders/mail'>;

export const translatorIn = (language: Language): MailTranslate =>
  serverTranslator(language, 'features/orders/mail');
