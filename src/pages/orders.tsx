import { data, Form, Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { NotFound } from '#platform/errors.ts';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { shopZone } from '#platform/time.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { order as readOrder } from '#features/orders/client.ts';
import type { Order } from '#features/orders/contract.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/orders';
import styles from './orders.module.css';
import { forgetOrders, ownOrders } from './parts/own-orders.ts';

/** Orders placed in this browser; one that is gone is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const read = async ({ number, key }: { number: string; key: string }) => {
    const order = await readOrder(retailApi, number, key).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    return order && { ...summaryOf(order), key };
  };
  const orders = await Promise.all((await ownOrders(request)).map(read));
  return { orders: orders.filter((order) => order !== null) };
}

const summaryOf = ({ number, status, placedAt, totalEuroCents, lines }: Order) => ({
  number,
  status,
  placedAt,
  totalEuroCents,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: lines.flatMap(({ picture }) => picture ?? []).slice(0, 4),
});

export async function action({ request }: Route.ActionArgs) {
  return data(null, { headers: { 'set-cookie': await forgetOrders(request) } });
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Tilaukset' });

export default function OrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  const t = useTranslations('pages.orders');
  return (
    <div className={layout.stack}>
      <h1>{t('title')}</h1>
      {orders.length === 0 ? (
        <>
          <p>{t('none')}</p>
          <p className={layout.soft}>{t('mail')}</p>
          <p>
            <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <li key={order.number}>
                <OrderSummary order={order} />
              </li>
            ))}
          </ul>
          <div className={`${layout.card} ${layout.tight}`}>
            <p>{t('where')}</p>
            <p className={layout.soft}>{t('mail')}</p>
            <Form method="post">
              <Button quiet small>
                {t('forget')}
              </Button>
            </Form>
          </div>
        </>
      )}
    </div>
  );
}

type Summary = Route.ComponentProps['loaderData']['orders'][number];

function OrderSummary({ order }: { order: Summary }) {
  const t = useTranslations('pages.orders');
  const language = languageOf(useLocale());
  const placed = new Date(order.placedAt).toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: shopZone,
  });
  return (
    <article className={styles.order}>
      <div>
        <h2 className={styles.number}>
          <Link to={`/tilaukset/${order.number}?avain=${order.key}`}>
            {t('number', { number: order.number })}
          </Link>
        </h2>
        <p className={layout.soft}>
          {placed} · {t('pieces', { count: order.pieces })} ·{' '}
          {euros(order.totalEuroCents, language)}
        </p>
        <p className={styles.status}>{t(`status.${statusKeys[order.status]}`)}</p>
      </div>
      <div className={styles.pictures}>
        {order.pictures.map((picture, at) => (
          <ProductPicture
            key={`${picture.id}${at}`}
            picture={picture}
            alt=""
            sizes="64px"
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
