/** The frame around every page. */
import { useMatches, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useFollow } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { Announcer } from '../design/announcer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Kept } from './kept.tsx';
import type { MenuEntry } from './menu.tsx';
import { quiet } from './quiet.ts';
import { useIsFirst, usePageChange } from './page-change.ts';

export function Frame({
  menu,
  hasWishlist,
  children,
}: {
  menu: MenuEntry[];
  hasWishlist: boolean;
  children: React.ReactNode;
}) {
  const navigation = useNavigation();
  const isQuiet = useMatches().some(({ handle }) => handle === quiet);
  usePageChange();
  return (
    <>
      {navigation.state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Header menu={menu} hasWishlist={hasWishlist} isQuiet={isQuiet} />
      <BuyingPaused />
      <main
        id="main"
        tabIndex={-1}
        className={`${layout.container} ${layout.page}`}
        data-first={useIsFirst() || undefined}
      >
        {children}
      </main>
      <Kept
        as="footer"
        className={styles.footer}
        part="footer"
        data-quiet={isQuiet || undefined}
        onClick={useFollow()}
      />
      <div id="drawers" />
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
