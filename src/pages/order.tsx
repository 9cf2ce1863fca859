import { useTranslations } from 'use-intl';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/order';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('avain') ?? '';
  return orderFor(factsOf(context).retailApi, params.number, key);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Tilaus' });

export default function OrderPage({ loaderData: { order, key, methods } }: Route.ComponentProps) {
  const t = useTranslations('pages.thanks');
  return <OrderView title={t('order')} order={order} orderKey={key} methods={methods} />;
}
