/** The frame around every page. */
import { useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { Announcer } from '../design/announcer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { MenuEntry } from './menu.tsx';
import { useShop } from './shop.ts';
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
      <Footer isDemo={isDemo} />
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

function Footer({ isDemo }: { isDemo: boolean }) {
  const t = useTranslations('shell');
  const { footer, name } = useShop();
  const own = [
    { to: '/kategoria', name: t('allProducts') },
    { to: '/tuotemerkit', name: t('brands') },
    { to: '/tilaukset', name: t('orders') },
    { to: '/ostoskori', name: t('cart') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={`${layout.container} ${styles.columns}`}>
        <nav className={styles.ways} aria-label={t('footer')}>
          {[...footer, { title: t('own'), links: own }].map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links of={links} />
            </div>
          ))}
        </nav>
      </div>
      <div className={`${layout.container} ${styles.about}`}>
        <p>
          {name && <strong>{name}. </strong>}
          {t('footerRights')} {t('footerHelp')}
        </p>
        {isDemo && <p>{t('demo')}</p>}
      </div>
    </footer>
  );
}

function Links({ of }: { of: readonly { to: string; name: string }[] }) {
  return (
    <ul className={styles.links}>
      {of.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
