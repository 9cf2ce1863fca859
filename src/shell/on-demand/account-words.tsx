/** Texts of what only customers see; they come when the first of it is shown. */
import { use } from 'react';
import { IntlProvider, useLocale, type AbstractIntlMessages } from 'use-intl';
import { languageOf, type Language } from '#platform/i18n/language.ts';
import { patiently } from '../../design/on-demand.ts';

const files: Record<Language, () => Promise<{ default: AbstractIntlMessages }>> = {
  fi: () => import('./text/fi.json'),
  sv: () => import('./text/sv.json'),
  en: () => import('./text/en.json'),
};

const loaded = new Map<Language, Promise<{ default: AbstractIntlMessages }>>();

/** The same promise each time: React waits for it. */
function wordsIn(language: Language) {
  const words = loaded.get(language) ?? patiently(files[language]);
  loaded.set(language, words);
  return words;
}

/** Suspends until the texts are there; then they are found under `account`. */
export function AccountWords({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  const words = use(wordsIn(languageOf(locale)));
  return (
    <IntlProvider locale={locale} messages={{ account: words.default }}>
      {children}
    </IntlProvider>
  );
}
