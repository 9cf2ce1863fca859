/** All departments and their categories: columns on wide screens, one level at a time on narrow ones. */
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { Link } from '../../design/link.tsx';
import { useMedia } from '../../design/browser-state.ts';
import { MenuLevels } from './menu-levels.tsx';
import styles from '../menu.module.css';

interface PanelProps {
  departments: Pick<MenuEntry, 'name' | 'urlPath'>[];
}

/** Shows the departments until the whole menu has loaded. */
export default function MenuPanel({ departments }: PanelProps) {
  const t = useTranslations('shell/on-demand');
  const tShell = useTranslations('shell');
  const isWide = useMedia('(min-width: 768px)');
  const whole = useMenu();
  const bare = departments.map((one) => ({ ...one, path: one.urlPath, children: [] }));
  const menu = whole ?? bare;
  return (
    <nav aria-label={tShell('menuButton')}>
      {isWide ? <Columns menu={menu} /> : <MenuLevels menu={menu} />}
      <ul className={styles.more}>
        <li>
          <Link to="/kategoria">{t('allProducts')}</Link>
        </li>
        <li>
          <Link to="/tuotemerkit">{tShell('brands')}</Link>
        </li>
        <li>
          <Link to="/tilaukset">{t('orders')}</Link>
        </li>
      </ul>
    </nav>
  );
}

/** Null until it has loaded. When it cannot be loaded, only the departments are shown (R438, R440). */
function useMenu(): MenuEntry[] | null {
  const { load, data } = useFetcher<{ menu: MenuEntry[] } | null>();
  useEffect(() => void load('/_data/menu'), [load]);
  return data?.menu ?? null;
}

function Columns({ menu }: { menu: MenuEntry[] }) {
  return (
    <ul className={styles.columns}>
      {menu.map(({ path, name, urlPath, children }) => (
        <li key={path} className={styles.column}>
          <Link className={styles.department} to={urlPath} prefetch="intent">
            {name}
          </Link>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.path}>
                <Link to={child.urlPath} prefetch="intent">
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
