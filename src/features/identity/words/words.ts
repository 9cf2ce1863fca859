/** The words of each language. */
import type { Language } from '#platform/i18n/language.ts';
import { en } from './en.ts';
import { fi, type Words } from './fi.ts';
import { sv } from './sv.ts';

const words: Record<Language, Words> = { fi, sv, en };

export const wordsOf = (language: Language): Words => words[language];
