import { useTranslations } from 'use-intl';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/thank-you';
import { buyingWords } from './parts/buying/words.ts';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';
import { WithWords } from './parts/with-words.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const [number, key] = ['tilaus', 'avain'].map((name) => searchParams.get(name) ?? '');
  const shown = await orderFor(facts, number ?? '', key ?? '');
  return { ...shown, failed: null, words: buyingWords[facts.language] };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords name="buying" words={loaderData.words}>
      <Thanks {...loaderData} />
    </WithWords>
  );
}

function Thanks(shown: Route.ComponentProps['loaderData']) {
  const t = useTranslations('buying.thanks');
  return <OrderView {...shown} paidTitle={t('title')} />;
}
