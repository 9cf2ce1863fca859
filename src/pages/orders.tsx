import { data, Form, useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button, ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/orders';
import styles from './orders/orders.module.css';
import { OrderSummary } from './orders/summary.tsx';
import { summaryOf } from './orders/summary-of.ts';
import { clearOrdersCookie } from './parts/own-orders.ts';
import { shoppersOrders } from './parts/shoppers-orders.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders, isLoggedIn } = await shoppersOrders(request, factsOf(context).retailApi);
  return {
    orders: orders.map(({ key, ...order }) => ({ ...summaryOf(order), key })),
    isLoggedIn,
  };
}

export async function action({ request }: Route.ActionArgs) {
  return data(null, { headers: { 'set-cookie': await clearOrdersCookie(request) } });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <Orders {...loaderData} />;
}

function Orders({
  orders,
  isLoggedIn,
}: Pick<Route.ComponentProps['loaderData'], 'orders' | 'isLoggedIn'>) {
  const t = useTranslations('pages/orders');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {orders.length === 0 ? (
        <>
          <p>{isLoggedIn ? t('noneOrdered') : t('none')}</p>
          <p className={layout.soft}>{t('mail')}</p>
          {!isLoggedIn && <LogIn />}
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
          <div className={`${card.box} ${layout.tight}`}>
            <p>{isLoggedIn ? t('allOrders') : t('where')}</p>
            <p className={layout.soft}>{t('mail')}</p>
            {!isLoggedIn && <LogIn />}
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

/** Orders placed while logged in are shown to nobody else. */
function LogIn() {
  const t = useTranslations('pages/orders');
  const here = useHref('/tilaukset');
  return (
    <>
      <p>{t('loginText')}</p>
      <p>
        <ButtonLink to={`/check-login?target=${encodeURIComponent(here)}`} quiet reloadDocument>
          {t('login')}
        </ButtonLink>
      </p>
    </>
  );
}
