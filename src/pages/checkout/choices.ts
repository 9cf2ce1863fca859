/** What the steps of the checkout show beside the cart. */
import type { Connection } from '#platform/http/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import { deliveryMethods, keptAddresses } from '#features/checkout/client.ts';
import { partsOf } from '#features/checkout/rules/carrying.ts';
import type { Space } from '#features/content/record/space.ts';
import type { WithdrawalTerms } from '#features/orders/record/withdrawal.ts';
import { limitFor, withdrawalFrom } from '#features/orders/rules/withdrawal-right.ts';
import type { Customer } from '#features/session/contract.ts';
import { paymentChoices } from '../parts/payment-choices.ts';
import { prefillOf } from './prefill.ts';
import type { Step } from './open-step.ts';

/** The right of withdrawal from what is in the cart, as the order will keep it (L11). */
export function rightIn({ items }: Cart, terms: WithdrawalTerms) {
  const lines = items.map(({ product, variant }) => ({
    name: product.name,
    withdrawalLimit: limitFor(terms, product, variant) ?? undefined,
  }));
  const { from, except, sealed } = withdrawalFrom(lines);
  // Scripts of an earlier release show the names as one text.
  const namesOf = (list: string[]) => ({ names: list.join(', '), list });
  return {
    from,
    except: { days: terms.days, ...namesOf(except) },
    sealed: sealed.length > 0 && namesOf(sealed),
  };
}

/** The choices of a step: the customer's addresses, the payment methods. */
export async function choicesIn(
  step: Step,
  of: { retailApi: Connection; customer: Customer | null; cart: Cart; chosen: string | null },
) {
  const { retailApi, customer, cart, chosen } = of;
  const methods = step === 'maksu' ? await methodsFor(retailApi, cart.price) : [];
  const isAsked = step === 'osoite' && customer !== null;
  const kept = isAsked ? await keptAddresses(retailApi) : [];
  const addresses = kept.map(({ id: _id, ...address }) => address);
  return { methods, prefill: isAsked ? prefillOf(customer, addresses, chosen) : null };
}

/** None where nothing is to be paid; null while they cannot be loaded. */
const methodsFor = async (retailApi: Connection, { grandTotal }: Cart['price']) =>
  grandTotal > 0 ? paymentChoices(retailApi, grandTotal) : [];

/** Delivery and payment methods, shown before the order begins (L09). A payment provider that does not
 * respond must not block the checkout. */
export async function meansOf(
  retailApi: Connection,
  { items, price }: Cart,
  { deliveries }: Space,
) {
  const { subTotal } = price;
  const carrying = new Set(
    partsOf(deliveries, items).flatMap(({ ways }) => ways.map(({ id }) => id)),
  );
  const [payments, { deliveryMethods: methods }] = await Promise.all([
    methodsFor(retailApi, price),
    deliveryMethods(retailApi, subTotal),
  ]);
  return {
    deliveries: methods
      .filter(({ deliveryMethodId }) => carrying.has(deliveryMethodId))
      .map(({ name, priceEuroCents }) => ({ name, priceEuroCents })),
    payments: (payments ?? []).map(({ name }) => name),
  };
}
