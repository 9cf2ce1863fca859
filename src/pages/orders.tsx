import { data, Form, useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button, ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { maximumOrders, OrderNumber } from '#features/orders/contract.ts';
import type { Route } from './+types/orders';
import styles from './orders/orders.module.css';
import { OrderSummary } from './orders/summary.tsx';
import { summaryOf } from './orders/summary-of.ts';
import { clearOrdersCookie } from './parts/own-orders.ts';
import { shoppersOrders } from './parts/shoppers-orders.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { data: before } = OrderNumber.safeParse(url.searchParams.get('ennen'));
  const { retailApi } = factsOf(context);
  const { orders, isLoggedIn, last } = await shoppersOrders(request, retailApi, before);
  return {
    orders: orders.map(({ key, ...order }) => ({ ...summaryOf(order), key })),
    isLoggedIn,
    part: last === null && before === undefined ? null : partOf(last, before),
  };
}

/** Where a list is that goes on, or began earlier. */
const partOf = (last: string | null, before: string | undefined) => ({
  last,
  isLatest: before === undefined,
  atMost: maximumOrders,
});

export async function action({ request }: Route.ActionArgs) {
  return data(null, { headers: { 'set-cookie': await clearOrdersCookie(request) } });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <Orders {...loaderData} />;
}

/** `part` is missing in answers of the version before. */
function Orders({ orders, isLoggedIn, part = null }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/orders');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {orders.length === 0 && !part ? (
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
          {orders.length > 0 && (
            <ul className={styles.orders}>
              {orders.map((order) => (
                <li key={order.number}>
                  <OrderSummary order={order} />
                </li>
              ))}
            </ul>
          )}
          {part && <More {...part} />}
          <div className={`${card.box} ${layout.tight}`}>
            <p>
              {part ? t('part', { count: part.atMost }) : t(isLoggedIn ? 'allOrders' : 'where')}
            </p>
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

/** Ways to older orders, and back to the latest. */
function More({ last, isLatest }: ReturnType<typeof partOf>) {
  const t = useTranslations('pages/orders');
  return (
    <p className={styles.ways}>
      {!isLatest && (
        <ButtonLink to="/tilaukset" quiet>
          {t('latest')}
        </ButtonLink>
      )}
      {last !== null && (
        <ButtonLink to={`/tilaukset?ennen=${last}`} quiet>
          {t('older')}
        </ButtonLink>
      )}
    </p>
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
