/** All departments and their categories: columns on wide screens, one level at a time on narrow ones. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { Link } from '../../design/link.tsx';
import masthead from '../../design/masthead.module.css';
import { useMedia } from '../../design/browser-state.ts';
import { Languages } from '../language-links.tsx';
import { useShop } from '../shop.ts';
import { MenuLevels } from './menu-levels.tsx';
import { useMenu } from './use-menu.ts';
import styles from '../menu.module.css';

interface PanelProps {
  departments: Pick<MenuEntry, 'name' | 'nameLanguage' | 'urlPath'>[];
}

/** Shows the departments until the whole menu has loaded. On phones it has what the header has no room for. */
export default function MenuPanel({ departments }: PanelProps) {
  const t = useTranslations('shell/on-demand');
  const tShell = useTranslations('shell');
  const isWide = useMedia('(min-width: 768px)');
  const whole = useMenu();
  const { hasStores } = useShop();
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
        {hasStores && (
          <li className={styles.onPhones}>
            <Link to="/myymalat">{tShell('stores')}</Link>
          </li>
        )}
      </ul>
      <div className={`${masthead.languages} ${styles.languages} ${styles.onPhones}`}>
        <Languages />
      </div>
    </nav>
  );
}

function Columns({ menu }: { menu: MenuEntry[] }) {
  return (
    <ul className={styles.columns}>
      {menu.map(({ path, name, nameLanguage, urlPath, children }) => (
        <li key={path} className={styles.column}>
          <Link className={styles.department} to={urlPath} prefetch="intent" lang={nameLanguage}>
            {name}
          </Link>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.path}>
                <Link to={child.urlPath} prefetch="intent" lang={child.nameLanguage}>
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
