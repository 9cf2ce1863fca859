/** Delivery choices of a cart, with current prices and promised days. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { Cart } from '../../cart/contract.ts';
import { shipsFrom } from '../../cart/rules.ts';
import type { DeliveryMethod, Shipment, ShippingData } from '../contract.ts';
import type { ShippingReading } from '../deps.ts';
import { deliveryMethods, deliveryPrice, pricingOf, type Offered } from '../rules/delivery.ts';
import { findShipping, type ShippingRow } from '../repository.ts';

/** Returns a function that reads the price in cents of the chosen delivery; null when none is chosen. */
export function makeShippingOf({ campaigns, deliveries, now }: ShippingReading) {
  return async (db: Db, cartToken: string, itemsTotal: Cents): Promise<Cents | null> => {
    const { deliveryMethodId } = await findShipping(db, cartToken);
    if (!deliveryMethodId) return null;
    const pricing = pricingOf(itemsTotal, campaigns(), now());
    return deliveryPrice(deliveries(), deliveryMethodId, pricing);
  };
}

/** Returns a function that reads the choices of a cart. */
export function makeReadShipping(reading: ShippingReading) {
  return async (db: Db, cart: Cart, language: Language): Promise<ShippingData> => {
    const row = await findShipping(db, cart.token);
    return shippingData(reading, row, cart, language);
  };
}

/** What the shop offers now. */
export const offeredBy = ({ deliveries, pickupPoints, stores }: ShippingReading): Offered => ({
  deliveries: deliveries(),
  pickupPoints: pickupPoints(),
  stores: stores(),
});

/** Delivery methods for a cart and a postcode. */
export function offersFor(
  reading: ShippingReading,
  cart: Cart,
  postcode: string,
  language: Language,
): DeliveryMethod[] {
  const now = reading.now();
  const pricing = pricingOf(cart.price.subTotal, reading.campaigns(), now);
  const to = { ...pricing, postcode, language, shipsFrom: shipsFrom(cart.items) };
  return deliveryMethods(offeredBy(reading), to, now);
}

export function shippingData(
  reading: ShippingReading,
  row: ShippingRow,
  cart: Cart,
  language: Language,
): ShippingData {
  const { customer } = row;
  const available = customer ? offersFor(reading, cart, customer.postcode, language) : [];
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

/** One shipment: all products are delivered together. */
function shipmentsOf(cart: Cart, { deliveryMethodId, agentId }: ShippingRow): Shipment[] {
  if (cart.items.length === 0) return [];
  return [{ id: '1', itemIds: cart.items.map(({ id }) => id), deliveryMethodId, agentId }];
}
