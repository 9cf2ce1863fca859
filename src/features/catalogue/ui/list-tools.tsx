/** The bar above a list: count, sort, and on narrow screens the button that opens the filters. */
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Drawer, DrawerTrigger, useDrawer } from '../../../design/drawer/drawer.tsx';
import { Icon } from '../../../design/icon.tsx';
import layout from '../../../design/layout.module.css';
import { chosenCount } from '../url-state/changes.ts';
import { changesOfSort } from '../url-state/form-changes.ts';
import { sortValue } from '../url-state/sorts.ts';
import { formFields } from '../url-state/write.ts';
import { Filters } from './filters.soon.ts';
import type { ListProps } from './filters.tsx';
import { useFollowed } from './followed.ts';
import styles from './list-tools.module.css';
import { listFormId, useWantedList } from './wanted-list.ts';

/** The filters beside the list; on narrow screens without scripts the fragment `#rajaukset` opens them. */
export function FilterColumn(list: ListProps) {
  const t = useTranslations('features/catalogue/ui');
  return (
    <aside className={styles.column} id="rajaukset" aria-label={t('filters')}>
      <Suspense>
        <Filters {...list} id={listFormId} />
      </Suspense>
    </aside>
  );
}

export function ListTools({ count, ...list }: ListProps & { count: number }) {
  const t = useTranslations('features/catalogue/ui');
  return (
    <div className={styles.tools}>
      <output className={layout.soft}>{t('count', { count })}</output>
      <FilterDrawer {...list} count={count} />
      <Sort {...list} />
    </div>
  );
}

function FilterDrawer({ count, ...list }: ListProps & { count: number }) {
  const t = useTranslations('features/catalogue/ui');
  const drawer = useDrawer();
  const { search } = useLocation();
  const chosen = chosenCount(useWantedList(list).wanted);
  return (
    <>
      <DrawerTrigger drawer={drawer} to={`${search}#rajaukset`} className={styles.trigger}>
        <Icon name="sliders" size={20} />
        {t('filterButton')}
        {chosen > 0 && <span className={styles.number}>{chosen}</span>}
      </DrawerTrigger>
      <Drawer
        drawer={drawer}
        title={t('filters')}
        place="side"
        foot={
          <>
            <Button type="button" wide onClick={drawer.close}>
              {t('showCount', { count })}
            </Button>
            <output className={layout.hidden}>{t('count', { count })}</output>
          </>
        }
      >
        <Suspense>
          <Filters {...list} />
        </Suspense>
      </Drawer>
    </>
  );
}

function Sort({ state, sorts }: ListProps) {
  const t = useTranslations('features/catalogue/ui');
  const { wanted, send } = useWantedList({ state, sorts });
  const value = sortValue(wanted.sort);
  const select = useFollowed<HTMLSelectElement>(value);
  useEffect(() => {
    // Apply what was chosen before hydration.
    if (isTouched(select.current)) send(changesOfSort(select.current.value, sorts));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <label className={styles.sort}>
      <span>{t('sort')}</span>
      <select
        ref={select}
        name={formFields.sort}
        form={listFormId}
        defaultValue={value}
        onChange={(event) => send(changesOfSort(event.currentTarget.value, sorts))}
      >
        {sorts.map((option) => (
          <option key={option.key} value={sortValue(option)}>
            {t(`sorts.${option.key}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether another option is chosen than the page came with. */
const isTouched = (select: HTMLSelectElement | null): select is HTMLSelectElement =>
  [...(select?.options ?? [])].some((option) => option.defaultSelected && !option.selected);
