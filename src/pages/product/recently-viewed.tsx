import { useEffect, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { subscribeToStore } from '#platform/browser-store.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { whenAllowed } from '#features/cookie-consent/ui/allowed.ts';
import { Link } from '../../design/link.tsx';
import { noteViewed, viewedBesides } from '../../shell/viewed.ts';
import type { loader } from '../product-previews.ts';
import styles from './recently-viewed.module.css';

/** Only this browser knows the products: until they load, their space is reserved unless there are none. */
export function RecentlyViewed({ sokId }: { sokId: string }) {
  const t = useTranslations('pages/product');
  const { load, data } = useFetcher<typeof loader | (() => null)>();
  const isEmpty = useSyncExternalStore(
    subscribeToStore,
    () => viewedBesides(sokId).length === 0,
    () => false,
  );
  useEffect(() => {
    const others = viewedBesides(sokId);
    if (isEmpty || others.length === 0) return;
    const query = new URLSearchParams(others.map((id) => ['id', id]));
    void load(`/_data/product-previews?${query}`);
  }, [load, sokId, isEmpty]);
  useEffect(() => whenAllowed('functional', () => noteViewed(sokId)), [sokId]);
  if (isEmpty) return null;
  if (!data) return <div className={styles.section} />;
  const products = data.products.filter((product) => product.sokId !== sokId);
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{t('recentlyViewed')}</h2>
      <ul className={styles.row}>
        {products.map(({ sokId: id, name, nameLanguage, urlPath, picture }) => (
          <li key={id}>
            <Link to={urlPath} className={styles.link}>
              <ProductPicture
                picture={picture}
                alt=""
                sizes="96px"
                widths={[160, 320]}
                className={styles.picture}
              />
              <span className={styles.name} lang={nameLanguage}>
                {unbroken(name)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
