/** What was chosen for a cart, with the prices and promises of now. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { Cart } from '../cart/contract.ts';
import type { Shipment, ShippingData } from './contract.ts';
import { deliveryMethods, deliveryPrice } from './rules/delivery.ts';
import { findShipping, type ShippingRow } from './store.ts';

/** Price of the delivery chosen for a cart; null while none is. */
export async function shippingOf(db: Db, cartToken: string, goods: Cents): Promise<Cents | null> {
  const { deliveryMethodId } = await findShipping(db, cartToken);
  return deliveryMethodId ? deliveryPrice(deliveryMethodId, goods) : null;
}

/** Reads what was chosen for a cart. */
export function makeReadShipping(now: () => Temporal.Instant) {
  return async (db: Db, cart: Cart, language: Language): Promise<ShippingData> => {
    const row = await findShipping(db, cart.token);
    return shippingData(row, cart, language, now());
  };
}

export function shippingData(
  row: ShippingRow,
  cart: Cart,
  language: Language,
  now: Temporal.Instant,
): ShippingData {
  const { customer } = row;
  const to = customer && { postcode: customer.postcode, goods: cart.price.subTotal, language };
  const available = to ? deliveryMethods(to, now) : [];
  const selected = available.find(
    ({ deliveryMethodId }) => deliveryMethodId === row.deliveryMethodId,
  );
  return {
    customer,
    selectedDeliveryMethod: selected ?? null,
    selectedAgent: selected?.agents.find(({ agentId }) => agentId === row.agentId) ?? null,
    availableDeliveryMethods: available,
    shipments: shipmentsOf(cart, row),
  };
}

/** Everything travels together. */
function shipmentsOf(cart: Cart, { deliveryMethodId, agentId }: ShippingRow): Shipment[] {
  if (cart.items.length === 0) return [];
  return [{ id: '1', itemIds: cart.items.map(({ id }) => id), deliveryMethodId, agentId }];
}
