import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import banner from '../../design/banner/banner.module.css';
import styles from './store.module.css';

interface ServicesProps {
  services: readonly { key: string; name: string; description: string | null }[];
}

export function Services({ services }: ServicesProps) {
  const t = useTranslations('pages/store');
  if (services.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="palvelut">
      <h2 id="palvelut">{t('services')}</h2>
      <ul className={styles.services}>
        {services.map(({ key, name, description }) => (
          <li key={key}>
            <strong>{name}</strong>
            {description !== null && <span className={layout.soft}>{description}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Collecting orders: `price` in cents is null where one cannot. */
export function Pickup({ price }: { price: number | null }) {
  const t = useTranslations('pages/store');
  const language = useLanguage();
  if (price === null) return null;
  return (
    <section className={banner.info} aria-labelledby="nouto">
      <h2 id="nouto" className={styles.pickupTitle}>
        {t('pickup')}
      </h2>
      <p>{price === 0 ? t('pickupFree') : t('pickupFor', { price: euros(price, language) })}</p>
      <p className={styles.ways}>
        <Link to="/info/toimitustavat">{t('deliveries')}</Link>
        <Link to="/kategoria">{t('shop')}</Link>
      </p>
    </section>
  );
}
