/** What a shopper sees instead of a page (R373): what happened, and every way on. */
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import styles from './error-page.module.css';
import type { MenuEntry } from './menu.tsx';
import { SearchForm } from './search-form.tsx';

interface ErrorPageProps {
  /** 'paused': what was asked for needs what is away just now. */
  kind: 'notFound' | 'paused' | 'error';
  menu: MenuEntry[];
}

export function ErrorPage({ kind, menu }: ErrorPageProps) {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const title = t(`${kind}Title`);
  return (
    <div className={styles.page}>
      <title>{`${title} – Aitta`}</title>
      <Drawing />
      <div className={layout.stack}>
        <h1>{title}</h1>
        <p>{t(kind)}</p>
        <SearchForm />
        <p className={styles.ways}>
          {kind !== 'notFound' && (
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
            <ul className={styles.departments}>
              {menu.map(({ name, urlPath }) => (
                <li key={urlPath}>
                  <Link to={urlPath}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

/** A shelf with an empty place on it. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 200" aria-hidden="true">
      <path fill="#e3d6bd" d="M16 84h208v10H16zM16 168h208v10H16z" />
      <path fill="#c9b48c" d="M16 92h208v4H16zM16 176h208v4H16zM24 20h8v164h-8zM208 20h8v164h-8z" />
      <path fill="#174534" d="M44 44h26v40H44z" />
      <path fill="#f6f3ec" d="M48 56h18v14H48z" />
      <path fill="#b3212e" d="M160 50c0-6 30-6 30 0l4 34h-38z" />
      <path fill="#e6b84c" d="M46 128h38v40H46zM150 140h46v28h-46z" />
      <path fill="#174534" d="M62 128h6v40h-6zM170 140h6v28h-6z" />
      <path
        fill="none"
        stroke="#857f70"
        strokeWidth="2"
        strokeDasharray="5 5"
        d="M92 40h46v43H92z"
      />
    </svg>
  );
}
