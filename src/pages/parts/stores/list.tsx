import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { StoreStock } from '#features/stores/contract.ts';
import type { Hours } from '#features/stores/rules.ts';
import layout from '../../../design/layout.module.css';
import styles from './list.module.css';

/** A store, its stock, and its opening hours today; null while it is closed all day. */
export interface ListedStore extends StoreStock {
  today: Hours | null;
}

/** Stock per store; `sokId` is null while no variant is chosen. */
export interface StockByStore {
  sokId: string | null;
  stores: ListedStore[];
}

export function StoreList({ stores }: { stores: readonly ListedStore[] }) {
  const t = useTranslations('pages/parts/stores');
  if (stores.length === 0) return <p className={layout.soft}>{t('none')}</p>;
  return (
    <ul className={styles.list}>
      {stores.map(({ code, name, streetAddress, town, state, today }) => (
        <li key={code}>
          <strong>{name}</strong>
          <span className={`${styles.state} ${styles[state] ?? ''}`}>{t(`state.${state}`)}</span>
          <span className={layout.soft}>
            {streetAddress}, {town} · {today ? t('openToday', { ...today }) : t('closedToday')}
          </span>
        </li>
      ))}
    </ul>
  );
}
