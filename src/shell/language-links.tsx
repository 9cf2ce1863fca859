import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languages, prefixOf } from '#platform/i18n/language.ts';
import styles from './header.module.css';

const languageNames = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** Another language is another document at the same address; page and filters stay. */
export function LanguageLinks() {
  const t = useTranslations('shell');
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t('language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${prefixOf(language)}${pathname}${search}`}
          lang={language}
          hrefLang={language}
          aria-current={language === current || undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
