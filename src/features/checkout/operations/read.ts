/** Delivery choices of a cart, with current prices and promised days. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Cart, CartItem } from '../../cart/contract.ts';
import { shipsFrom, type PricedShipment } from '../../cart/rules.ts';
import type { ShippingData } from '../contract.ts';
import type { DeliveryMethod, Shipment } from '../contract/delivery.ts';
import type { ShippingReading } from '../deps.ts';
import { loadOf, partsOf, type Part } from '../rules/carrying.ts';
import {
  deliveryMethods,
  deliveryPrice,
  pricingOf,
  refusedMethods,
  type Offered,
} from '../rules/delivery.ts';
import { chosenOf } from '../rules/given-choice.ts';
import type { Taken } from '../rules/slots.ts';
import { findShipping, type ShippingRow } from '../repository.ts';
import { takenSlots, without } from '../repository/slots.ts';

/** Returns a function that reads the shipments of a cart with their prices; null until all of them are chosen. */
export function makeShipmentsOf({
  campaigns,
  deliveries,
  now,
}: Pick<ShippingReading, 'campaigns' | 'deliveries' | 'now'>) {
  return async (db: Db, cartToken: string, items: CartItem[]): Promise<PricedShipment[] | null> => {
    const { choices } = await findShipping(db, cartToken);
    if (choices.length === 0) return null;
    const pricing = pricingOf(itemsTotalOf(items), campaigns(), now());
    const priced = partsOf(deliveries(), items).map((part) => {
      const choice = choices.find(({ shipmentId }) => shipmentId === part.id);
      const way = part.ways.find(({ id }) => id === choice?.deliveryMethodId);
      const cents = way && choice ? deliveryPrice(way, choice, pricing) : null;
      return cents === null ? null : { itemIds: part.items.map(({ id }) => id), cents };
    });
    const shipments = priced.filter((one) => one !== null);
    return shipments.length === priced.length ? shipments : null;
  };
}

const itemsTotalOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, { rowTotalEuroCents }) => sum + rowTotalEuroCents, 0);

/** Returns a function that reads the choices of a cart. */
export function makeReadShipping(reading: ShippingReading) {
  return async (db: Db, cart: Cart, language: Language): Promise<ShippingData> => {
    const row = await findShipping(db, cart.token);
    return shippingData(reading, row, { cart, language, taken: await takenFor(reading, db, cart) });
  };
}

/** What the shop offers now. */
export const offeredBy = ({ deliveries, pickupPoints, stores }: ShippingReading): Offered => ({
  deliveries: deliveries(),
  pickupPoints: pickupPoints(),
  stores: stores(),
});

/** Orders in the windows that can be chosen, without those of the cart itself. */
export async function takenFor(
  { deliveries, heldSlots, now }: ShippingReading,
  db: Db,
  { token }: Pick<Cart, 'token'>,
): Promise<Taken> {
  if (!deliveries().methods.some(({ slots }) => slots)) return new Map();
  const [taken, held] = await Promise.all([
    takenSlots(db, dayInFinland(now()).toString()),
    heldSlots(db, token),
  ]);
  return without(taken, held);
}

interface View {
  cart: Cart;
  language: Language;
  taken: Taken;
}

/** The shipments of a cart, with what can be chosen for each at a postcode; nothing while that is null. */
export function shipmentsOf(
  reading: ShippingReading,
  { choices, postcode }: Pick<ShippingRow, 'choices'> & { postcode: string | null },
  { cart, language, taken }: View,
): Shipment[] {
  const now = reading.now();
  const offered = offeredBy(reading);
  const pricing = pricingOf(cart.price.subTotal, reading.campaigns(), now);
  const methodsOf = ({ ways, items }: Part<CartItem>, to: string): DeliveryMethod[] => {
    const destination = { ...pricing, postcode: to, language, shipsFrom: shipsFrom(items) };
    return deliveryMethods(offered, destination, now, { ways, taken });
  };
  return partsOf(offered.deliveries, cart.items).map((part) => {
    const methods = postcode === null ? [] : methodsOf(part, postcode);
    const loads = part.items.map(({ product }) => loadOf(product));
    return {
      id: part.id,
      itemIds: part.items.map(({ id }) => id),
      ...chosenOf(
        methods,
        choices.find(({ shipmentId }) => shipmentId === part.id),
      ),
      deliveryMethods: methods,
      refusedMethods:
        postcode === null ? [] : refusedMethods(offered, loads, { postcode, language }),
    };
  });
}

export function shippingData(
  reading: ShippingReading,
  { customer, choices }: ShippingRow,
  view: View,
): ShippingData {
  const postcode = customer?.postcode ?? null;
  const shipments = shipmentsOf(reading, { choices, postcode }, view);
  const [first] = shipments;
  const selected = first && methodOf(first);
  return {
    customer,
    selectedDeliveryMethod: selected ?? null,
    selectedAgent: selected?.agents.find(({ agentId }) => agentId === first?.agentId) ?? null,
    availableDeliveryMethods: first?.deliveryMethods ?? [],
    shipments,
  };
}

/** The method chosen for a shipment. */
const methodOf = ({ deliveryMethods: methods, deliveryMethodId }: Shipment) =>
  methods.find((method) => method.deliveryMethodId === deliveryMethodId);
