import { data, Form, useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { NotFound, Unauthorized } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { order as readOrder, orders as readOrders } from '#features/orders/client.ts';
import { Button, ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/orders';
import styles from './orders/orders.module.css';
import { OrderSummary } from './orders/summary.tsx';
import { summaryOf } from './orders/summary-of.ts';
import { clearOrdersCookie, ownOrders } from './parts/own-orders.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** The customer's orders from any device, and those placed in this browser; an erased order is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const read = async ({ number, key }: { number: string; key: string }) => {
    const order = await readOrder(retailApi, number, key).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    return order && { ...summaryOf(order), key };
  };
  const [own, here] = await Promise.all([
    customersOrders(retailApi),
    Promise.all((await ownOrders(request)).map(read)),
  ]);
  const others = here
    .filter((order) => order !== null)
    .filter(({ number }) => !own?.some((order) => order.number === number));
  const orders = [...(own ?? []), ...others].toSorted((a, b) =>
    b.placedAt.localeCompare(a.placedAt),
  );
  return {
    orders,
    isLoggedIn: own !== null,
  };
}

/** Null for a guest, and for a customer whose session has ended. */
async function customersOrders(retailApi: Connection) {
  if (!retailApi.authToken) return null;
  try {
    const orders = await readOrders(retailApi);
    return orders.map((order) => ({ ...summaryOf(order), key: null }));
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
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
          <div className={`${layout.card} ${layout.tight}`}>
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
