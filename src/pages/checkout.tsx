import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import { address, chooseDelivery, keptAddresses, shippingData } from '#features/checkout/client.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import { paymentMethods } from '#features/payments/client.ts';
import type { Customer } from '#features/session/contract.ts';
import { ErrorSummary } from '../design/error-summary.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/checkout';
import { accountWords } from './parts/account/words.ts';
import { buyingWords } from './parts/buying/words.ts';
import { AddressForm } from './checkout/address-form.tsx';
import { DeliveryForm } from './checkout/delivery-form.tsx';
import { OrderSummary } from './checkout/order-summary.tsx';
import { PaymentForm } from './checkout/payment-form.tsx';
import { openStep, type Step } from './checkout/open-step.ts';
import { prefillOf } from './checkout/prefill.ts';
import { Done, Steps } from './checkout/steps.tsx';
import { saysPaused } from './parts/buying-paused.ts';
import { currentCart, withCart } from './parts/cart-session.ts';
import { readCustomer } from './parts/customer-form.ts';
import { customerIn, memberOf } from './parts/own-customer.ts';
import { WithWords } from './parts/with-words.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, language } = factsOf(context);
  const cart = await withCart(request, retailApi, currentCart(request, retailApi));
  if (!cart || cart.items.length === 0) throw redirect('/ostoskori');
  const [shipping, customer] = await withCart(
    request,
    retailApi,
    Promise.all([shippingData(retailApi, cart.token), customerIn(retailApi)]),
  );
  const { searchParams } = new URL(request.url);
  const step = openStep(searchParams.get('vaihe'), shipping);
  return {
    cart,
    shipping,
    step,
    ...(await choicesIn(step, { retailApi, customer, cart, chosen: searchParams.get('osoite') })),
    member: memberOf(customer),
    failed: searchParams.get('virhe'),
    orderKey: crypto.randomUUID(),
    words: accountWords[language],
    buying: buyingWords[language],
  };
}

/** What is to be chosen among in a step: the customer's addresses, the ways to pay. */
async function choicesIn(
  step: Step,
  of: { retailApi: Connection; customer: Customer | null; cart: Cart; chosen: string | null },
) {
  const { retailApi, customer, cart, chosen } = of;
  const methods = step === 'maksu' ? await paymentMethods(retailApi, cart.price.grandTotal) : [];
  const isAsked = step === 'osoite' && customer !== null;
  const kept = isAsked ? await keptAddresses(retailApi) : [];
  return { methods, prefill: isAsked ? prefillOf(customer, kept, chosen) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  return withCart(request, retailApi, take(request, retailApi));
}

/** Takes the form of a step. */
async function take(request: Request, retailApi: Connection) {
  const cart = await currentCart(request, retailApi);
  if (!cart) throw redirect('/ostoskori');
  const form = await request.formData();
  if (form.get('intent') === 'address') {
    const { customer, faults } = readCustomer(form);
    if (!customer) return { faults, values: Object.fromEntries(form) as Record<string, string> };
    await address(retailApi, cart.token, customer, form.get('keepAddress') === 'on');
    throw redirect('/kassa?vaihe=toimitus');
  }
  try {
    await chooseDelivery(retailApi, { cartToken: cart.token, ...chosenDelivery(form) });
  } catch (error) {
    if (error instanceof ShopError && error.status === 400) {
      return { faults: { delivery: 'choose' }, values: {} };
    }
    throw error;
  }
  throw redirect('/kassa?vaihe=maksu');
}

function chosenDelivery(form: FormData) {
  const [carrierId = '', deliveryMethodId = ''] = String(form.get('delivery') ?? '').split(' ');
  const agentId = String(form.get(`agent-${deliveryMethodId}`) ?? '') || undefined;
  return { carrierId, deliveryMethodId, agentId };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WithWords name="account" words={loaderData.words}>
      <WithWords name="buying" words={loaderData.buying}>
        <Checkout loaderData={loaderData} actionData={actionData} />
      </WithWords>
    </WithWords>
  );
}

function Checkout({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useTranslations('buying.checkout');
  const tShell = useTranslations('shell');
  const { cart, shipping, step, failed, member, prefill } = loaderData;
  const { faults = {}, values = {} } = actionData ?? {};
  return (
    <div className={layout.stack}>
      <PageTitle title={`${t(`step.${step}`)} – ${t('title')}`} />
      <h1>{t('title')}</h1>
      <Steps current={step} />
      {failed && (
        <ErrorSummary title={saysPaused(failed) ? tShell('paused') : t(failureText(failed))} />
      )}
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
            </Done>
          )}
          {step === 'toimitus' && (
            <DeliveryForm shipping={shipping} failed={faults['delivery'] !== undefined} />
          )}
          {step === 'maksu' && (
            <>
              <Done title={t('delivery')} step="toimitus">
                {deliveryLine(shipping)}
              </Done>
              <PaymentForm {...loaderData} />
            </>
          )}
        </div>
        <OrderSummary cart={cart} member={member} />
      </div>
    </div>
  );
}

function failureText(failed: string) {
  if (failed === 'stock-changed') return 'failed.stock_changed';
  return failed === 'price-changed' ? 'failed.price_changed' : 'failed.other';
}

const addressLine = (to: NonNullable<ShippingData['customer']>) =>
  `${to.firstName} ${to.lastName}, ${to.streetAddress}, ${to.postcode} ${to.city}`;

const deliveryLine = ({ selectedDeliveryMethod, selectedAgent }: ShippingData) =>
  selectedAgent
    ? `${selectedAgent.name}, ${selectedAgent.streetAddress}`
    : selectedDeliveryMethod?.name;
