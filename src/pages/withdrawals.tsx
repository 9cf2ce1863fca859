/** Where withdrawing begins: the shopper's orders, or a link by mail for those who have none here (L12). */
import { data } from 'react-router';
import { refusalCode, ShopError } from '#platform/errors.ts';
import { emailOf, numberOf } from '#platform/i18n/typed-fields.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { mailOrderLink } from '#features/orders/client/withdrawing.ts';
import { sendOrderLink } from '#features/orders/contract/withdrawing.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/withdrawals';
import { dayIn, orderHref } from './parts/of-order.ts';
import { isWithdrawable } from './parts/order-state.ts';
import { shoppersOrders } from './parts/shoppers-orders.ts';
import { LinkForm } from './withdrawals/link-form.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders } = await shoppersOrders(request, factsOf(context).retailApi);
  return {
    orders: orders.filter(isWithdrawable).map(({ number, key, placedAt, withdrawable }) => ({
      number,
      key,
      placedAt,
      lastDay: withdrawable?.lastDay ?? '',
    })),
  };
}

/** Asks for the link of an order; the result does not show whether there is such an order. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const values = { number: numberOf(field('number')), email: emailOf(field('email')) };
  const faults = {
    ...(!/^\d{6,12}$/.test(values.number) && { number: 'numberWrong' as const }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email) && { email: 'emailWrong' as const }),
  };
  const result = { values, faults, isSent: false, minutes: 0 };
  if (Object.keys(faults).length > 0) return result;
  try {
    await mailOrderLink(factsOf(context).retailApi, values.number, values.email);
    return { ...result, isSent: true };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.status === 400) return { ...result, faults: { email: 'emailWrong' as const } };
    if (refusalCode(sendOrderLink, error) !== 'too-many-links') throw error;
    const minutes = Number(error.details['retryAfterMinutes']);
    return data({ ...result, minutes }, { status: 429 });
  }
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function WithdrawalsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Withdrawals orders={loaderData.orders} result={actionData} />;
}

interface WithdrawalsProps {
  orders: Route.ComponentProps['loaderData']['orders'];
  result: Route.ComponentProps['actionData'] | undefined;
}

function Withdrawals({ orders, result }: WithdrawalsProps) {
  const t = useTranslations('pages/withdrawals');
  return (
    <div className={layout.columns}>
      <PageTitle title={t('title')} />
      <div className={layout.stack}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {orders.length > 0 && <OwnOrders orders={orders} />}
      </div>
      <LinkForm result={result} />
    </div>
  );
}

function OwnOrders({ orders }: Pick<WithdrawalsProps, 'orders'>) {
  const t = useTranslations('pages/withdrawals');
  const language = useLanguage();
  return (
    <section className={layout.tight} aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      <ul className={layout.tight}>
        {orders.map(({ number, key, placedAt, lastDay }) => (
          <li key={number} className={`${card.box} ${layout.tight}`}>
            <p>
              <strong>{t('order', { number })}</strong>
              <br />
              {t('placed', { day: dayIn(placedAt, language) })}{' '}
              {t('until', { day: dayIn(lastDay, language) })}
            </p>
            <p>
              <ButtonLink to={orderHref(number, key, '/peruutus')} quiet>
                {t('withdraw', { number })}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
