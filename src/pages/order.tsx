import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { eraseGuest } from '#features/orders/client/own-data.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/order';
import { GuestData } from './order/guest-data.tsx';
import { OrderView } from './parts/order-view.tsx';
import { keyedOrder, orderFor, orNotFound } from './parts/read-order.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const facts = factsOf(context);
  const shown = await orderFor(facts, params.number, searchParams.get('avain') ?? '');
  return { ...shown, failed: searchParams.get('virhe'), canReview: facts.switches.reviewSubmit };
}

/** Erases the guest's data when they have confirmed it; otherwise says what is missing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const key = new URL(request.url).searchParams.get('avain');
  const opened = keyedOrder(params.number, key);
  const form = await request.formData();
  if (form.get('isSure') !== 'on') return { isUnsure: true };
  await eraseGuest(retailApi, opened).catch(orNotFound);
  throw redirect(`/tilaukset/${opened.number}?avain=${opened.key}`);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, orderKey, canReview } = loaderData;
  const isOwnGuests = orderKey !== '' && order.isGuests && !order.isAnonymous;
  return (
    <div className={layout.stack}>
      <Order {...loaderData} />
      {canReview && order.status === 'paid' && !order.isAnonymous && (
        <ToReviews number={order.number} orderKey={orderKey} />
      )}
      {isOwnGuests && (
        <GuestData order={order} orderKey={orderKey} isUnsure={actionData?.isUnsure ?? false} />
      )}
    </div>
  );
}

/** Guests write reviews with the key of their order, customers with their login. */
function ToReviews({ number, orderKey }: { number: string; orderKey: string }) {
  const t = useTranslations('pages/order');
  const query = new URLSearchParams({ tilaus: number, avain: orderKey });
  return (
    <p>
      <ButtonLink to={orderKey === '' ? '/arvio' : `/arvio?${query}`} quiet>
        {t('review')}
      </ButtonLink>
    </p>
  );
}

function Order(shown: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/parts/order');
  return <OrderView {...shown} paidTitle={t('order')} />;
}
