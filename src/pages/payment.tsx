import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { refusalCode, ShopError } from '#platform/errors.ts';
import { addressIn, type Language } from '#platform/i18n/language.ts';
import { clearKeptOrder } from '#features/checkout/ui/kept-order.ts';
import { pay, place } from '#features/orders/client.ts';
import { placeOrder } from '#features/orders/contract.ts';
import type { PaymentRedirect } from '#features/payments/contract.ts';
import { Button } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/payment';
import { saysPaused } from './parts/buying-paused.ts';
import { cartTokenOf, isCartLost, withCart } from './parts/cart-session.ts';
import { noteOrder } from './parts/note-order.ts';
import { thanksHref } from './parts/of-order.ts';
import { rememberOrder } from './parts/own-orders.ts';
import { isNobody, logInAgain } from './parts/session/log-in-again.ts';
import { Changed } from './payment/changed.tsx';
import { lastOrder } from './payment/last-order.ts';
import { orderAgain, shownIn } from './payment/order-again.ts';
import { WayOn } from './payment/way-on.tsx';

/** There is a payment only after the action. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return data(
    { last: await lastOrder(request, factsOf(context)) },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** Places the order, or opens another payment for one, and shows the form that leads to the bank. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const form = await request.formData();
  try {
    const placed = await placeOrPay(request, facts, form);
    if (!form.get('number')) noteOrder(request, facts, placed.number);
    const cookie = await rememberOrder(request, placed);
    const headers = { 'cache-control': 'no-store', 'set-cookie': cookie };
    if (!placed.payment) throw redirect(thanksHref(placed), { headers });
    return data({ payment: placed.payment, changed: null }, { headers });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return refused(error, request, facts, form);
  }
}

const fieldIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

async function placeOrPay(request: Request, { retailApi }: RequestFacts, form: FormData) {
  const field = (name: string) => fieldIn(form, name);
  const paymentMethodId = field('method');
  if (field('number'))
    return pay(retailApi, field('number'), { key: field('key') || undefined, paymentMethodId });
  return place(retailApi, {
    cartToken: (await cartTokenOf(request)) ?? '',
    idempotencyKey: field('idempotencyKey'),
    totalEuroCents: Number(field('totalEuroCents')),
    paymentMethodId,
    shown: shownIn(form),
    isOfAge: field('isOfAge') === 'yes',
  });
}

/** What changed since the order was shown. @throws the way back for every other refusal */
async function refused(
  refusal: ShopError,
  request: Request,
  { retailApi, language }: RequestFacts,
  form: FormData,
) {
  const [number = '', key = '', method = ''] = ['number', 'key', 'method'].map((name) =>
    fieldIn(form, name),
  );
  if (isCartLost(refusal) && !number)
    return withCart(request, retailApi, Promise.reject(refusal), [
      paymentStep(language),
      { isFinal: true },
    ]);
  if (number && !key && (await isNobody(retailApi)))
    throw logInAgain(orderPage(language, number), { isFinal: true });
  if (refusalCode(placeOrder, refusal) !== 'order-changed')
    throw redirect(wayBack(refusal, { number, key, method }));
  const changed = await orderAgain(request, retailApi, form, refusal.details['changes']);
  return data(
    { payment: null, changed },
    { status: 409, headers: { 'cache-control': 'no-store' } },
  );
}

/** The page of the form that orders. */
const paymentStep = (language: Language) => ({
  pathname: addressIn(language, '/kassa'),
  search: '?vaihe=maksu',
});

const orderPage = (language: Language, number: string) => ({
  pathname: addressIn(language, `/tilaukset/${encodeURIComponent(number)}`),
  search: '',
});

/** Refusals after which the delivery is chosen again. */
const ofDelivery = ['delivery-missing', 'slot-taken'];

/** Where a refusal is shown: on the page of its order, otherwise in the checkout. */
function wayBack(
  { code, details }: ShopError,
  asked: { number: string; key: string; method: string },
): string {
  // A shopper who places the same order again gets the existing one.
  const { number, key } = { ...asked, ...details } as typeof asked;
  const reason = new URLSearchParams({ virhe: code });
  if (number) {
    if (key) reason.set('avain', key);
    return `/tilaukset/${encodeURIComponent(number)}?${reason}`;
  }
  // The delivery has to be chosen again then (R257).
  if (ofDelivery.includes(code)) reason.set('vaihe', 'toimitus');
  else if (code !== 'payment-method') reason.set('vaihe', 'maksu');
  if (saysPaused(code) && asked.method) reason.set('maksutapa', asked.method);
  return `/kassa?${reason}`;
}

export { quiet as handle } from '../shell/quiet.ts';
export { shouldRevalidate } from '../shell/revalidation.ts';

export const meta: Route.MetaFunction = () => pageMeta();

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.changed) return <Changed {...actionData.changed} />;
  if (!actionData?.payment) return <WayOn last={loaderData.last} />;
  return <ToBank payment={actionData.payment} />;
}

/** Goes on to the bank by itself where scripts run. */
function ToBank({ payment }: { payment: PaymentRedirect }) {
  const t = useTranslations('pages/payment');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    // The order is placed, so the stored one is removed.
    clearKeptOrder();
    form.current.submit();
  }, []);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <form ref={form} method="post" action={payment.url}>
        {payment.fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{t('go')}</Button>
      </form>
    </div>
  );
}
