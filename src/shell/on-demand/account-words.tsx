/** Texts of what only customers see; they come when the first of it is shown. */
import { use } from 'react';
import { IntlProvider, useLocale, type AbstractIntlMessages } from 'use-intl';
import { languageOf, type Language } from '#platform/i18n/language.ts';

const files: Record<Language, () => Promise<{ default: AbstractIntlMessages }>> = {
  fi: () => import('./text/fi.json'),
  sv: () => import('./text/sv.json'),
  en: () => import('./text/en.json'),
};

let words: Promise<{ default: AbstractIntlMessages }> | undefined;

/** Suspends until the texts are there; then they are found under `account`. */
export function AccountWords({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  // A page has one language as long as it lives.
  words ??= files[languageOf(locale)]();
  return (
    <IntlProvider locale={locale} messages={{ account: use(words).default }}>
      {children}
    </IntlProvider>
  );
}
