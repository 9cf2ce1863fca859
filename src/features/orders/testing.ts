/** For tests: orders of one scarf. */
import type { Db } from '#platform/db/database.ts';
import { cartOf } from '../cart/testing.ts';
import type { ShippingData } from '../checkout/contract.ts';
import { deliveryMethods } from '../checkout/rules/delivery.ts';
import { demoSpace } from '../content/testing.ts';
import { insertOrder, type OrderRow } from './repository.ts';
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
/** Aino has chosen to have it brought home. */
export const shipping: ShippingData = {
  customer,
  selectedDeliveryMethod:
    deliveryMethods(demoSpace(), asked, placedAt).find(({ kind }) => kind === 'home') ?? null,
  selectedAgent: null,
  availableDeliveryMethods: [],
  shipments: [],
};

/** Places an order with the idempotency key, from the cart `cart of <key>`.
 * @param minutes after the first order
 * @throws Error when the key was used before */
export async function place(
  db: Db,
  key: string,
  { customerId = null, minutes = 0 }: { customerId?: string | null; minutes?: number } = {},
): Promise<OrderRow> {
  const seen = { totalEuroCents: 1990, language: 'fi' } as const;
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
