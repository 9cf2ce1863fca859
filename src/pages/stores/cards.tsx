import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { OpenState } from '#features/stores/rules/hours.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import { OpenStateText } from '../parts/find-stores/open-state.tsx';
import styles from './stores.module.css';

export interface StoreCard {
  code: string;
  name: string;
  address: string;
  /** Null while the shopper's place is unknown. */
  kilometres: number | null;
  state: OpenState;
  services: readonly string[];
  isNear: boolean;
}

/** Stores in numbered cards; the numbers are those of the map. */
export function StoreCards({ stores }: { stores: readonly StoreCard[] }) {
  const t = useTranslations('pages/parts/stores');
  return (
    <ol className={styles.cards}>
      {stores.map(({ code, name, address, kilometres, state, services, isNear }, at) => (
        <li key={code} className={`${styles.card} ${isNear ? styles.near : ''}`}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3>
            <Link to={`/myymalat/${code}`} prefetch="intent">
              {name}
            </Link>
          </h3>
          {kilometres !== null && (
            <span className={styles.distance}>{t('kilometres', { count: kilometres })}</span>
          )}
          <p className={`${styles.row} ${layout.soft}`}>{address}</p>
          <p className={styles.row}>
            <OpenStateText state={state} />
          </p>
          <ul className={`${styles.row} ${styles.services}`}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
