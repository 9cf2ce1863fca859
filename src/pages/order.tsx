import { useTranslations } from 'use-intl';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/order';
import { buyingWords } from './parts/buying/words.ts';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';
import { WithWords } from './parts/with-words.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('avain') ?? '';
  const { retailApi, language } = factsOf(context);
  const order = await orderFor(retailApi, params.number, key);
  return { ...order, words: buyingWords[language] };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords name="buying" words={loaderData.words}>
      <Order {...loaderData} />
    </WithWords>
  );
}

function Order({ order, orderKey, methods }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('buying.thanks');
  return <OrderView title={t('order')} order={order} orderKey={orderKey} methods={methods} />;
}
