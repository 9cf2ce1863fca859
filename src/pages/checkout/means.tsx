/** Delivery and payment methods, shown before the order begins (L09). */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import layout from '../../design/layout.module.css';
import styles from './checkout.module.css';

export interface MeansOfBuying {
  deliveries: { name: string; priceEuroCents: number }[];
  /** Names; empty while the payment provider does not respond. */
  payments: string[];
}

export function Means({ deliveries, payments }: MeansOfBuying) {
  const t = useTranslations('pages/checkout');
  const tPayment = useTranslations('pages/parts/payment');
  const language = useLanguage();
  const reported = deliveries.map(
    ({ name, priceEuroCents }) => `${name} ${euros(priceEuroCents, language)}`,
  );
  return (
    <section className={`${styles.means} ${layout.soft}`} aria-label={t('means')}>
      <p>
        <strong>{t('delivery')}:</strong> {reported.join(', ')}
      </p>
      {payments.length > 0 && (
        <p>
          <strong>{tPayment('payment')}:</strong> {payments.join(', ')}
        </p>
      )}
    </section>
  );
}
