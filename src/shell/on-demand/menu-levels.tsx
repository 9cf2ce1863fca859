/** The menu one level at a time: down with a department's button, up with the back button (R145, R146). */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { entryAt, type MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { parentOf } from '#features/catalogue/rules/category-path.ts';
import { Link } from '../../design/link.tsx';
import { Icon } from '../../design/icon.tsx';
import styles from '../menu.module.css';

export function MenuLevels({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('shell/on-demand');
  const tShell = useTranslations('shell');
  const [at, setAt] = useState('');
  const level = useFocusOnChange(at);
  const entry = entryAt(menu, at);
  return (
    <div ref={level} className={styles.level}>
      {entry && (
        <>
          <button type="button" className={styles.row} onClick={() => setAt(parentOf(at))}>
            <Icon name="back" size={20} />
            {t('menuBack', { to: entryAt(menu, parentOf(at))?.name ?? tShell('menu') })}
          </button>
          <Link className={styles.row} to={entry.urlPath}>
            {t('wholeDepartment', { name: entry.name })}
          </Link>
        </>
      )}
      <ul>
        {(entry?.children ?? menu).map((one) => (
          <li key={one.path}>
            <Row entry={one} onOpen={setAt} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ entry, onOpen }: { entry: MenuEntry; onOpen: (path: string) => void }) {
  const { path, name, nameLanguage, urlPath, children } = entry;
  if (children.length === 0) {
    return (
      <Link className={styles.row} to={urlPath} prefetch="intent" lang={nameLanguage}>
        {name}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(path)} lang={nameLanguage}>
      {name}
      <Icon name="forward" size={20} />
    </button>
  );
}

/** The pressed button disappears with its level, so the focus moves to the first one of the new level. */
function useFocusOnChange(at: string) {
  const level = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    level.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [at]);
  return level;
}
