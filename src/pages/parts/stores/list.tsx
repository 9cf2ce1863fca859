import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { StoreStock } from '#features/stores/contract.ts';
import { Link } from '../../../design/link.tsx';
import layout from '../../../design/layout.module.css';
import styles from './list.module.css';

/** A store with its stock. */
export interface ListedStore extends Pick<
  StoreStock,
  'code' | 'name' | 'streetAddress' | 'town' | 'state'
> {
  /** Its opening hours today, such as '9–21'; null while it is closed all day. */
  today: string | null;
  /** Distance from where the shopper is; null while that is unknown. */
  kilometres: number | null;
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
      {stores.map(({ code, name, streetAddress, town, state, today, kilometres }) => (
        <li key={code}>
          <Link to={`/myymalat/${code}`}>{name}</Link>
          <span className={`${styles.state} ${styles[state] ?? ''}`}>{t(`state.${state}`)}</span>
          <span className={layout.soft}>
            {streetAddress}, {town}
            {kilometres !== null && ` · ${t('kilometres', { count: kilometres })}`} ·{' '}
            {today === null ? t('closedToday') : t('openToday', { hours: today })}
          </span>
        </li>
      ))}
    </ul>
  );
}
