/** The words of mails about orders. */
import type { Language } from '#platform/i18n/language.ts';
import { en } from './words/en.ts';
import { fi, type Words } from './words/fi.ts';
import { sv } from './words/sv.ts';

export type { Words } from './words/fi.ts';

export const wordsIn: Record<Language, Words> = { fi, sv, en };
