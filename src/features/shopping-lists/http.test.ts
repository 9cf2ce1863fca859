import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { Unauthorized, type ShopError } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { productOf, variantOf } from '../cart/testing.ts';
import type { Product } from '../catalogue/contract.ts';
import type { CustomerOf } from '../session/record.ts';
import * as client from './client.ts';
import { longestName, maximumItems, maximumLists, type ShoppingList } from './contract.ts';
import { makeShoppingListsApp } from './http.ts';

const notThere = { status: 404, code: 'list-not-found' };
const idsOf = ({ items }: ShoppingList) =>
  items.map(({ sokId, quantity }) => `${sokId}×${quantity}`).join(' ');
const item = (sokId: string, quantity = 1) => ({ sokId, quantity });

onOneDatabase('the calls of shopping lists', (database) => {
  let allProducts: Product[];
  let now = 0;
  let customers = 0;
  let aino: Connection;
  let onni: Connection;

  /** Only the id of a customer matters here; it is also the token. */
  const customerOf: CustomerOf = async (token) =>
    token ? { customerId: token, customer: {} as never } : null;
  const connect = (authToken?: string): Connection => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    const products = async (asked: string[]) =>
      allProducts.filter((one) =>
        [one, ...one.variants].some(({ sokId }) => asked.includes(sokId)),
      );
    const clock = () => Temporal.Instant.fromEpochMilliseconds(now);
    app.route('/', makeShoppingListsApp({ db: database().db, customerOf, products, now: clock }));
    const fetch = (request: Request) => app.fetch(request);
    const call = { baseUrl: 'http://api.test', language: 'fi' as const, correlationId: 'lists' };
    return { ...call, fetch, authToken };
  };
  const wait = (minutes: number) => (now += minutes * 60_000);
  const make = (name = 'Viikko', items: ReturnType<typeof item>[] = [], by = aino) =>
    client.createList(by, { name, items });
  const names = async (by = aino) => (await client.shoppingLists(by)).map(({ name }) => name);
  const read = async (id: string) => idsOf(await client.shoppingList(aino, id));

  beforeEach(() => {
    allProducts = [
      productOf('100', { name: 'Maito', picture: { id: 'milk', width: 4, height: 5 } }),
      productOf('200', { name: 'Paita', variants: [variantOf('201', { size: 'M' })] }),
      productOf('300', { name: 'Leipä', availability: 'SOLD_OUT' }),
    ];
    now = Date.parse('2026-11-24T10:00:00Z');
    customers += 1;
    aino = connect(`aino-${customers}`);
    onni = connect(`onni-${customers}`);
  });

  test('without a login every call is refused with 401, and nothing is kept', async () => {
    const id = await make();
    const guest = connect();
    const refused = [
      client.shoppingLists(guest),
      client.shoppingList(guest, id),
      client.createList(guest, { name: 'Viikko' }),
      client.renameList(guest, id, 'Toinen'),
      client.deleteList(guest, id),
      client.restoreList(guest, id),
      client.addToList(guest, id, [item('100')]),
      client.setListItem(guest, id, item('100')),
    ];
    for (const call of refused) await expect(call).rejects.toThrow(Unauthorized);
    expect([await names(), await read(id)]).toEqual([['Viikko'], '']);
  });

  test('a list is made with products, and shows them as they are now', async () => {
    const id = await make('  Viikon \n ruoat ', [item('300', 2), item('201'), item('100')]);
    allProducts[0] = productOf('100', { name: 'Rasvaton maito' });
    allProducts.pop();
    expect(await client.shoppingList(aino, id)).toMatchObject({
      id,
      name: 'Viikon ruoat',
      items: [
        { sokId: '300', quantity: 2, name: 'Leipä', product: null, availability: 'SOLD_OUT' },
        { sokId: '201', name: 'Paita, M', product: { sokId: '200' }, variant: { sokId: '201' } },
        { sokId: '100', name: 'Rasvaton maito', product: { sokId: '100' }, variant: null },
      ],
    });
  });

  test('lists come with number and pictures of their products, last changed first', async () => {
    const first = await make('Ensin', [item('201'), item('100')]);
    wait(1);
    await make('Sitten');
    expect(await client.shoppingLists(aino)).toMatchObject([
      { name: 'Sitten', items: 0, pictures: [] },
      { id: first, name: 'Ensin', items: 2, pictures: [{ id: 'milk' }] },
    ]);
    for (const change of [
      () => client.renameList(aino, first, 'Uusi'),
      () => client.addToList(aino, first, [item('300')]),
      () => client.setListItem(aino, first, item('300', 4)),
    ]) {
      wait(1);
      await make('Välissä');
      wait(1);
      await change();
      expect((await client.shoppingLists(aino))[0]?.id).toBe(first);
    }
    expect((await names())[0]).toBe('Uusi');
  });

  test('what is added again gets the sum of both quantities, up to 999, and keeps its place', async () => {
    const id = await make('Viikko', [item('100', 2), item('300')]);
    await client.addToList(aino, id, [item('201'), item('100', 3)]);
    expect(await read(id)).toBe('100×5 300×1 201×1');
    await client.addToList(aino, id, [item('100', 998)]);
    expect(await read(id)).toBe('100×999 300×1 201×1');
  });

  test('a quantity is set, 0 removes, and what is not on the list stays off it', async () => {
    const id = await make('Viikko', [item('100', 2), item('300')]);
    await client.setListItem(aino, id, item('100', 7));
    await client.setListItem(aino, id, item('300', 0));
    await client.setListItem(aino, id, item('201', 5));
    expect(await read(id)).toBe('100×7');
  });

  test.each([
    ['a product that is not known', [item('999')], { status: 404, code: 'product-not-found' }],
    ['a product without its option', [item('200')], { status: 404, code: 'product-not-found' }],
    ['nothing', [], { status: 400, code: 'invalid-input' }],
    ['no pieces', [item('100', 0)], { status: 400, code: 'invalid-input' }],
    ['too many pieces', [item('100', 1000)], { status: 400, code: 'invalid-input' }],
    ['no id', [item('a')], { status: 400, code: 'invalid-input' }],
  ])('%s is not added, and nothing with it', async (_, items, refusal) => {
    const id = await make();
    const wanted = [...(items.length > 0 ? [item('100')] : []), ...items];
    await expect(client.addToList(aino, id, wanted)).rejects.toMatchObject(refusal);
    expect(await read(id)).toBe('');
  });

  test.each([
    ['', false],
    ['   ', false],
    ['x'.repeat(longestName), true],
    ['x'.repeat(longestName + 1), false],
    ['Äidille & isälle <3', true],
  ])('a list can be called %j: %s', async (name, isAllowed) => {
    const id = await make();
    const calls = [() => make(name), () => client.renameList(aino, id, name)];
    for (const call of calls) {
      const refusal = await call().then(
        () => null,
        (error: ShopError) => error.code,
      );
      expect(refusal).toBe(isAllowed ? null : 'invalid-input');
    }
    expect((await names()).filter((one) => one === name)).toHaveLength(isAllowed ? 2 : 0);
  });

  test('the lists of one customer are nobody else’s', async () => {
    const id = await make('Omat', [item('100')]);
    const calls = [
      () => client.shoppingList(onni, id),
      () => client.renameList(onni, id, 'Varas'),
      () => client.addToList(onni, id, [item('300')]),
      () => client.setListItem(onni, id, item('100', 9)),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(notThere);
    await client.deleteList(onni, id);
    await expect(client.restoreList(onni, id)).rejects.toMatchObject(notThere);
    expect([await names(), await read(id), await names(onni)]).toEqual([['Omat'], '100×1', []]);
  });

  test('a removed list is gone, and is restored with its products for ten minutes', async () => {
    const id = await make('Viikko', [item('100', 2)]);
    await client.deleteList(aino, id);
    expect(await names()).toEqual([]);
    await expect(client.shoppingList(aino, id)).rejects.toMatchObject(notThere);
    await expect(client.addToList(aino, id, [item('100')])).rejects.toMatchObject(notThere);
    wait(10);
    await client.restoreList(aino, id);
    expect([await names(), await read(id)]).toEqual([['Viikko'], '100×2']);
    await expect(client.restoreList(aino, id)).rejects.toMatchObject(notThere);
    await client.deleteList(aino, id);
    wait(11);
    await expect(client.restoreList(aino, id)).rejects.toMatchObject(notThere);
  });

  test('a customer has room for so many lists, also when several are made at once or restored', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: maximumLists + 2 }, (_, index) => make(`Lista ${index}`)),
    );
    const refused = made.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { code: 'lists-full' } },
      { reason: { code: 'lists-full' } },
    ]);
    const [first] = await client.shoppingLists(aino);
    await client.deleteList(aino, first?.id ?? '');
    await make('Viimeinen');
    await expect(client.restoreList(aino, first?.id ?? '')).rejects.toMatchObject({
      status: 400,
      code: 'lists-full',
    });
    expect(maximumLists).toBe(20);
    expect(await names()).toHaveLength(maximumLists);
  });

  test('a list has room for so many products; what is on it needs none', async () => {
    const many = Array.from({ length: maximumItems }, (_, index) => String(1000 + index));
    allProducts = [...allProducts, ...many.map((sokId) => productOf(sokId))];
    const id = await make(
      'Täysi',
      many.map((sokId) => item(sokId)),
    );
    await expect(client.addToList(aino, id, [item('100')])).rejects.toMatchObject({
      status: 400,
      code: 'list-full',
    });
    await client.addToList(aino, id, [item('1000', 2)]);
    const { items } = await client.shoppingList(aino, id);
    expect([items.length, items[0]?.quantity, maximumItems]).toEqual([100, 3, 100]);
  });
});
