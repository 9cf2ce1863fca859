import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import {
  address,
  deliveryMethods,
  draft,
  keptAddresses,
  shippingData,
} from '#features/checkout/client.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import type { WithdrawalTerms } from '#features/orders/record/withdrawal.ts';
import { limitFor, withdrawalFrom } from '#features/orders/rules/withdrawal-right.ts';
import type { Customer } from '#features/session/contract.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/checkout';
import { AddressForm } from './checkout/address-form.tsx';
import { chooseDeliveries } from './checkout/delivery-fields.ts';
import { DeliveryForm } from './checkout/delivery-form.tsx';
import { ChosenDeliveries } from './checkout/chosen-deliveries.tsx';
import { Failure } from './checkout/failure.tsx';
import { OrderSummary } from './checkout/order-summary.tsx';
import { PaymentForm } from './checkout/payment-form.tsx';
import { openStep, type Step } from './checkout/open-step.ts';
import { prefillOf } from './checkout/prefill.ts';
import { useSameCart } from './checkout/same-cart.ts';
import { Done, Steps } from './checkout/steps.tsx';
import { useTicked } from './checkout/ticked.ts';
import { ageLimitIn } from './parts/age-limit.ts';
import { AgeNote } from './parts/age-note.tsx';
import { changeCoupon, type CouponResult } from './parts/change-coupon.ts';
import { currentCart, withCart } from './parts/cart-session.ts';
import { useFreshOnReturn } from './parts/fresh-on-return.ts';
import { readCustomer } from './parts/customer-form.ts';
import { customerIn, memberOf } from './parts/own-customer.ts';
import { paymentChoices } from './parts/payment-choices.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

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
    shipping,
    draft: drafted,
    readAt: String(now()),
    step,
    means: step === 'osoite' ? await meansOf(retailApi, cart.price) : null,
    ...(await choicesIn(step, { retailApi, customer, cart, chosen: searchParams.get('osoite') })),
    member: memberOf(customer),
    loyalty: space.loyalty,
    failed: searchParams.get('virhe'),
    orderKey: crypto.randomUUID(),
    withdrawal: rightIn(cart, space.withdrawal),
    age: ageLimitIn(cart, factsOf(context)),
  };
}

/** The right of withdrawal from what is in the cart, as the order will keep it (L11). */
function rightIn({ items }: Cart, terms: WithdrawalTerms) {
  const lines = items.map(({ product, variant }) => ({
    name: product.name,
    withdrawalLimit: limitFor(terms, product, variant) ?? undefined,
  }));
  const { from, except, sealed } = withdrawalFrom(lines);
  const namesOf = (names: string[]) => ({ names: names.join(', ') });
  return {
    from,
    except: { days: terms.days, ...namesOf(except) },
    sealed: sealed.length > 0 && namesOf(sealed),
  };
}

/** The choices of a step: the customer's addresses, the payment methods. */
async function choicesIn(
  step: Step,
  of: { retailApi: Connection; customer: Customer | null; cart: Cart; chosen: string | null },
) {
  const { retailApi, customer, cart, chosen } = of;
  const methods = step === 'maksu' ? await paymentChoices(retailApi, cart.price.grandTotal) : [];
  const isAsked = step === 'osoite' && customer !== null;
  const kept = isAsked ? await keptAddresses(retailApi) : [];
  return { methods, prefill: isAsked ? prefillOf(customer, kept, chosen) : null };
}

/** Delivery and payment methods, shown before the order begins (L09). A payment provider that does not
 * respond must not block the checkout. */
async function meansOf(retailApi: Connection, { subTotal, grandTotal }: Cart['price']) {
  const [payments, { deliveryMethods: deliveries }] = await Promise.all([
    paymentChoices(retailApi, grandTotal),
    deliveryMethods(retailApi, subTotal),
  ]);
  return {
    deliveries: deliveries.map(({ name, priceEuroCents }) => ({ name, priceEuroCents })),
    payments: (payments ?? []).map(({ name }) => name),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  return withCart(request, retailApi, take(request, retailApi));
}

interface StepResult extends CouponResult {
  /** Error codes, by field. */
  faults: Record<string, string>;
  /** The typed values when there are errors. */
  values: Record<string, string>;
}

/** Handles the form of a step. */
async function take(request: Request, retailApi: Connection): Promise<StepResult> {
  const cart = await currentCart(request, retailApi);
  if (!cart) throw redirect('/ostoskori');
  const form = await request.formData();
  const changed = await changeCoupon(form, retailApi, cart.token);
  if (changed) return { faults: {}, values: {}, ...changed };
  if (form.get('intent') === 'address') {
    const { customer, faults } = readCustomer(form);
    if (!customer) return { faults, values: Object.fromEntries(form) as Record<string, string> };
    await address(retailApi, cart.token, customer, form.get('keepAddress') === 'on');
    throw redirect('/kassa?vaihe=toimitus');
  }
  const faults = await chooseDeliveries(retailApi, cart.token, form);
  if (Object.keys(faults).length > 0) return { faults, values: {} };
  throw redirect('/kassa?vaihe=maksu');
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
