/** Texts of the pages that shoppers pass on their way to the provider; they come with the pages' data. */
import type { AbstractIntlMessages } from 'use-intl';
import type { Language } from '#platform/i18n/language.ts';
import en from './text/en.json';
import fi from './text/fi.json';
import sv from './text/sv.json';

/** Server only. */
export const sessionWords: Record<Language, AbstractIntlMessages> = { fi, sv, en };
