/** Texts of the front page alone: they come with its data. */
import type { AbstractIntlMessages } from 'use-intl';
import type { Language } from '#platform/i18n/language.ts';
import en from './text/en.json';
import fi from './text/fi.json';
import sv from './text/sv.json';

/** Server only. */
export const homeWords: Record<Language, AbstractIntlMessages> = { fi, sv, en };
