/** All departments and what they hold: columns on wide screens, panels that open on narrow ones. */
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMedia } from '../design/browser-state.ts';
import { Drawer, DrawerTrigger, useDrawer } from '../design/drawer.tsx';
import { Icon } from '../design/icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  name: string;
  urlPath: string;
  children: { name: string; urlPath: string }[];
}

export function Menu({ menu, className }: { menu: MenuEntry[]; className: string | undefined }) {
  const t = useTranslations('shell');
  const drawer = useDrawer();
  return (
    <>
      <DrawerTrigger drawer={drawer} to="/kategoria" className={className}>
        <Icon name="menu" />
        {t('menuButton')}
      </DrawerTrigger>
      <Drawer drawer={drawer} title={t('menu')} closeLabel={t('close')} place="sheet">
        <nav aria-label={t('menu')}>
          <Departments menu={menu} />
          <ul className={styles.more}>
            <li>
              <Link to="/kategoria">{t('allGoods')}</Link>
            </li>
            <li>
              <Link to="/tuotemerkit">{t('brands')}</Link>
            </li>
            <li>
              <Link to="/tilaukset">{t('orders')}</Link>
            </li>
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

function Departments({ menu }: { menu: MenuEntry[] }) {
  const isWide = useMedia('(min-width: 768px)');
  if (isWide) {
    return (
      <ul className={styles.columns}>
        {menu.map((department) => (
          <li key={department.urlPath} className={styles.column}>
            <Link className={styles.department} to={department.urlPath} prefetch="intent">
              {department.name}
            </Link>
            <Children of={department} />
          </li>
        ))}
      </ul>
    );
  }
  return menu.map((department) => (
    <details key={department.urlPath} name="departments" className={styles.panel}>
      <summary>
        {department.name}
        <Icon name="forward" size={20} />
      </summary>
      <Children of={department} withAll />
    </details>
  ));
}

function Children({ of: { name, urlPath, children }, withAll }: { of: MenuEntry; withAll?: true }) {
  const t = useTranslations('shell');
  return (
    <ul className={styles.children}>
      {withAll && (
        <li>
          <Link to={urlPath}>{t('wholeDepartment', { name })}</Link>
        </li>
      )}
      {children.map((child) => (
        <li key={child.urlPath}>
          <Link to={child.urlPath} prefetch="intent">
            {child.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
