import { useTranslations } from 'use-intl';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/thank-you';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return orderFor(
    factsOf(context).retailApi,
    searchParams.get('tilaus') ?? '',
    searchParams.get('avain') ?? '',
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Kiitos' });

export default function ThankYouPage({
  loaderData: { order, key, methods },
}: Route.ComponentProps) {
  const t = useTranslations('pages.thanks');
  const title = order.status === 'paid' ? t('title') : t('order');
  return <OrderView title={title} order={order} orderKey={key} methods={methods} />;
}
