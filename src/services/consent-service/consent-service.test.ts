import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoSpaceFiles } from '#features/content/testing.ts';
import { pushSpace } from '#features/content/operations/push.ts';
import * as orders from '#features/orders/client.ts';
import { refundOrder } from '#features/orders/operations/refund.ts';
import { refundOf } from '#features/orders/rules/refund.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import { hashOf } from '#features/session/repository.ts';
import { customerNamed, logIn, testIssuer } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';
import { makeConsentService } from './consent-service.ts';

const club = 'https://club.test';
const secret = 'a-secret-for-tests';

/** The demo shop's space, with a campaign of its own and a site that embeds the widget. */
function documents() {
  const { documents: all, pictures } = demoSpaceFiles();
  const changed = all.map((one) =>
    one.kind === 'marketing-consents'
      ? { ...one, data: { ...(one.data as object), sites: [club] } }
      : one,
  );
  const campaign = {
    name: { fi: 'Lumi', en: 'Snow' },
    level: 'high',
    address: 'campaign',
    description: { fi: 'Lumen aika' },
    color: '#174534',
    startTime: '2026-11-23T00:00:00',
    endTime: '2026-11-30T00:00:00',
    filters: [{ name: { fi: 'Kaikki' }, campaignIds: ['lumi'] }],
  };
  const others = changed.filter(({ kind }) => kind !== 'campaigns');
  return { documents: [...others, { kind: 'campaigns', key: 'lumi', data: campaign }], pictures };
}

