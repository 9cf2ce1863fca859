import { Form, Link, redirect } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { NotFound, ShopError } from '#platform/errors.ts';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { address, chooseDelivery, shippingData } from '#features/checkout/client.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { paymentMethods } from '#features/payments/client.ts';
import { Button } from '../design/button.tsx';
import { Choice, Field } from '../design/field.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/checkout';
import { CartSums } from './parts/cart-sums.tsx';
import { currentCart } from './parts/cart-session.ts';
import { readCustomer, type CustomerForm } from './parts/customer-form.ts';

/** The steps one after the other; the address says which is open. */
const steps = ['osoite', 'toimitus', 'maksu'] as const;
type Step = (typeof steps)[number];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const cart = await currentCart(request, retailApi);
  if (!cart || cart.items.length === 0) throw redirect('/ostoskori');
  const shipping = await shippingData(retailApi, cart.token);
  const { searchParams } = new URL(request.url);
  const step = openStep(searchParams.get('vaihe'), shipping);
  const methods = step === 'maksu' ? await paymentMethods(retailApi, cart.price.grandTotal) : [];
  return {
    cart,
    shipping,
    step,
    methods,
    failed: searchParams.get('virhe'),
    orderKey: crypto.randomUUID(),
  };
}

/** No step before those above it are done. */
function openStep(asked: string | null, shipping: ShippingData): Step {
  const reachable = !shipping.customer ? 0 : !shipping.selectedDeliveryMethod ? 1 : 2;
  const wanted = steps.findIndex((step) => step === asked);
  return steps[wanted >= 0 ? Math.min(wanted, reachable) : reachable] ?? 'osoite';
}

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const cart = await currentCart(request, retailApi);
  if (!cart) throw redirect('/ostoskori');
  const form = await request.formData();
  if (form.get('intent') === 'address') {
    const { customer, faults } = readCustomer(form);
    if (!customer) return { faults, values: Object.fromEntries(form) as Record<string, string> };
    await address(retailApi, cart.token, customer);
    throw redirect('/kassa?vaihe=toimitus');
  }
  try {
    await chooseDelivery(retailApi, { cartToken: cart.token, ...chosenDelivery(form) });
  } catch (error) {
    if (error instanceof ShopError && (error.status === 400 || error instanceof NotFound)) {
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

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Kassa' });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('pages.checkout');
  const { cart, shipping, step, failed } = loaderData;
  return (
    <div className={layout.stack}>
      <h1>{t('title')}</h1>
      {failed && <Warning>{t(failureText(failed))}</Warning>}
      <div className={layout.columns}>
        <div className={layout.stack}>
          {step === 'osoite' ? (
            <AddressForm
              customer={shipping.customer}
              faults={actionData?.faults ?? {}}
              values={actionData?.values ?? {}}
            />
          ) : (
            <Done title={t('contact')} step="osoite">
              {shipping.customer && addressLine(shipping.customer)}
            </Done>
          )}
          {step === 'toimitus' && (
            <DeliveryForm shipping={shipping} failed={actionData?.faults !== undefined} />
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
        <section className={layout.card} aria-label={t('order')}>
          <CartSums cart={cart} />
        </section>
      </div>
    </div>
  );
}

function failureText(failed: string) {
  if (failed === 'stock-changed') return 'failed.stock_changed';
  return failed === 'price-changed' ? 'failed.price_changed' : 'failed.other';
}

const addressLine = (to: CustomerForm) =>
  `${to.firstName} ${to.lastName}, ${to.streetAddress}, ${to.postcode} ${to.city}`;

const deliveryLine = ({ selectedDeliveryMethod, selectedAgent }: ShippingData) =>
  [selectedDeliveryMethod?.name, selectedAgent?.name].filter(Boolean).join(', ');

const Warning = ({ children }: { children: React.ReactNode }) => (
  <p className={`${layout.notice} ${layout.warning}`} role="alert">
    {children}
  </p>
);

function Done({ title, step, children }: { title: string; step: Step; children: React.ReactNode }) {
  const t = useTranslations('pages.checkout');
  return (
    <section className={layout.tight}>
      <h2>{title}</h2>
      <p>
        {children}{' '}
        <Link to={`/kassa?vaihe=${step}`} aria-label={`${t('change')}: ${title}`}>
          {t('change')}
        </Link>
      </p>
    </section>
  );
}

const fields = [
  ['email', { type: 'email', autoComplete: 'email' }],
  ['phone', { type: 'tel', autoComplete: 'tel' }],
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['streetAddress', { autoComplete: 'street-address' }],
  ['postcode', { autoComplete: 'postal-code', inputMode: 'numeric' }],
  ['city', { autoComplete: 'address-level2' }],
] as const;

const faultTexts = ['required', 'email', 'phone', 'postcode'] as const;

function AddressForm({
  customer,
  faults,
  values,
}: {
  customer: CustomerForm | null;
  faults: Record<string, string>;
  values: Record<string, string>;
}) {
  const t = useTranslations('pages.checkout');
  const textOf = (fault: string | undefined) => {
    if (!fault) return undefined;
    const known = faultTexts.find((one) => one === fault);
    return fault === 'too-long' ? t('faults.tooLong') : t(`faults.${known ?? 'other'}`);
  };
  return (
    <Form method="post" className={layout.stack} noValidate>
      <h2>{t('contact')}</h2>
      <input type="hidden" name="intent" value="address" />
      <div className={layout.pairs}>
        {fields.map(([name, attributes]) => (
          <Field
            key={name}
            label={t(name)}
            name={name}
            {...attributes}
            required
            defaultValue={values[name] ?? customer?.[name] ?? ''}
            error={textOf(faults[name])}
          />
        ))}
      </div>
      <Button>{t('toDelivery')}</Button>
    </Form>
  );
}

function DeliveryForm({ shipping, failed }: { shipping: ShippingData; failed: boolean }) {
  const t = useTranslations('pages.checkout');
  const language = languageOf(useLocale());
  return (
    <Form method="post" className={layout.stack}>
      <fieldset className={layout.tight}>
        <legend>
          <h2>{t('delivery')}</h2>
        </legend>
        {failed && <Warning>{t('choose')}</Warning>}
        {shipping.availableDeliveryMethods.map((method) => (
          <div key={method.deliveryMethodId} className={layout.tight}>
            <Choice
              name="delivery"
              value={`${method.carrierId} ${method.deliveryMethodId}`}
              required
              defaultChecked={
                shipping.selectedDeliveryMethod?.deliveryMethodId === method.deliveryMethodId
              }
              label={method.name}
              aside={
                method.priceEuroCents === 0 ? t('free') : euros(method.priceEuroCents, language)
              }
              hint={`${method.description} ${t('promise', { days: promisedDays(method.promise, language) })}`}
            />
            {method.agents.length > 0 && (
              <label className={layout.tight}>
                {t('agent')}: {method.name}
                <select name={`agent-${method.deliveryMethodId}`} style={{ minHeight: 44 }}>
                  {method.agents.map((agent) => (
                    <option key={agent.agentId} value={agent.agentId}>
                      {agent.name}, {agent.streetAddress}, {agent.postcode} {agent.city}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        ))}
      </fieldset>
      <Button name="intent" value="delivery">
        {t('toPayment')}
      </Button>
    </Form>
  );
}

const groups = [
  ['no-credit', 'group.no_credit'],
  ['may-include-credit', 'group.may_include_credit'],
  ['credit', 'group.credit'],
] as const;

/** Methods in the law's three groups, none chosen beforehand; the button says that it costs. */
function PaymentForm({ methods, cart, orderKey }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages.checkout');
  return (
    <Form method="post" action="/maksu" className={layout.stack}>
      <h2>{t('payment')}</h2>
      <input type="hidden" name="totalEuroCents" value={cart.price.grandTotal} />
      <input type="hidden" name="idempotencyKey" value={orderKey} />
      {groups.map(([group, key]) => {
        const inGroup = methods.filter((method) => method.group === group);
        return (
          inGroup.length > 0 && (
            <fieldset key={group} className={layout.tight}>
              <legend>
                <strong>{t(key)}</strong>
              </legend>
              {inGroup.map((method) => (
                <Choice
                  key={method.id}
                  name="method"
                  value={method.id}
                  required
                  label={method.name}
                />
              ))}
            </fieldset>
          )
        );
      })}
      <p className={layout.soft}>{t('terms')}</p>
      <Button wide>{t('order')}</Button>
    </Form>
  );
}
