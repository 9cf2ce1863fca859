import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import {
  addressesOf,
  carryChoices,
  clearDelivery,
  deleteShipping,
  eraseCustomer,
  eraseShipping,
  findShipping,
  keepAddress,
  removeAddress,
  putShipping,
} from './repository.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const choosing = (deliveryMethodId: string, agentId: string | null) => ({
  customer: null,
  choices: [{ shipmentId: 'all', deliveryMethodId, agentId, slotId: null }],
});
const home = choosing('home', null);
const pickup = choosing('pickup', 'agent-1');
const nothing = { customer: null, choices: [] };
const recipient = (firstName: string) => ({
  email: 'recipient@example.com',
  phone: '0401234567',
  firstName,
  lastName: 'Virtanen',
  streetAddress: 'Kotikatu 1',
  postcode: '00100',
  city: 'Helsinki',
});

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

  test.each([
    ['later', 1, pickup],
    ['at the same moment', 0, pickup],
    ['earlier', -1, home],
  ])(
    'made %s than those of the cart it is merged into: the last ones count (R232)',
    async (_, minutes, remaining) => {
      const { db } = database();
      await putShipping(db, 'guest', pickup, now.add({ minutes }));
      await carryChoices(db, 'guest', 'other');
      expect(await chosen('guest', 'other')).toEqual([nothing, remaining]);
    },
  );

  test('without an address leave the one that the other cart has; nothing chosen changes nothing', async () => {
    const { db } = database();
    await putShipping(db, 'other', { ...home, customer: recipient('Aino') }, now);
    await carryChoices(db, 'guest', 'other');
    expect(await chosen('other')).toEqual([{ ...pickup, customer: recipient('Aino') }]);
    await putShipping(db, 'guest', { ...nothing, customer: recipient('Onni') }, now);
    await carryChoices(db, 'guest', 'other');
    expect(await chosen('other')).toEqual([{ customer: recipient('Onni'), choices: [] }]);
    await putShipping(db, 'guest', nothing, now.add({ minutes: 1 }));
    await carryChoices(db, 'guest', 'other');
    expect(await chosen('other')).toEqual([{ customer: recipient('Onni'), choices: [] }]);
  });

  test('are cleared for one cart alone', async () => {
    await clearDelivery(database().db, 'guest');
    expect(await chosen('guest', 'other')).toEqual([nothing, home]);
  });

  test('are deleted with their cart, or when they were last changed before a time', async () => {
    const { db } = database();
    await eraseShipping(db, 'guest');
    expect(await chosen('guest', 'other')).toEqual([nothing, home]);
    await deleteShipping(db, now);
    expect(await chosen('other')).toEqual([home]);
    await deleteShipping(db, now.add({ seconds: 1 }));
    expect(await chosen('other')).toEqual([nothing]);
  });
});

onEveryDatabase('addresses of customers', (database) => {
  const address = (streetAddress: string) => ({
    firstName: 'Aino',
    lastName: 'Virtanen',
    streetAddress,
    postcode: '00100',
    city: 'Helsinki',
    phone: '',
  });
  const keep = (customer: string, street: string) =>
    keepAddress(database().db, customer, address(street));
  const kept = async (customer: string) =>
    (await addressesOf(database().db, customer)).map(({ streetAddress }) => streetAddress);

  test('the five latest of each are kept, each once; one is removed by its customer; erasing takes those of one', async () => {
    const { db } = database();
    await keep('onni', 'Tie 1');
    for (const street of ['Tie 1', 'Tie 2', 'Tie 3', 'Tie 1']) await keep('aino', street);
    expect(await kept('aino')).toEqual(['Tie 1', 'Tie 3', 'Tie 2']);
    for (const street of ['Tie 4', 'Tie 5', 'Tie 6']) await keep('aino', street);
    expect(await kept('aino')).toEqual(['Tie 6', 'Tie 5', 'Tie 4', 'Tie 1', 'Tie 3']);
    expect(await kept('onni')).toEqual(['Tie 1']);
    const [latest] = await addressesOf(db, 'aino');
    await removeAddress(db, 'onni', latest?.id ?? '');
    expect(await kept('aino')).toHaveLength(5);
    await removeAddress(db, 'aino', latest?.id ?? '');
    expect(await kept('aino')).toEqual(['Tie 5', 'Tie 4', 'Tie 1', 'Tie 3']);
    await putShipping(db, 'cart of aino', home, now);
    await putShipping(db, 'cart of onni', home, now);
    await eraseCustomer(db, 'aino', ['cart of aino']);
    expect([await kept('aino'), await kept('onni')]).toEqual([[], ['Tie 1']]);
    expect(await findShipping(db, 'cart of aino')).toEqual(nothing);
    expect(await findShipping(db, 'cart of onni')).toEqual(home);
  });
});
