/** The language that the merchant reads. */
import type { Language } from '#platform/i18n/language.ts';
import type { Space } from '../record/space.ts';

/** The first language of the shop. */
export const merchantLanguage = ({ shop }: Pick<Space, 'shop'>): Language =>
  shop.languages[0] ?? 'fi';
