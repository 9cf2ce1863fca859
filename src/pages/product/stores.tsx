import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import { StoreList, type StockByStore } from '../parts/stores/list.tsx';
import type { Chosen } from './chosen.ts';
import styles from './delivery.module.css';

/** Stock of the choice per store: loaded when it is opened; without scripts on a page of its own. */
export function Stores({ chosen: { product, variant } }: { chosen: Chosen }) {
  const t = useTranslations('pages/parts/stores');
  const { load, data } = useFetcher<StockByStore>();
  const [isOpen, setOpen] = useState(false);
  const sokId = variant?.sokId ?? (product.variants.length === 0 ? product.sokId : null);
  const address = sokId && storesAddress(product.urlPath, sokId);
  useEffect(() => {
    if (isOpen && address) void load(address);
  }, [isOpen, address, load]);
  return (
    <details
      className={`${collapsible.row} ${styles.delivery}`}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <Icon name="store" />
        <span>{t('title')}</span>
      </summary>
      {!address && <p className={layout.soft}>{t('chooseFirst')}</p>}
      {address && data?.sokId === sokId && (
        <>
          <p className={styles.nearest}>
            <Link to={address}>{t('nearest')}</Link>
          </p>
          <StoreList stores={data.stores} />
        </>
      )}
      {address && data?.sokId !== sokId && (
        <p>
          <Link to={address}>{t('show')}</Link>
        </p>
      )}
    </details>
  );
}

const storesAddress = (urlPath: string, sokId: string): string =>
  `${urlPath}/myymalat?variantti=${sokId}`;
