/** The row of departments in the header: links, and panels of what is in them where one can point or press
 * keys, loaded when they are first needed. */
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../design/link.tsx';
import { onDemand } from '../design/on-demand.ts';
import layout from '../design/layout.module.css';
import styles from './departments.module.css';
import { useCurrent } from './here.ts';
import type { MenuEntry } from './menu.tsx';

const Flyouts = onDemand(() => import('./on-demand/flyouts.tsx'));

export function Departments({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('shell');
  const current = useCurrent();
  const row = useRef<HTMLUListElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const entries: MenuEntry[] = [...menu, { name: t('brands'), urlPath: '/tuotemerkit' }];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only says that it is needed.
    <nav
      className={styles.departments}
      aria-label={t('menu')}
      // A finger follows the link.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
    >
      <ul ref={row} className={`${layout.container} ${styles.row}`}>
        {entries.map(({ name, nameLanguage, urlPath }) => (
          <li key={urlPath}>
            <Link
              to={urlPath}
              prefetch="intent"
              lang={nameLanguage}
              aria-current={current(urlPath)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense>
          <Flyouts row={row} />
        </Suspense>
      )}
    </nav>
  );
}
