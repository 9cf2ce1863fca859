/** What is known of a customer's next order: where the last one came, and how earlier ones did. */
import type { Connection } from '#platform/http/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import { address, chooseDelivery } from '#features/checkout/client.ts';
import type { CheckoutCustomer } from '#features/checkout/contract.ts';
import type { Shipment } from '#features/checkout/contract/delivery.ts';
import type { Deliveries } from '#features/checkout/record.ts';
import { partsOf } from '#features/checkout/rules/carrying.ts';
import { orders } from '#features/orders/client.ts';
import type { OrderDelivery } from '#features/orders/contract.ts';
import type { Customer } from '#features/session/contract.ts';

export interface KnownOrder {
  customer: CheckoutCustomer;
  /** Of paid orders, latest first; without those whose time the shopper has to choose. */
  deliveries: OrderDelivery[];
}

/** Null for guests, and before the first paid order. */
export async function knownOrder(
  retailApi: Connection,
  customer: Customer | null,
): Promise<KnownOrder | null> {
  if (!customer) return null;
  const placed = await orders(retailApi);
  const paid = placed.filter(({ status, isAnonymous }) => status === 'paid' && !isAnonymous);
  const [last] = paid;
  if (!last) return null;
  return {
    customer: { ...last.customer, email: customer.email },
    deliveries: paid.flatMap(({ deliveries }) => deliveries.filter(({ slot }) => slot === null)),
  };
}

/** The delivery that each part of the cart would have; null unless all of them have one. */
export function knownDeliveries(
  { deliveries }: KnownOrder,
  offered: Deliveries,
  { items }: Pick<Cart, 'items'>,
): OrderDelivery[] | null {
  const found = partsOf(offered, items).map(({ ways }) => {
    const ids = ways.filter(({ slots }) => !slots).map(({ id }) => id);
    return deliveries.find(({ deliveryMethodId: id }) => id !== null && ids.includes(id));
  });
  const known = found.filter((one) => one !== undefined);
  return known.length > 0 && known.length === found.length ? known : null;
}

/** Saves address and deliveries for the cart. @throws a refusal when a place is not offered any more */
export async function takeKnown(
  retailApi: Connection,
  cartToken: string,
  { customer, deliveries }: KnownOrder,
): Promise<void> {
  const { shipments } = await address(retailApi, cartToken, customer);
  // One after the other: each is added to what was chosen before.
  for (const { id: shipmentId, deliveryMethods } of shipments) {
    const choice = choiceOf({ deliveryMethods }, deliveries);
    if (choice) await chooseDelivery(retailApi, { cartToken, shipmentId, ...choice });
  }
}

function choiceOf({ deliveryMethods }: Pick<Shipment, 'deliveryMethods'>, known: OrderDelivery[]) {
  for (const { deliveryMethodId: id, agent } of known) {
    const method = deliveryMethods.find((one) => one.deliveryMethodId === id && !one.isBySlot);
    if (method)
      return {
        carrierId: method.carrierId,
        deliveryMethodId: method.deliveryMethodId,
        agentId: agent?.agentId,
      };
  }
  return null;
}
