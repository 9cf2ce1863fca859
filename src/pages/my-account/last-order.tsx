/** The last order: where it is, and the way to buy the same again. */
import { Form, useHref } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import card from '../../design/card/card.module.css';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import type { LastOrder } from '../parts/last-order/of-orders.ts';
import { OrderWord } from '../parts/last-order/order-word.tsx';
import { orderHref } from '../parts/of-order.ts';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

interface OwnLastOrderProps extends Pick<Account, 'orders'> {
  canReview: boolean;
}

export function OwnLastOrder({ orders, canReview }: OwnLastOrderProps) {
  const t = useTranslations('pages/my-account');
  return (
    <section
      className={`${card.box} ${styles.card} ${styles.twoThirds}`}
      aria-labelledby="last-order"
    >
      <h2 id="last-order">{t('lastOrder')}</h2>
      {orders === null && <p>{t('unread')}</p>}
      {orders?.last && <Order order={orders.last} />}
      {orders?.last === null && <p>{t('noOrders')}</p>}
      <p className={styles.links}>
        {orders?.count === 0 ? (
          <Link to="/kategoria">{t('browse')}</Link>
        ) : (
          canReview && <Link to="/arvio">{t('reviews')}</Link>
        )}
        <Link to="/tilaukset">{t('orders')}</Link>
      </p>
    </section>
  );
}

function Order({ order }: { order: LastOrder }) {
  const t = useTranslations('pages/my-account');
  const language = useLanguage();
  const { number, pictures, pieces, placedOn, totalEuroCents } = order;
  const href = orderHref(number, null);
  const action = useHref(href);
  return (
    <>
      <div className={styles.order}>
        <div>
          <p className={styles.word}>
            <OrderWord word={order.word} />
          </p>
          <p>
            <Link to={href}>{t('number', { number })}</Link>
          </p>
          <p className={layout.soft}>
            {placedOn} · {t('pieces', { count: pieces })} · {euros(totalEuroCents, language)}
          </p>
        </div>
        <div className={styles.pictures}>
          {pictures.map((picture, at) => (
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
      </div>
      {order.isPayable ? (
        <p>
          <ButtonLink to={href} small>
            {t('pay')}
          </ButtonLink>
        </p>
      ) : (
        <Form method="post" action={action}>
          <Button name="intent" value="again" quiet small aria-label={t('againName', { number })}>
            {t('again')}
          </Button>
        </Form>
      )}
    </>
  );
}
