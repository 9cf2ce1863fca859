import { useEffect } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { clearKeptOrder } from '#features/checkout/ui/kept-order.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/thank-you';
import { OrderView } from './parts/order-view.tsx';
import { orderFor } from './parts/read-order.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const [number, key] = ['tilaus', 'avain'].map((name) => searchParams.get(name) ?? '');
  const shown = await orderFor(facts, number ?? '', key ?? '');
  return { ...shown, failed: null };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return <Thanks {...loaderData} />;
}

function Thanks(shown: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/parts/order');
  // An order that costs nothing comes here without the page that leads to the bank.
  useEffect(clearKeptOrder, []);
  return <OrderView {...shown} paidTitle={t('title')} />;
}
