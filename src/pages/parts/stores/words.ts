/** Texts about stores, for pages that show them. */
import type { AbstractIntlMessages } from 'use-intl';
import type { Language } from '#platform/i18n/language.ts';
import en from './text/en.json';
import fi from './text/fi.json';
import sv from './text/sv.json';

/** Server only. */
export const storeWords: Record<Language, AbstractIntlMessages> = { fi, sv, en };
