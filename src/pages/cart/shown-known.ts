import type { OrderDelivery } from '#features/orders/contract.ts';
import type { KnownOrder } from '../parts/known-order.ts';

/** What the cart says of the order that is known but for its payment; without deliveries while they are to be
 * chosen. */
export interface KnownShown {
  recipient: string;
  deliveries: string[];
}

export const shownKnown = (
  { customer: to }: KnownOrder,
  deliveries: readonly OrderDelivery[] | null,
): KnownShown => ({
  recipient: `${to.firstName} ${to.lastName}, ${to.streetAddress}, ${to.postcode} ${to.city}`,
  deliveries: (deliveries ?? []).map(({ name, agent }) =>
    agent ? `${name}, ${agent.name}` : name,
  ),
});
