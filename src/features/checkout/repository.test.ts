import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { carryChoices, clearDelivery, findShipping, putShipping } from './repository.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const home = { customer: null, deliveryMethodId: 'home', agentId: null };
const pickup = { customer: null, deliveryMethodId: 'pickup', agentId: 'agent-1' };
const nothing = { customer: null, deliveryMethodId: null, agentId: null };

onEveryDatabase('delivery choices of carts', (database) => {
  const chosen = (...carts: string[]) =>
    Promise.all(carts.map((cart) => findShipping(database().db, cart)));
  beforeEach(async () => {
    await database().run('delete from checkout.shipping');
    await putShipping(database().db, 'guest', pickup, now);
    await putShipping(database().db, 'other', home, now);
  });

  test('go along to the cart that a cart is merged into; no other cart’s do', async () => {
    await carryChoices(database().db, 'guest', 'customer');
    expect(await chosen('guest', 'customer', 'other')).toEqual([nothing, pickup, home]);
    await carryChoices(database().db, 'none', 'other');
    expect(await chosen('customer', 'other')).toEqual([pickup, home]);
  });

  test('of a cart that has its own stay', async () => {
    await carryChoices(database().db, 'guest', 'other');
    expect(await chosen('guest', 'other')).toEqual([nothing, home]);
  });

  test('are cleared for one cart alone', async () => {
    await clearDelivery(database().db, 'guest');
    expect(await chosen('guest', 'other')).toEqual([nothing, home]);
  });
});
