/** For tests: orders of one scarf. */
import type { Db } from '#platform/db/database.ts';
import { cartOf } from '../cart/testing.ts';
import type { ShippingData } from '../checkout/contract.ts';
import type { Shipment } from '../checkout/contract/delivery.ts';
import { deliveryMethods } from '../checkout/rules/delivery.ts';
import { demoSpace } from '../content/testing.ts';
import { insertOrder, type OrderRow } from './repository.ts';
import type { WithdrawalLimit } from './contract/after-payment.ts';
import type { OrderFacts } from './record.ts';
import type { WithdrawalTerms } from './record/withdrawal.ts';
import { orderFacts } from './rules.ts';

/** When the first order is placed. */
export const placedAt = Temporal.Instant.from('2026-11-24T10:00:00Z');

const asked = {
  postcode: '00100',
  itemsTotal: 1990,
  freePickupFrom: Infinity,
  language: 'fi',
} as const;
const customer = {
  email: 'aino@example.com',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};
const ways = demoSpace().deliveries.methods.filter(({ slots }) => !slots);
const methods = deliveryMethods(demoSpace(), asked, placedAt, { ways });

/** Items of the products are delivered home, for a price in cents. */
export const broughtHome = (cents = 0, products = [1, 2, 3, 4, 5, 6, 7, 8, 9]): Shipment => ({
  id: `home of ${products.join(' ')}`,
  itemIds: products.map((product) => `item-${product}`),
  deliveryMethodId: 'home',
  agentId: null,
  slotId: null,
  isSlotTaken: false,
  deliveryMethods: methods.map((method) => ({ ...method, priceEuroCents: cents })),
  refusedMethods: [],
});

/** Aino has chosen to have it brought home. */
export const shipping: ShippingData = {
  customer,
  selectedDeliveryMethod: null,
  selectedAgent: null,
  availableDeliveryMethods: [],
  shipments: [broughtHome()],
};

/** Everything can be withdrawn for the days of the law. */
export const plainTerms: WithdrawalTerms = { days: 14, exceptions: [] };

/** Places an order with the idempotency key, from the cart `cart of <key>`.
 * @param minutes after the first order
 * @throws Error when the key was used before */
export async function place(
  db: Db,
  key: string,
  { customerId = null, minutes = 0 }: { customerId?: string | null; minutes?: number } = {},
): Promise<OrderRow> {
  const seen = { totalEuroCents: 1990, language: 'fi', withdrawal: plainTerms } as const;
  const row = await insertOrder(db, {
    key: `key of ${key}`,
    cartToken: `cart of ${key}`,
    customerId,
    idempotencyKey: key,
    facts: orderFacts(cartOf('cart', { 1: 1 }), shipping, seen, placedAt.add({ minutes })),
    spent: [{ key: 'pieces of aino', amount: 2 }],
  });
  if (!row) throw new Error(`${key} was placed before.`);
  return row;
}

/** Facts of an order of the lines, `cents` each, sent home. */
export function soldFacts(
  sold: {
    quantity: number;
    cents: number;
    vatPermille: number;
    limit?: WithdrawalLimit;
    /** Sold by weight. */
    weighed?: { grams: number; perKg: number };
  }[],
  {
    discount = 0,
    delivery = 0,
    standard = delivery,
  }: { discount?: number; delivery?: number; standard?: number } = {},
): OrderFacts {
  const { lines: [line] = [], ...facts } = orderFacts(
    cartOf('cart', { 1: 1 }),
    shipping,
    { totalEuroCents: 1990, language: 'fi', withdrawal: plainTerms },
    placedAt,
  );
  const lines = sold.map(({ quantity, cents, vatPermille, limit, weighed }, at) => ({
    ...(line as OrderFacts['lines'][number]),
    sokId: String(at + 1),
    quantity,
    unitPriceEuroCents: cents,
    rowTotalEuroCents: cents * quantity,
    vatPermille,
    ...(limit && { withdrawalLimit: limit }),
    ...(weighed && {
      estimatedGrams: weighed.grams,
      valuePriceEuroCents: weighed.perKg,
      unit: 'kg',
    }),
  }));
  const sum = lines.reduce((total, { rowTotalEuroCents }) => total + rowTotalEuroCents, 0);
  return {
    ...facts,
    lines,
    discountEuroCents: discount,
    deliveries: facts.deliveries.map((one) => ({
      ...one,
      lines: lines.map((_, at) => at),
      priceEuroCents: delivery,
      standardEuroCents: standard,
    })),
    totalEuroCents: sum - discount + delivery,
  };
}
