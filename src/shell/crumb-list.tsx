import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Crumb } from '#features/catalogue/rules/crumbs.ts';
import { Link } from '../design/link.tsx';
import styles from './frame.module.css';

interface CrumbListProps {
  crumbs: Crumb[];
  /** The last crumb is not the page itself but a page above it. */
  isOpenEnded?: boolean;
}

/** Breadcrumbs from the home page to the current page. */
export function CrumbList({ crumbs, isOpenEnded = false }: CrumbListProps) {
  const t = useTranslations('shell');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <Link to="/">{t('home')}</Link>
        </li>
        {crumbs.map(({ name, nameLanguage, to }, i) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              lang={nameLanguage}
              aria-current={!isOpenEnded && i === crumbs.length - 1 ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