onOneDatabase('the consent service of a shop', (database) => {
  let shop: Shop;
  let service: Awaited<ReturnType<typeof makeConsentService>>;
  const push = async () => {
    const now = Temporal.Now.instant();
    const pushed = await pushSpace(database().db, { ...documents(), note: 'test', now });
    expect(pushed.ok).toBe(true);
  };
  const start = () =>
    makeConsentService({
      db: database().db,
      issuer: testIssuer,
      tokenSecret: secret,
      publicUrl: 'https://shop.test',
      now: () => shop.world.now,
      log: makeLog('silent'),
    });
  beforeAll(async () => {
    await push();
    shop = openShop(database());
    service = await start();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    shop = openShop(database());
  });

  const call = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    service.fetch(new Request(`http://consents.test${path}`, { headers, method }));
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await call(path, headers)).json() as Promise<Record<string, never>>;

  /** A customer whose browser has an encrypted access token, as from a login. */
  async function customer() {
    const sId = `aino-${randomToken()}`;
    const ends = shop.world.now.epochMilliseconds / 1000 + 600;
    const access = await makeTokenBox(secret).seal('access', randomToken(), ends);
    const { db } = database();
    const accessHash = hashOf(access);
    const authToken = await logIn(db, customerNamed(sId), shop.world.now, { accessHash });
    return { headers: { 'x-encrypted-auth': access }, by: { ...shop.connection, authToken } };
  }

  const own = [
    '/api/v1/consents/marketing',
    '/api/v1/customer-engagement',
    '/api/v1/benefits-purchases',
    '/api/v1/bonus-levels',
    '/api/v1/translations/cartbonus',
    '/api/v1/translations/productbonus',
  ];

  test('what is a customer’s is answered to their encrypted token, 401 to any other (R302, R303, R312)', async () => {
    const { headers } = await customer();
    for (const path of own) {
      expect([path, (await call(path, headers)).status]).toEqual([path, 200]);
      for (const auth of [{}, { 'x-encrypted-auth': 'x.y.z' }, { authorization: 'Bearer x' }])
        expect([path, (await call(path, auth as never)).status]).toEqual([path, 401]);
    }
    shop.world.now = shop.world.now.add({ minutes: 10 });
    for (const path of own) expect((await call(path, headers)).status).toBe(401);
  });

  describe('other sites (R302)', () => {
    const asked = (origin: string) =>
      call(own[0] ?? '', { origin, 'access-control-request-method': 'GET' }, 'OPTIONS');

    test('those that the merchant names may call from browsers', async () => {
      const allowed = (await asked(club)).headers;
      expect(allowed.get('access-control-allow-origin')).toBe(club);
      expect(allowed.get('access-control-allow-headers')).toContain('x-encrypted-auth');
      expect(allowed.get('access-control-allow-credentials')).toBeNull();
      const { headers } = await customer();
      const response = await call(own[0] ?? '', { ...headers, origin: club });
      const exposed = response.headers.get('access-control-expose-headers');
      expect(exposed).toContain('x-button-variant');
      expect(exposed).toContain('x-customer-key');
    });

    test.each(['https://other.test', 'https://club.test.evil.test', 'http://club.test', 'null'])(
      '%s may not',
      async (origin) => {
        expect((await asked(origin)).headers.get('access-control-allow-origin')).toBeNull();
      },
    );
  });

  describe('benefits (R312)', () => {
    const purchases = (headers: Record<string, string>) =>
      read('/api/v1/benefits-purchases', headers);

    test('the purchases of a year, without delivery and what was refunded, with the bonus of the cart', async () => {
      await setStock(shop, '1', 9);
      await setStock(shop, '2', 9);
      const { headers, by } = await customer();
      expect(await purchases(headers)).toEqual({
        purchases: [],
        totalEuroCents: 0,
        bonusEuroCents: 0,
      });
      const cartToken = await readyCart({ connection: by }, '1', '2');
      const placed = await orders.place(by, placeOrderInput(cartToken, 4370));
      expect((await purchases(headers))['purchases']).toEqual([]);
      await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
      const { number } = placed;
      // 1 % of less than 50 €.
      expect(await purchases(headers)).toMatchObject({
        purchases: [{ number, totalEuroCents: 3980, bonusEuroCents: 40 }],
        totalEuroCents: 3980,
        bonusEuroCents: 40,
      });
      await refundOrder(shop.deps, number, { cause: 'seller' }, (_, left) =>
        refundOf(left, { lines: [{ line: 0, quantity: 1 }], delivery: 0 }),
      );
      expect(await purchases(headers)).toMatchObject({ totalEuroCents: 1990, bonusEuroCents: 20 });
      // Of the piece that stays, half is a deposit.
      await shop.deps.db.execute(sql`update orders.placed set
        facts = jsonb_set(facts, '{lines,1,depositEuroCents}', '995') where number = ${number}`);
      expect(await purchases(headers)).toMatchObject({ totalEuroCents: 1990, bonusEuroCents: 10 });
      const { headers: others } = await customer();
      expect(await purchases(others)).toMatchObject({ totalEuroCents: 0 });
    });

    test('the levels are the merchant’s', async () => {
      const { headers } = await customer();
      const levels = await read('/api/v1/bonus-levels', headers);
      expect(levels).toEqual(expect.arrayContaining([{ fromEuroCents: 5000, percent: 2 }]));
    });

    test.each(['cartbonus', 'productbonus'])(
      '%s are the texts of the shop’s pages, by language',
      async (name) => {
        const { headers } = await customer();
        const bundles = await Promise.all(
          ['fi', 'sv', 'en', 'xx'].map((language) =>
            read(`/api/v1/translations/${name}`, { ...headers, 'x-language': language }),
          ),
        );
        const [fi = {}, sv, en, other] = bundles;
        expect(Object.keys(fi).length).toBeGreaterThan(0);
        expect(new Set([fi, sv, en].map((one) => JSON.stringify(one))).size).toBe(3);
        expect(other).toEqual(fi);
      },
    );

    test('promotions are the campaigns that run, for everybody, and their texts outside of /api/v1', async () => {
      expect(await read('/api/v1/public/promotions')).toEqual([
        {
          id: 'lumi',
          title: { fi: 'Lumi', sv: 'Snow', en: 'Snow' },
          text: { fi: 'Lumen aika', sv: 'Lumen aika', en: 'Lumen aika' },
          startTime: '2026-11-22T22:00:00Z',
          endTime: '2026-11-29T22:00:00Z',
          url: {
            fi: 'https://shop.test/kampanja/lumi',
            sv: 'https://shop.test/sv/kampanja/lumi',
            en: 'https://shop.test/en/kampanja/lumi',
          },
          imageUrl: null,
        },
      ]);
      expect(await read('/translations', { 'x-language': 'sv' })).toEqual({
        'promotions.lumi.title': 'Snow',
        'promotions.lumi.text': 'Lumen aika',
      });
      expect((await call('/api/v1/translations')).status).toBe(404);
      shop.world.now = Temporal.Instant.from('2026-12-01T10:00:00Z');
      expect(await read('/api/v1/public/promotions')).toEqual([]);
    });
  });
});
