/** The words of buying, as the pages have them. */
import en from '../../src/pages/parts/buying/text/en.json' with { type: 'json' };
import fi from '../../src/pages/parts/buying/text/fi.json' with { type: 'json' };
import sv from '../../src/pages/parts/buying/text/sv.json' with { type: 'json' };
import type { Language } from '../../src/platform/i18n/language.ts';

const texts: Record<Language, typeof fi> = { fi, sv, en };

export const buyingText = (language: Language) => texts[language];
