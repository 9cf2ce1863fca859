/** The head of every page: languages, mark, search, cart, departments. */
import { useEffect } from 'react';
import { Form, Link, NavLink, useFetcher, useFetchers, useHref, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languages, prefixOf } from '#platform/i18n/language.ts';
import layout from '../design/layout.module.css';
import styles from './shell.module.css';

export interface MenuEntry {
  name: string;
  urlPath: string;
}

export function Header({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('shell');
  return (
    <header>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <div className={styles.strip}>
        <div className={`${layout.container} ${styles.stripInner}`}>
          <span>{t('tagline')}</span>
          <LanguageLinks />
        </div>
      </div>
      <div className={`${layout.container} ${styles.main}`}>
        <Link className={styles.mark} to="/">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {t('title')}
        </Link>
        <SearchForm />
        <nav className={styles.tools} aria-label={t('cart')}>
          <CartLink />
        </nav>
      </div>
      <nav className={styles.menu} aria-label={t('menu')}>
        <ul className={`${layout.container} ${styles.menuList}`}>
          {menu.map(({ name, urlPath }) => (
            <li key={urlPath}>
              <NavLink to={urlPath} prefetch="intent">
                {name}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink to="/tuotemerkit">{t('brands')}</NavLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}

const languageNames = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** Another language is another document at the same address. */
function LanguageLinks() {
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

function SearchForm() {
  const t = useTranslations('shell');
  return (
    <search className={styles.searchArea}>
      <Form className={styles.search} action="/haku" method="get">
        <input
          type="search"
          name="hakutermi"
          aria-label={t('search')}
          placeholder={t('search')}
          required
          minLength={2}
        />
        <button type="submit">{t('searchButton')}</button>
      </Form>
    </search>
  );
}

/** The count is personal: it comes after the page, into a place that is kept for it. */
function CartLink() {
  const t = useTranslations('shell');
  const { load, data } = useFetcher<{ count: number }>();
  const { key } = useLocation();
  const settled = useFetchers().filter((fetcher) => fetcher.formMethod === 'POST').length === 0;
  const href = useHref('/_data/cart-count');
  useEffect(() => {
    // Each navigation has its own key: the count is read again after every one.
    if (key && settled) void load(href.replace(/^\/(sv|en)(?=\/)/, ''));
  }, [key, settled, load, href]);
  const count = data?.count ?? 0;
  return (
    <Link className={styles.tool} to="/ostoskori">
      <svg
        width="26"
        height="26"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.600"
        aria-hidden="true"
      >
        <path
          d="M3 4h2.500l2 11h10l2-8H6.500M9 19.500h.01M16.500 19.500h.01"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {t('cart')}
      {count > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{count}</span>
          <span className={layout.hidden}>{t('cartCount', { count })}</span>
        </span>
      )}
    </Link>
  );
}
