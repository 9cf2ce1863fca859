import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { Unauthorized } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import type { Product } from '../catalogue/contract.ts';
import { productOf as present } from '../catalogue/rules/present.ts';
import type { ProductRecord } from '../catalogue/record.ts';
import { price, product as record, variant } from '../catalogue/testing.ts';
import { taxClasses } from '../pricing/testing.ts';
import type { CustomerOf } from '../session/record.ts';
import * as client from './client.ts';
import type { WishlistEntry } from './contract.ts';
import { makeWishlistApp } from './http.ts';

const productOf = (sokId: string, more: Partial<ProductRecord> = {}): Product =>
  present(
    record(sokId, more),
    {
      campaigns: [],
      comingCampaigns: [],
      categories: [],
      taxClasses,
      properties: [],
      newForDays: 30,
    },
    { language: 'fi', now: 0 },
  );
const priced = (cents: number, saleCents?: number) =>
  price(cents, saleCents ? { sale: { cents: saleCents, from: null, until: null } } : {});

const ids = (entries: WishlistEntry[]) => entries.map(({ sokId }) => sokId);

onOneDatabase('the calls of the wishlist', (database) => {
  let [allProducts, now] = [[] as Product[], 0];
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
    const deps = { db: database().db, customerOf, products };
    const clock = () => Temporal.Instant.fromEpochMilliseconds(now);
    app.route('/', makeWishlistApp({ ...deps, now: clock }));
    app.get('/v2/products', async (c) => c.json(await products(c.req.queries('id') ?? [])));
    const fetch = (request: Request) => app.fetch(request);
    const call = { baseUrl: 'http://api.test', language: 'fi' as const, correlationId: 'wishlist' };
    return { ...call, fetch, authToken };
  };

  beforeEach(() => {
    allProducts = [
      productOf('100', { price: priced(1990) }),
      productOf('200', {
        price: priced(3000),
        variants: [variant('201', { price: priced(3000, 2500) }), variant('202')],
      }),
    ];
    now = Date.parse('2026-11-24T10:00:00Z');
    customers += 1;
    aino = connect(`aino-${customers}`);
    onni = connect(`onni-${customers}`);
  });
  const wait = (minutes: number) => (now += minutes * 60_000);

  test('without a login every call is refused with 401, and nothing is kept (R200)', async () => {
    const guest = connect();
    await expect(client.wishlist(guest)).rejects.toThrow(Unauthorized);
    await expect(client.addWish(guest, '100')).rejects.toThrow(Unauthorized);
    await expect(client.removeWish(guest, '100')).rejects.toMatchObject({ code: 'not-logged-in' });
    expect(await client.wishlist(aino)).toEqual([]);
  });

  test('an entry has its product and variant, the price now and when it was saved, and the stock (R186, R273, R274)', async () => {
    await client.addWish(aino, '201');
    wait(1);
    await client.addWish(aino, '100');
    allProducts[0] = productOf('100', { price: priced(1990, 990), stock: 0 });
    const entries = await client.wishlist(aino);
    expect(entries).toMatchObject([
      {
        sokId: '100',
        product: { sokId: '100' },
        variant: null,
        savedAt: '2026-11-24T10:01:00Z',
        priceWhenSavedEuroCents: 1990,
        priceEuroCents: 990,
        availability: 'SOLD_OUT',
      },
      {
        sokId: '201',
        product: { sokId: '200' },
        variant: { sokId: '201' },
        priceWhenSavedEuroCents: 2500,
        priceEuroCents: 2500,
        availability: 'AVAILABLE',
      },
    ]);
  });

  test('wishing twice is one entry and keeps the first price, also at the same moment (R274)', async () => {
    await Promise.all([client.addWish(aino, '100'), client.addWish(aino, '100')]);
    allProducts[0] = productOf('100', { price: priced(500) });
    wait(1);
    await client.addWish(aino, '100');
    const entries = await client.wishlist(aino);
    expect(entries.map((one) => one.priceWhenSavedEuroCents)).toEqual([1990]);
  });

  test('the wishes of one customer are nobody else’s', async () => {
    await client.addWish(aino, '100');
    await client.removeWish(onni, '100');
    expect([ids(await client.wishlist(aino)), await client.wishlist(onni)]).toEqual([['100'], []]);
  });

  test('removing is by the id of the product or of the variant; twice is as good as once (R275)', async () => {
    for (const sokId of ['100', '201', '202']) await client.addWish(aino, sokId);
    await client.removeWish(aino, '201');
    await client.removeWish(aino, '201');
    expect(ids(await client.wishlist(aino)).toSorted()).toEqual(['100', '202']);
    await client.removeWish(aino, '200');
    expect(ids(await client.wishlist(aino))).toEqual(['100']);
  });

  test('a removal that is undone within ten minutes brings the entry back as it was', async () => {
    await client.addWish(aino, '100');
    allProducts[0] = productOf('100', { price: priced(500) });
    wait(60);
    await client.removeWish(aino, '100');
    wait(10);
    await client.addWish(aino, '100');
    expect(await client.wishlist(aino)).toMatchObject([
      { savedAt: '2026-11-24T10:00:00Z', priceWhenSavedEuroCents: 1990 },
    ]);
    await client.removeWish(aino, '100');
    wait(11);
    await client.addWish(aino, '100');
    expect(await client.wishlist(aino)).toMatchObject([{ priceWhenSavedEuroCents: 500 }]);
  });

  test.each([
    ['999', { status: 404, code: 'product-not-found' }],
    ['', { status: 400, code: 'invalid-input' }],
    ['1 or 1=1', { status: 400, code: 'invalid-input' }],
    ['1'.repeat(21), { status: 400, code: 'invalid-input' }],
  ])('a wish for %j is refused', async (sokId, refusal) => {
    await expect(client.addWish(aino, sokId)).rejects.toMatchObject(refusal);
    expect(await client.wishlist(aino)).toEqual([]);
  });

  test('pruning removes each and answers those whose products are still there (R198, R199)', async () => {
    for (const sokId of ['100', '201']) await client.addWish(aino, sokId);
    allProducts.shift();
    const gone = (await client.wishlist(aino)).filter(({ product }) => product === null);
    expect(gone).toMatchObject([{ sokId: '100', priceEuroCents: null, availability: 'SOLD_OUT' }]);
    const found = await client.prune(aino, ['100', '201']);
    expect(found).toMatchObject([
      { sokId: '201', product: { sokId: '200' }, variant: { sokId: '201' } },
    ]);
    expect(await client.wishlist(aino)).toEqual([]);
  });
});
