import { useTranslations } from 'use-intl';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/order';
import { OrderLines, OrderStatusText, RetryForm } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('avain') ?? '';
  return orderFor(factsOf(context).retailApi, params.number, key);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Tilaus' });

export default function OrderPage({ loaderData: { order, key, methods } }: Route.ComponentProps) {
  const t = useTranslations('pages.thanks');
  return (
    <div className={layout.stack}>
      <h1>{t('order')}</h1>
      <p>{t('number', { number: order.number })}</p>
      <OrderStatusText order={order} />
      {methods.length > 0 && <RetryForm order={order} orderKey={key} methods={methods} />}
      <OrderLines order={order} />
    </div>
  );
}
