import { data, redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { dayInFinland } from '#platform/time.ts';
import { eraseGuest } from '#features/orders/client/own-data.ts';
import { hasCome } from '#features/orders/rules/deliveries.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/order';
import { Again } from './order/again.tsx';
import { buyAgain } from './order/buy-again.ts';
import { GuestData } from './order/guest-data.tsx';
import { OrderView } from './parts/order-view.tsx';
import { keyedOrder, orderFor, orNotFound } from './parts/read-order.ts';
import { asCustomer } from './parts/session/log-in-again.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const facts = factsOf(context);
  const shown = await orderFor(facts, params.number, searchParams.get('avain') ?? '');
  // Nobody reviews what has not come.
  const isHere = hasCome(shown.order, dayInFinland(facts.now()).toString());
  const canReview = facts.switches.reviewSubmit && isHere;
  return { ...shown, failed: searchParams.get('virhe'), canReview };
}

/** Buys the same again, or erases the guest's data when they have confirmed it. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  const facts = factsOf(context);
  const { retailApi } = facts;
  const key = url.searchParams.get('avain');
  const form = await request.formData();
  if (form.get('intent') === 'again') {
    const work = () => again(request, facts, params.number, key);
    return key ? work() : asCustomer(url, retailApi, work);
  }
  const opened = keyedOrder(params.number, key);
  if (form.get('isSure') !== 'on') return { isUnsure: true };
  await eraseGuest(retailApi, opened).catch(orNotFound);
  throw redirect(`/tilaukset/${opened.number}?avain=${opened.key}`);
}

/** To the cart when everything was added, else back to the order, which names what is missing. */
async function again(request: Request, facts: RequestFacts, number: string, key: string | null) {
  const { order } = await orderFor(facts, number, key ?? '');
  const { cookies, ...result } = await buyAgain(request, facts.retailApi, order.lines);
  const headers = cookies.map((one): [string, string] => ['set-cookie', one]);
  if (result.missing.length === 0) throw redirect('/ostoskori', { headers });
  return data({ again: result }, { headers });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, orderKey, canReview } = loaderData;
  const isOwnGuests = orderKey !== '' && order.isGuests && !order.isAnonymous;
  return (
    <div className={layout.stack}>
      <Order {...loaderData} />
      <Again order={order} orderKey={orderKey} result={resultOf(actionData)} />
      {canReview && order.status === 'paid' && !order.isAnonymous && (
        <ToReviews number={order.number} orderKey={orderKey} />
      )}
      {isOwnGuests && (
        <GuestData
          order={order}
          orderKey={orderKey}
          isUnsure={actionData !== undefined && 'isUnsure' in actionData}
        />
      )}
    </div>
  );
}

const resultOf = (reply: Route.ComponentProps['actionData']) =>
  reply && 'again' in reply ? reply.again : null;

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
