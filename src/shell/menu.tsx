/** The menu button and the drawer it opens; its content is loaded when it is opened. */
import { Suspense } from 'react';
import type { Language } from '#platform/i18n/language.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Drawer, DrawerTrigger, useDrawer } from '../design/drawer/drawer.tsx';
import { Icon } from '../design/icon.tsx';
import { Waiting } from '../design/waiting.tsx';
import { onDemand } from '../design/on-demand.ts';

/** A department as every page gets it. */
export interface MenuEntry {
  name: string;
  /** Of the name, where it is not the page's. */
  nameLanguage?: Language;
  urlPath: string;
}

const MenuPanel = onDemand(() => import('./on-demand/menu-panel.tsx'));

export function Menu({ menu, className }: { menu: MenuEntry[]; className: string | undefined }) {
  const t = useTranslations('shell');
  const drawer = useDrawer();
  return (
    <>
      <DrawerTrigger drawer={drawer} to="/kategoria" className={className}>
        <Icon name="menu" />
        {t('menuButton')}
      </DrawerTrigger>
      <Drawer drawer={drawer} title={t('menu')} place="sheet">
        <Suspense fallback={<Waiting label={t('waiting')} givenUp={t('errorTitle')} />}>
          <MenuPanel departments={menu} />
        </Suspense>
      </Drawer>
    </>
  );
}
