import { useLocation, useMatches } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { addressIn, languageNames, type Language } from '#platform/i18n/language.ts';
import { useShop } from './shop.ts';
import masthead from '../design/masthead.module.css';

/** Loader data of a page whose address differs by language. */
interface Translated {
  addresses: Record<Language, string>;
}

/** The address of the page in each language. */
function useAddresses(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<Translated> | undefined;
  return (language) => addressIn(language, page?.addresses?.[language] ?? pathname) + search;
}

export function LanguageLinks() {
  const t = useTranslations('shell');
  return (
    <nav className={masthead.languages} aria-label={t('language')}>
      <Languages />
    </nav>
  );
}

/** Another language is another document at the same address; page and filters stay. */
export function Languages() {
  const current = useLanguage();
  const addressOf = useAddresses();
  return useShop().languages.map((language) => (
    <a
      key={language}
      href={addressOf(language)}
      lang={language}
      hrefLang={language}
      aria-current={language === current || undefined}
    >
      {languageNames[language]}
    </a>
  ));
}
