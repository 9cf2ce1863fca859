import { useTranslations } from 'use-intl';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/thank-you';
import { buyingWords } from './parts/buying/words.ts';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';
import { WithWords } from './parts/with-words.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, language } = factsOf(context);
  const { searchParams } = new URL(request.url);
  const [number, key] = ['tilaus', 'avain'].map((name) => searchParams.get(name) ?? '');
  const order = await orderFor(retailApi, number ?? '', key ?? '');
  return { ...order, words: buyingWords[language] };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords name="buying" words={loaderData.words}>
      <Thanks {...loaderData} />
    </WithWords>
  );
}

function Thanks({ order, orderKey, methods }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('buying.thanks');
  const title = order.status === 'paid' ? t('title') : t('order');
  return <OrderView title={title} order={order} orderKey={orderKey} methods={methods} />;
}
