/** The bank's words. */
import type { Language } from '#platform/i18n/language.ts';
import en from './text/en.json' with { type: 'json' };
import fi from './text/fi.json' with { type: 'json' };
import sv from './text/sv.json' with { type: 'json' };

export const wordsIn: Record<Language, typeof fi> = { fi, sv, en };
