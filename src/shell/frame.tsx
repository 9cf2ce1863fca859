/** The frame around every page. */
import { useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { Announcer } from '../design/announcer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { MenuEntry } from './menu.tsx';
import { usePageChange } from './page-change.ts';

export function Frame({
  menu,
  isDemo,
  hasWishlist,
  children,
}: {
  menu: MenuEntry[];
  hasWishlist: boolean;
  isDemo: boolean;
  children: React.ReactNode;
}) {
  const navigation = useNavigation();
  usePageChange();
  return (
    <>
      {navigation.state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Header menu={menu} hasWishlist={hasWishlist} />
      <BuyingPaused />
      <main id="main" tabIndex={-1} className={`${layout.container} ${layout.page}`}>
        {children}
      </main>
      <Footer menu={menu} isDemo={isDemo} />
      <Announcer />
    </>
  );
}

/** Always rendered and shown by the style sheet, so that cached pages can show it without rendering again. */
function BuyingPaused() {
  const t = useTranslations('shell');
  return (
    <output className={styles.paused}>
      <span className={layout.container}>
        <strong>{t('pausedTitle')}</strong> {t('paused')}
      </span>
    </output>
  );
}

function Footer({ menu, isDemo }: { menu: MenuEntry[]; isDemo: boolean }) {
  const t = useTranslations('shell');
  const service = [
    ['/kategoria', t('allProducts')],
    ['/tuotemerkit', t('brands')],
    ['/tilaukset', t('orders')],
    ['/ostoskori', t('cart')],
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={`${layout.container} ${styles.columns}`}>
        <nav className={styles.ways} aria-label={t('footer')}>
          <div>
            <h2>{t('menu')}</h2>
            <Links of={menu.map(({ urlPath, name }) => [urlPath, name])} />
          </div>
          <div>
            <h2>{t('own')}</h2>
            <Links of={service} />
          </div>
        </nav>
        <div className={styles.about}>
          <h2>{t('footerAbout')}</h2>
          <p>{t('footerRights')}</p>
          <p>{t('footerHelp')}</p>
          {isDemo && <p>{t('demo')}</p>}
        </div>
      </div>
    </footer>
  );
}

function Links({ of }: { of: readonly (readonly [path: string, name: string])[] }) {
  return (
    <ul className={styles.links}>
      {of.map(([path, name]) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
