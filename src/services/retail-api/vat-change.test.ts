/** A shop just before and just after the midnight at which VAT changes, without an import between. */
import { afterAll, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as orders from '#features/orders/client.ts';
import type { Connection } from '#platform/http/client.ts';
import { openTarget, publicUrl } from '../attacks/testing/target.ts';
import { placeOrderInput, readyCart } from '../testing.ts';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of ended) await stop();
});

test.each([
  ['2025-12-31T21:59:00Z', 140, 255],
  ['2025-12-31T22:00:00Z', 135, 255],
])(
  'at %s bread is taxed with %i and a scarf with %i per mille, from cart to order (L06)',
  async (now, food, general) => {
    const target = await openTarget({ AITTA_NOW: now });
    ended.push(target.stop);
    const connection: Connection = {
      baseUrl: `${publicUrl}/api`,
      fetch: async (request) => target.fetch(request),
      language: 'fi',
      correlationId: 'test-0001',
    };
    const product = await (await target.send('/api/v3/product/2')).json();
    expect(product).toMatchObject({ vatPermille: food });
    const cartToken = await readyCart({ connection }, '1');
    await cart.add(connection, { cartToken, items: [{ sokId: '2', quantity: 1 }] });
    const { price } = await cart.cart(connection, cartToken);
    const rates = (taxes: { ratePermille: number }[]) =>
      taxes.map(({ ratePermille }) => ratePermille).toSorted((a, b) => a - b);
    expect(rates(price.taxes)).toEqual([food, general]);
    const placed = await orders.place(connection, placeOrderInput(cartToken, price.grandTotal));
    const order = await orders.order(connection, placed.number, placed.key);
    expect(order.lines.map(({ sokId, vatPermille }) => [sokId, vatPermille])).toEqual([
      ['1', general],
      ['2', food],
    ]);
    expect(rates(order.vat)).toEqual([food, general]);
  },
  60_000,
);
