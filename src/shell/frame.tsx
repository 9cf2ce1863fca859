/** What stands around every page, and the way back up from it. */
import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import layout from '../design/layout.module.css';
import { Header, type MenuEntry } from './header.tsx';
import styles from './shell.module.css';

export function Frame({
  menu,
  isDemo,
  children,
}: {
  menu: MenuEntry[];
  isDemo: boolean;
  children: React.ReactNode;
}) {
  const t = useTranslations('shell');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Header menu={menu} />
      <main id="main" tabIndex={-1} className={`${layout.container} ${layout.page}`}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={`${layout.container} ${styles.footerInner}`}>
          <nav aria-label={t('footerShop')}>
            <ul className={styles.footerLinks}>
              {menu.map(({ name, urlPath }) => (
                <li key={urlPath}>
                  <Link to={urlPath}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={layout.soft}>
            {t('footerRights')} {t('footerHelp')}
          </p>
          {isDemo && <p className={layout.soft}>{t('demo')}</p>}
        </div>
      </footer>
    </>
  );
}

/** Way from the home page to where one is; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: { name: string; path: string }[] }) {
  const t = useTranslations('shell');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <Link to="/">{t('home')}</Link>
        </li>
        {steps.map(({ name, path }, i) => (
          <li key={path}>
            <Link
              to={`/kategoria/${path}`}
              aria-current={i === steps.length - 1 ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
