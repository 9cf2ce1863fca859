/** The page shown in place of one that failed (R373): what happened, and links to go on. */
import { useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import chip from '../design/chip/chip.module.css';
import { Link } from '../design/link.tsx';
import styles from './error-page.module.css';
import type { MenuEntry } from './menu.tsx';
import { PageTitle } from './page-title.tsx';
import { SearchForm } from './search-form.tsx';

interface ErrorPageProps {
  /** 'away': the page needs a service that does not answer now. */
  kind: 'notFound' | 'unreadable' | 'away' | 'error';
  menu: MenuEntry[];
}

export function ErrorPage({ kind, menu }: ErrorPageProps) {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const title = t(`${kind}Title`);
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <img className={styles.drawing} src="/empty-shelf.svg" alt="" width="240" height="200" />
      <div className={layout.stack}>
        <h1>{title}</h1>
        <p>{t(kind)}</p>
        <SearchForm />
        <p className={styles.ways}>
          {(kind === 'away' || kind === 'error') && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              {t('tryAgain')}
            </ButtonLink>
          )}
          <ButtonLink to="/" quiet>
            {t('home')}
          </ButtonLink>
        </p>
        {menu.length > 0 && (
          <nav className={layout.tight} aria-labelledby="error-departments">
            <h2 id="error-departments" className={styles.heading}>
              {t('errorDepartments')}
            </h2>
            <ul className={chip.row}>
              {menu.map(({ name, urlPath }) => (
                <li key={urlPath}>
                  <Link className={chip.filled} to={urlPath}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
