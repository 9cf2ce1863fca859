/** What was chosen for a cart, with the prices and promises of now. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import { isPickupFree } from '../campaigns/rules.ts';
import type { Cart } from '../cart/contract.ts';
import type { DeliveryMethod, Shipment, ShippingData } from './contract.ts';
import type { ShippingReading } from './deps.ts';
import { deliveryMethods, deliveryPrice, type Pricing } from './rules/delivery.ts';
import { findShipping, type ShippingRow } from './store.ts';

const pricingOf = ({ campaigns, now }: ShippingReading, goods: Cents): Pricing => ({
  goods,
  pickupIsFree: isPickupFree(campaigns, now().epochMilliseconds),
});

/** Reads the price of the delivery chosen for a cart; null while none is. */
export function makeShippingOf(reading: ShippingReading) {
  return async (db: Db, cartToken: string, goods: Cents): Promise<Cents | null> => {
    const { deliveryMethodId } = await findShipping(db, cartToken);
    return deliveryMethodId ? deliveryPrice(deliveryMethodId, pricingOf(reading, goods)) : null;
  };
}

/** Reads what was chosen for a cart. */
export function makeReadShipping(reading: ShippingReading) {
  return async (db: Db, cart: Cart, language: Language): Promise<ShippingData> => {
    const row = await findShipping(db, cart.token);
    return shippingData(reading, row, cart, language);
  };
}

/** Ways of delivery for a cart that goes to a postcode. */
export const offersFor = (
  reading: ShippingReading,
  cart: Cart,
  postcode: string,
  language: Language,
): DeliveryMethod[] =>
  deliveryMethods(
    { ...pricingOf(reading, cart.price.subTotal), postcode, language },
    reading.now(),
  );

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

/** Everything travels together. */
function shipmentsOf(cart: Cart, { deliveryMethodId, agentId }: ShippingRow): Shipment[] {
  if (cart.items.length === 0) return [];
  return [{ id: '1', itemIds: cart.items.map(({ id }) => id), deliveryMethodId, agentId }];
}
