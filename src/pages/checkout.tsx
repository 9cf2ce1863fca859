import { redirect } from 'react-router';
import { withWrittenPhone } from '#platform/i18n/typed-fields.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { draft, shippingData } from '#features/checkout/client.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import { shownOf } from '#features/orders/rules/shown.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/checkout';
import { choicesIn, meansOf, rightIn } from './checkout/choices.ts';
import { take } from './checkout/take.ts';
import { AddressForm } from './checkout/address-form.tsx';
import { DeliveryForm } from './checkout/delivery-form.tsx';
import { ChosenDeliveries } from './checkout/chosen-deliveries.tsx';
import { Failure } from './checkout/failure.tsx';
import { OrderSummary } from './checkout/order-summary.tsx';
import { PaymentForm } from './checkout/payment-form.tsx';
import { openStep } from './checkout/open-step.ts';
import { useSameCart } from './checkout/same-cart.ts';
import { Done, Steps } from './checkout/steps.tsx';
import { useTicked } from './checkout/ticked.ts';
import { ageLimitIn } from './parts/age-limit.ts';
import { AgeNote } from './parts/age-note.tsx';
import { currentCart, withCart } from './parts/cart-session.ts';
import { useFreshOnReturn } from './parts/fresh-on-return.ts';
import { customerIn, memberOf } from './parts/own-customer.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';
export { quiet as handle } from '../shell/quiet.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, now, space } = factsOf(context);
  const cart = await withCart(request, retailApi, currentCart(request, retailApi));
  if (!cart || cart.items.length === 0) throw redirect('/ostoskori');
  const [shipping, customer, drafted] = await withCart(
    request,
    retailApi,
    Promise.all([
      shippingData(retailApi, cart.token),
      customerIn(retailApi),
      draft(retailApi, cart.token),
    ]),
  );
  // The cart page lists what is missing, and removes it when the shopper confirms (R245, R246).
  if (drafted.unavailableProducts.length > 0) throw redirect('/ostoskori');
  const { searchParams } = new URL(request.url);
  const step = openStep(searchParams.get('vaihe'), shipping);
  return {
    cart,
    shipping: { ...shipping, customer: shipping.customer && withWrittenPhone(shipping.customer) },
    draft: drafted,
    readAt: String(now()),
    step,
    shown: step === 'maksu' ? JSON.stringify(shownOf(cart, shipping)) : '',
    means: step === 'osoite' ? await meansOf(retailApi, cart, space) : null,
    ...(await choicesIn(step, { retailApi, customer, cart, chosen: searchParams.get('osoite') })),
    member: memberOf(customer),
    loyalty: space.loyalty,
    failed: searchParams.get('virhe'),
    method: searchParams.get('maksutapa'),
    isExpress: searchParams.has('pika'),
    orderKey: crypto.randomUUID(),
    terms: space.shop.terms ?? null,
    withdrawal: rightIn(cart, space.withdrawal),
    age: ageLimitIn(cart, factsOf(context)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  return withCart(request, retailApi, take(request, retailApi), [url]);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Checkout loaderData={loaderData} actionData={actionData} />;
}

function Checkout({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useTranslations('pages/checkout');
  const { cart, shipping, step, failed, member, prefill, means } = loaderData;
  useFreshOnReturn();
  useSameCart(loaderData);
  const [shown, tick] = useTicked(cart, shipping.shipments);
  const { faults = {}, values = {} } = actionData ?? {};
  return (
    <div className={layout.stack}>
      <PageTitle title={`${t(`step.${step}`)} – ${t('title')}`} />
      <h1>{t('title')}</h1>
      <Steps current={step} />
      <Failure code={failed} />
      <div className={layout.columns}>
        <div className={layout.stack}>
          {step === 'osoite' ? (
            <AddressForm
              key={prefill?.chosen}
              customer={shipping.customer}
              prefill={prefill}
              faults={faults}
              values={values}
            />
          ) : (
            <Done title={t('contact')} step="osoite">
              {shipping.customer && addressLine(shipping.customer)}
              <OtherTown shipping={shipping} />
            </Done>
          )}
          {step === 'toimitus' && <AgeNote age={loaderData.age} />}
          {step === 'toimitus' && (
            <DeliveryForm cart={cart} shipping={shipping} failed={actionData} onTick={tick} />
          )}
          {step === 'maksu' && (
            <>
              <Done title={t('delivery')} step="toimitus">
                <ChosenDeliveries shipping={shipping} />
              </Done>
              <PaymentForm {...loaderData} />
            </>
          )}
        </div>
        <OrderSummary
          cart={shown}
          member={member}
          loyalty={loaderData.loyalty}
          means={means}
          result={actionData}
        />
      </div>
    </div>
  );
}

const addressLine = (to: NonNullable<ShippingData['customer']>) =>
  `${to.firstName} ${to.lastName}, ${to.streetAddress}, ${to.postcode} ${to.city}`;

/** Says that postcode and town do not belong together; either may be right. */
function OtherTown({ shipping: { customer, townOfPostcode: town } }: { shipping: ShippingData }) {
  const t = useTranslations('pages/checkout');
  if (!town) return null;
  return (
    <>
      <br />
      {t('otherTown', { postcode: customer?.postcode ?? '', town })}
    </>
  );
}
