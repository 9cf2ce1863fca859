/** The order that was placed last in this browser: Back from the bank leads to a page that no longer has its
 * payment. */
import { order as readOrder } from '#features/orders/client.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { ifThere } from '../parts/account/if-there.ts';
import { isPayable } from '../parts/order-state.ts';
import { ownOrders } from '../parts/own-orders.ts';

export interface LastOrder {
  number: string;
  key: string;
  /** Method of a payment that can be begun again; null where there is nothing to pay. */
  method: string | null;
}

/** Null where there is none. */
export async function lastOrder(
  request: Request,
  { retailApi }: Pick<RequestFacts, 'retailApi'>,
): Promise<LastOrder | null> {
  const [latest] = await ownOrders(request);
  if (!latest) return null;
  const { number, key } = latest;
  const order = await ifThere(retailApi, 'The last order', readOrder(retailApi, number, key));
  return order && { number, key, method: isPayable(order) ? order.paymentMethodId : null };
}
