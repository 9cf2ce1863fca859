/** Delivery days of an order that was paid after it had been cancelled: they count from the payment. */
import type { OrderFacts } from '../record.ts';

type Days = OrderFacts['deliveries'][number]['promise'];

/** @param daysOf the days of a method as of now; null when the shop no longer has it
 * @returns the facts with later days, and with those that were promised first; times that were chosen stay */
export function promisedAnew(
  facts: OrderFacts,
  daysOf: (deliveryMethodId: string, postcode: string) => Days | null,
): OrderFacts {
  const deliveries = facts.deliveries.map((delivery) => {
    const { deliveryMethodId: id, slot, promise } = delivery;
    const days = id === null || slot ? null : daysOf(id, facts.customer.postcode);
    if (days === null || days.latest <= promise.latest) return delivery;
    return { ...delivery, promise: days, promisedBefore: delivery.promisedBefore ?? promise };
  });
  return { ...facts, deliveries };
}
