/** Messages and language in React components. */
import { createContext, use, useMemo } from 'react';
import { defaultLanguage, type Language } from './language.ts';
import { translator, type Namespace, type Translate } from './messages.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>(defaultLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/** The build adds the namespace's messages to the calling module, so the argument must be a literal. */
export function useTranslations<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  return useMemo(() => translator(language, namespace), [language, namespace]);
}
