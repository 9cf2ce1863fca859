/** Advertisements in a list, below what the shopper sees when they come. */
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { onDemand } from '../../../design/on-demand.ts';
import layout from '../../../design/layout.module.css';
import { useAllowed } from '../../cookie-consent/ui/allowed.ts';
import { ProductCard } from '../../catalogue/ui/product-card.tsx';
import type { AdCard } from './ad-card.ts';
import styles from './ads.module.css';

const AdReports = onDemand(() => import('./ad-reports.tsx'));

interface AdsProps {
  page: string;
  /** An empty element between the cards. */
  slot: RefObject<Element | null>;
}

export default function Ads({ page, slot }: AdsProps) {
  const t = useTranslations('features/ads/ui');
  const ads = useAds(page, slot);
  const mayReport = useAllowed('marketing');
  const list = useRef<HTMLUListElement>(null);
  if (ads.length === 0) return null;
  return (
    <section className={styles.ads} aria-labelledby="ads">
      <div className={styles.head}>
        <h2 id="ads">{t('ad')}</h2>
        <p className={layout.soft}>{t('why')}</p>
      </div>
      <ul className={`${layout.sideways} ${styles.row}`} ref={list}>
        {ads.map(({ id, advertiser, card }) => (
          <li key={id}>
            <ProductCard product={card} heading="h3">
              <span className={styles.label}>{t('ad')}</span>{' '}
            </ProductCard>
            {advertiser && <p className={styles.advertiser}>{t('advertiser', { advertiser })}</p>}
          </li>
        ))}
      </ul>
      {mayReport && (
        <Suspense>
          <AdReports ads={ads} list={list} />
        </Suspense>
      )}
    </section>
  );
}

const none: readonly AdCard[] = [];

/** What was shown on pages, so that the list is as it was when the shopper comes back to it. */
const shownOn = new Map<string, readonly AdCard[]>();

/** Asks once. Advertisements are shown only while their place is below the visible part of the page: the
 * place is not reserved, as most lists have none, and nothing that is seen may move. */
function useAds(page: string, slot: RefObject<Element | null>): readonly AdCard[] {
  const { load, data } = useFetcher<AdCard[] | null>();
  const [shown, setShown] = useState(shownOn.get(page));
  const isAsked = shown === undefined;
  useEffect(() => {
    if (isAsked) void load(`/_data/ads?${page}`);
  }, [isAsked, load, page]);
  useEffect(() => {
    const before = slot.current?.previousElementSibling;
    if (shown || !data?.length || !before) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.boundingClientRect.bottom < window.innerHeight) return;
        shownOn.set(page, data);
        setShown(data);
      },
      { threshold: [0, 1] },
    );
    observer.observe(before);
    return () => observer.disconnect();
  });
  return shown ?? none;
}
