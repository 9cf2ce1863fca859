import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../design/icon.tsx';
import styles from './search-form.module.css';

/** The search field; it keeps its words on the search page and loses them when that is left. */
export function SearchForm() {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const term = pathname === '/haku' ? (new URLSearchParams(search).get('hakutermi') ?? '') : '';
  return (
    <search>
      <Form className={styles.search} action="/haku" method="get">
        <input
          key={term}
          type="search"
          name="hakutermi"
          defaultValue={term}
          aria-label={t('search')}
          placeholder={t('search')}
          enterKeyHint="search"
          autoComplete="off"
          required
          minLength={2}
          maxLength={200}
        />
        <button type="submit" aria-label={t('searchButton')}>
          <Icon name="search" />
          <span>{t('searchButton')}</span>
        </button>
      </Form>
    </search>
  );
}
