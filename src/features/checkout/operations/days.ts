import type { ShippingReading } from '../deps.ts';
import { deliveryPromise } from '../rules/promise.ts';

/** Returns a function that says when a delivery comes that is ordered now; null when the shop no longer has its
 * method. */
export const makeDaysOf =
  ({ deliveries, now }: Pick<ShippingReading, 'deliveries' | 'now'>) =>
  (deliveryMethodId: string, postcode: string) => {
    const way = deliveries().methods.find(({ id }) => id === deliveryMethodId);
    return way ? deliveryPromise(deliveries(), way, postcode, now()) : null;
  };
