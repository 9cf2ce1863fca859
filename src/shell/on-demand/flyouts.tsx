/** Panels below the row of departments, each with the three levels of a department and a picture. */
import { createPortal } from 'react-dom';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { Icon } from '../../design/icon.tsx';
import styles from '../departments.module.css';
import { FlyoutPanel } from './flyout-panel.tsx';
import { useFlyout, type Row } from './use-flyout.ts';
import { useMenu } from './use-menu.ts';

/** The links of the row are there before: each panel and its button come after the department's own link, so
 * that the keyboard goes through them in their order. */
export default function Flyouts({ row }: { row: Row }) {
  const menu = useMenu();
  return menu && <Panels row={row} menu={menu.filter(({ children }) => children.length > 0)} />;
}

function Panels({ row, menu }: { row: Row; menu: MenuEntry[] }) {
  const flyout = useFlyout(row, menu);
  return menu.map((entry) => {
    const place = flyout.placeOf(entry.urlPath);
    return place && createPortal(<Flyout entry={entry} {...flyout} />, place, entry.path);
  });
}

type FlyoutProps = Omit<ReturnType<typeof useFlyout>, 'placeOf'> & { entry: MenuEntry };

function Flyout({ entry, openAt, toggle }: FlyoutProps) {
  const t = useTranslations('shell/on-demand');
  const isOpen = openAt === entry.urlPath;
  const id = `department-${entry.path.replaceAll('/', '-')}`;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={t('openDepartment', { name: entry.name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => toggle(entry.urlPath)}
      >
        <Icon name="forward" size={16} />
      </button>
      {isOpen && <FlyoutPanel id={id} entry={entry} />}
    </>
  );
}
