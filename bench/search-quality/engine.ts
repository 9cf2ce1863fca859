/** What is compared: something that finds products by words. */
import type { Language } from '#platform/i18n/language.ts';

export interface Engine {
  name: string;
  /** Ids of the products found, the best first. */
  search(text: string, language: Language): Promise<string[]> | string[];
}

/** How much a word counts by where it stands; all engines weigh alike. */
export const fieldWeights = { name: 8, brand: 6, category: 3, colour: 3, description: 1 };

export const stemmed: Record<Language, 'finnish' | 'swedish' | 'english'> = {
  fi: 'finnish',
  sv: 'swedish',
  en: 'english',
};
