import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { shopZone } from '#platform/time.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import { orderHref } from '../parts/of-order.ts';
import styles from './orders.module.css';
import type { Summary } from './summary-of.ts';

/** `key` gives access to the order; the customer who placed it needs none. */
export function OrderSummary({ order }: { order: Summary & { key: string | null } }) {
  const t = useTranslations('pages/orders');
  const language = useLanguage();
  const placed = new Date(order.placedAt).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: shopZone,
  });
  return (
    <article className={`${styles.order} ${card.pressable}`}>
      <div>
        <h2 className={styles.number}>
          <Link to={orderHref(order.number, order.key)}>
            {t('number', { number: order.number })}
          </Link>
        </h2>
        <p className={layout.soft}>
          {placed} · {t('pieces', { count: order.pieces })} ·{' '}
          {euros(order.totalEuroCents, language)}
        </p>
        <p className={styles.status}>
          {t(`status.${order.isPending ? 'pending' : statusKeys[order.status]}`)}
        </p>
        {order.isWithdrawable && (
          <p className={styles.more}>
            <Link to={orderHref(order.number, order.key, '/peruutus')}>
              {t('withdraw', { number: order.number })}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.pictures}>
        {order.pictures.map((picture, at) => (
          <ProductPicture
            key={`${picture.id}${at}`}
            picture={picture}
            alt=""
            sizes="64px"
            widths={[160, 320]}
            className={styles.picture}
          />
        ))}
      </div>
    </article>
  );
}

const statusKeys = {
  'awaiting-payment': 'waiting',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;
