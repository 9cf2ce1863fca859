/** Loads the texts of the page's language; the server keeps all three. */
import { namespaced, type Texts } from '#platform/i18n/texts.ts';
import type { Language } from '#platform/i18n/language.ts';

const chunks: Record<Language, () => Promise<{ files: Record<string, object> }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
  en: () => import('./en.ts'),
};

export async function loadTexts(language: Language): Promise<Texts> {
  return namespaced((await chunks[language]()).files);
}
