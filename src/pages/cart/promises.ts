/** When the cart could be delivered, before there is an address. */
import type { Connection } from '#platform/http/client.ts';
import type { Cart } from '#features/cart/contract.ts';
import { shipsFrom } from '#features/cart/rules.ts';
import { deliveryMethods } from '#features/checkout/client.ts';
import type { DeliveryMethod } from '#features/checkout/contract/delivery.ts';
import type { Deliveries } from '#features/checkout/record.ts';
import { partsOf } from '#features/checkout/rules/carrying.ts';

export type Promised = DeliveryMethod['promise'];

/** The days of the quickest delivery; null without one. Collecting from a store is no delivery. */
const quickest = (methods: readonly Pick<DeliveryMethod, 'kind' | 'promise'>[]): Promised | null =>
  methods
    .filter(({ kind }) => kind !== 'store')
    .map(({ promise }) => promise)
    .toSorted((a, b) => a.earliest.localeCompare(b.earliest))[0] ?? null;

/** From which sum of products in cents all of a cart is delivered for nothing, and by which way. */
export interface FreeFrom {
  cents: number;
  to: 'pickup' | 'home';
}

const ways: { to: FreeFrom['to']; kinds: DeliveryMethod['kind'][] }[] = [
  { to: 'pickup', kinds: ['locker', 'pickup-point'] },
  { to: 'home', kinds: ['home'] },
];

/** By the first way that carries every part; null when none ever is free.
 * @param parts methods that can carry each part of the cart */
export function freeFromOf(
  parts: readonly (readonly Pick<DeliveryMethod, 'kind' | 'freeFromEuroCents'>[])[],
): FreeFrom | null {
  for (const { to, kinds } of ways) {
    const sums = parts.map((methods) =>
      Math.min(
        Infinity,
        ...methods
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ freeFromEuroCents }) => freeFromEuroCents ?? Infinity),
      ),
    );
    const cents = Math.max(...sums);
    if (parts.length > 0 && cents < Infinity) return { cents, to };
  }
  return null;
}

/** The quickest delivery of each part of the cart, and from which sum of products it is free. */
export async function promisesOf(
  { items, price }: Pick<Cart, 'items' | 'price'>,
  { retailApi, space }: { retailApi: Connection; space: { deliveries: Deliveries } },
): Promise<{ promises: Promised[]; freeFrom: number | null; freeTo?: FreeFrom['to'] }> {
  const found = await Promise.all(
    partsOf(space.deliveries, items).map(({ items: carried, strictest: { product } }) =>
      deliveryMethods(retailApi, price.subTotal, { ...product, shipsFrom: shipsFrom(carried) }),
    ),
  );
  const free = freeFromOf(found.map((one) => one.deliveryMethods));
  return {
    promises: found.flatMap((one) => quickest(one.deliveryMethods) ?? []),
    // A number, as scripts of the release before know it.
    freeFrom: free?.cents ?? null,
    ...(free && { freeTo: free.to }),
  };
}
