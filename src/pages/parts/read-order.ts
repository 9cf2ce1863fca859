/** Loads an order for whoever has its key or placed it, and its payment methods while it is unpaid. */
import { NotFound } from '#platform/errors.ts';
import { withWrittenPhone } from '#platform/i18n/typed-fields.ts';
import { order as readOrder } from '#features/orders/client.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { isPayable, lastFirst } from './order-state.ts';
import { paymentChoices } from './payment-choices.ts';

/** @throws Response 404 in place of the API's error */
export function orNotFound(error: unknown): never {
  throw error instanceof NotFound ? new Response(null, { status: 404 }) : error;
}

/** @throws Response 404 when number and key cannot be those of an order */
export function keyedOrder(number: string, key: string | null) {
  if (!/^\d{6,12}$/.test(number) || !/^[\w-]{16,64}$/.test(key ?? '')) {
    throw new Response(null, { status: 404 });
  }
  return { number, key: key ?? '' };
}

/** `methods`: null while they cannot be loaded. `isKept`: its items are reserved until it is paid.
 * @throws Response 404 when there is no such order or the key does not match */
export async function orderFor(
  { retailApi, now }: Pick<RequestFacts, 'retailApi' | 'now'>,
  number: string,
  key: string,
) {
  const isKey = /^[\w-]{16,64}$/.test(key);
  // Without a key it is for the customer who placed it.
  if (!/^\d{6,12}$/.test(number) || !(isKey || (key === '' && retailApi.authToken)))
    throw new Response(null, { status: 404 });
  const read = await readOrder(retailApi, number, key || undefined).catch(orNotFound);
  const order = { ...read, customer: withWrittenPhone(read.customer) };
  const methods = isPayable(order) ? await paymentChoices(retailApi, order.totalEuroCents) : [];
  return {
    order,
    orderKey: key,
    methods: methods && lastFirst(methods, order.paymentMethodId),
    isKept: Temporal.Instant.compare(now(), order.payableUntil) < 0,
  };
}
