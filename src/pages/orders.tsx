import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotFound } from '#platform/errors.ts';
import { order as readOrder } from '#features/orders/client.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/orders';
import styles from './orders/orders.module.css';
import { OrderSummary } from './orders/summary.tsx';
import { summaryOf } from './orders/summary-of.ts';
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
