import { demoSpace } from '../content/testing.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { InvalidInput } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import { cartOf } from '../cart/testing.ts';
import * as client from './client.ts';
import type { ShippingData } from './contract.ts';
import type { DeliveryMethod } from './contract/delivery.ts';
import { makeCheckoutApp } from './http.ts';

const customer = {
  email: 'aino@example.com',
  phone: '040 123 4567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};
const kept = { ...customer, phone: '+358401234567' };
const noCart = 'nobody-has-this-cart';
const locker = { carrierId: 'aitta-paketti', deliveryMethodId: 'locker', agentId: 'locker-00100' };

const { deliveries, pickupPoints, stores } = demoSpace();

onOneDatabase('the calls of the checkout', (database) => {
  let cartToken: string;
  let stock: Map<string, number>;
  beforeEach(() => {
    cartToken = randomToken();
    stock = new Map([
      ['1', 2],
      ['2', 3],
    ]);
  });
  const service = () => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    const deps = {
      db: database().db,
      // Two of the products 1 and five of the products 2.
      readCart: async (_db: unknown, token: string) =>
        token === noCart ? null : cartOf(token, { 1: 2, 2: 5 }),
      readStock: async () => stock,
      customerOf: async () => null,
      campaigns: () => [],
      deliveries: () => deliveries,
      pickupPoints: () => pickupPoints,
      stores: () => stores,
      heldSlots: async () => [],
      now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
    };
    return app.route('/', makeCheckoutApp(deps));
  };
  const call = callsTo(service);
  const connection = {
    baseUrl: 'http://api.test',
    fetch: (request: Request) => service().fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  } as const;

  const sendAddress = (more: object = {}) =>
    call('POST /v3/order/address', { cartToken, customer: { ...customer, ...more } });
  const choose = (choice: object) =>
    call('POST /v3/order/deliveryMethod', { cartToken, ...choice });
  const read = async () =>
    (await call(`GET /v3/order/shippingdata?cartToken=${cartToken}`)).body as ShippingData;
  const methodsIn = (body: unknown) =>
    (body as { deliveryMethods: DeliveryMethod[] }).deliveryMethods;
  const ids = (methods: DeliveryMethod[]) =>
    methods.map(({ carrierId, deliveryMethodId }) => [carrierId, deliveryMethodId]);
  const everyWay = [
    ['aitta-paketti', 'locker'],
    ['aitta-paketti', 'pickup-point'],
    ['aitta-kuljetus', 'home'],
    ['aitta-myymala', 'store'],
  ];

  describe('POST /v3/order/draft', () => {
    test('answers until when it holds and the items the stock cannot fill (R297, R253)', async () => {
      expect(await call('POST /v3/order/draft', { cartToken })).toEqual({
        status: 200,
        body: {
          expires: '2026-11-24T10:30:00Z',
          availability: [{ itemId: 'item-2', unavailable: 2, quantity: 5 }],
        },
      });
      stock.set('2', 5);
      const { body } = await call('POST /v3/order/draft', { cartToken });
      expect(body).toMatchObject({ availability: [] });
    });

    test('its client makes a draft order of it (R252)', async () => {
      stock.delete('1');
      expect(await client.draft(connection, cartToken)).toEqual({
        expires: '2026-11-24T10:30:00Z',
        unavailableProducts: [
          { itemId: 'item-1', unavailable: 2, quantity: 2 },
          { itemId: 'item-2', unavailable: 2, quantity: 5 },
        ],
      });
    });
  });

  describe('POST /v3/order/address', () => {
    test('answers delivery methods and shipments, and keeps the customer (R298, R260)', async () => {
      const { status, body } = await sendAddress();
      expect([status, ids(methodsIn(body))]).toEqual([200, everyWay]);
      const itemIds = ['item-1', 'item-2'];
      expect(body).toMatchObject({
        shipments: [{ itemIds, deliveryMethodId: null, agentId: null, slotId: null }],
      });
      expect((await read()).customer).toEqual(kept);
    });

    test.each([
      ['email', 'aino', 'email'],
      ['phone', '12', 'phone'],
      ['firstName', ' ', 'required'],
      ['lastName', 'x'.repeat(61), 'too-long'],
      ['streetAddress', '', 'required'],
      ['lastName', '\u202E\u200B', 'required'],
      ['postcode', '0010', 'postcode'],
      ['postcode', '00000', 'postcode'],
      ['city', '', 'required'],
    ])('refuses a customer whose %s is %j and keeps nothing of it (R298)', async (...row) => {
      const [field, value, reason] = row;
      const { status, body } = await sendAddress({ [field]: value });
      const faults = [{ field: `customer.${field}`, reason }];
      expect([status, body]).toMatchObject([400, { code: 'invalid-input', faults }]);
      expect((await read()).customer).toBeNull();
    });

    test.each([
      ['firstName', 'Ve\r\nBcc: evil@x.example', 'Ve Bcc: evil@x.example'],
      ['lastName', '\u202EVirta\u00ADnen', 'Virtanen'],
      ['streetAddress', 'Tie\u001b[31m 1', 'Tie[31m 1'],
      ['city', 'Turku\u2028Åbo', 'Turku Åbo'],
      ['email', 'mailto:aino@example.com\u00A0', 'aino@example.com'],
      ['phone', '+46 (0)8 123 456 78', '+46812345678'],
      ['postcode', 'FI-00 100', '00100'],
    ])('reads a customer whose %s is %j as %j', async (field, typed, stored) => {
      expect((await sendAddress({ [field]: typed })).status).toBe(200);
      expect((await read()).customer).toEqual({ ...kept, [field]: stored });
    });

    test('with a postcode of another town is kept, and the town of the postcode is named (R298)', async () => {
      await sendAddress({ city: 'Rovaniemi' });
      expect(await read()).toMatchObject({
        customer: { postcode: '00100', city: 'Rovaniemi' },
        townOfPostcode: 'Helsinki',
      });
      await sendAddress({ city: 'HELSINGFORS' });
      expect(await read()).not.toHaveProperty('townOfPostcode');
    });

    test('of another town lets a place near the old one go (R298, R258)', async () => {
      await sendAddress();
      await choose(locker);
      await sendAddress({ streetAddress: 'Koivukuja 2' });
      expect((await read()).selectedAgent?.agentId).toBe('locker-00100');
      await sendAddress({ postcode: '90100', city: 'Oulu' });
      expect(await read()).toMatchObject({ selectedDeliveryMethod: null, selectedAgent: null });
    });
  });

  test('GET /v1/delivery-methods responds with prices and promises for a sum, without a cart', async () => {
    const offered = async (itemsTotal: number) =>
      (await call(`GET /v1/delivery-methods?itemsTotal=${itemsTotal}&postcode=00100`)).body as {
        deliveryMethods: DeliveryMethod[];
        pickupFreeFromEuroCents: number;
      };
    const cheap = await offered(4999);
    expect(cheap.pickupFreeFromEuroCents).toBe(7000);
    expect(cheap.deliveryMethods.map(({ kind, priceEuroCents }) => [kind, priceEuroCents])).toEqual(
      [
        ['locker', 390],
        ['pickup-point', 490],
        ['home', 990],
        ['store', 0],
        ['home', 590],
        ['store', 290],
      ],
    );
    const [free] = (await offered(7000)).deliveryMethods;
    expect(free).toMatchObject({ priceEuroCents: 0, promise: cheap.deliveryMethods[0]?.promise });
    expect(free).not.toHaveProperty('agents');
  });

  describe('POST /v3/order/deliveryoptions', () => {
    const send = (to: object, language?: 'sv') =>
      call('POST /v3/order/deliveryoptions', { cartToken, ...to }, language);

    test('answers what can be chosen at a postcode and street, without keeping them (R299, R259)', async () => {
      const to = { postcode: '33100', streetAddress: 'Koskipolku 9' };
      const { status, body } = await send(to, 'sv');
      expect([status, ids(methodsIn(body))]).toEqual([200, everyWay]);
      expect(methodsIn(body)[0]).toMatchObject({
        kind: 'locker',
        name: 'Paketautomat',
        priceEuroCents: 0,
        freeFromEuroCents: 7000,
      });
      const agents = methodsIn(body).map((method) => method.agents[0]?.agentId);
      expect(agents).toEqual(['locker-33100', 'pickup-point-33100', undefined, 'store-tre']);
      expect((await read()).customer).toBeNull();
    });

    test.each([
      ['00100', '2026-11-25', '2026-11-27'],
      ['22100', '2026-11-27', '2026-12-01'],
    ])('plans the delivery to %s for %s to %s (R262)', async (postcode, earliest, latest) => {
      const { body } = await send({ postcode });
      expect(methodsIn(body)[0]?.promise).toEqual({ earliest, latest });
    });

    test.each([
      ['postcode', '123'],
      ['postcode', 'ABCDE'],
      ['streetAddress', 'x'.repeat(101)],
    ])('refuses the %s %j (R299)', async (field, value) => {
      const { status, body } = await send({ postcode: '00100', [field]: value });
      expect([status, body]).toMatchObject([400, { code: 'invalid-input', faults: [{ field }] }]);
    });
  });

  test('GET /v3/order/shippingdata answers the state of the order, empty at first (R300, R254, R261)', async () => {
    const shipment = {
      id: 'locker+pickup-point+home+store',
      itemIds: ['item-1', 'item-2'],
      slotId: null,
      isSlotTaken: false,
    };
    expect(await call(`GET /v3/order/shippingdata?cartToken=${cartToken}`)).toEqual({
      status: 200,
      body: {
        customer: null,
        selectedDeliveryMethod: null,
        selectedAgent: null,
        availableDeliveryMethods: [],
        shipments: [
          {
            ...shipment,
            deliveryMethodId: null,
            agentId: null,
            deliveryMethods: [],
            refusedMethods: [],
          },
        ],
      },
    });
    await sendAddress();
    const { body } = await choose(locker);
    const after = await read();
    expect(after).toEqual(body);
    expect(ids(after.availableDeliveryMethods)).toEqual(everyWay);
    expect(after).toMatchObject({
      customer: kept,
      selectedDeliveryMethod: { carrierId: 'aitta-paketti', deliveryMethodId: 'locker' },
      selectedAgent: { agentId: 'locker-00100', name: 'Pakettiautomaatti Helsinki' },
      shipments: [{ ...shipment, deliveryMethodId: 'locker', agentId: 'locker-00100' }],
    });
  });

  describe('POST /v3/order/deliveryMethod', () => {
    const home = { carrierId: 'aitta-kuljetus', deliveryMethodId: 'home' };

    test('picks a carrier’s delivery, and an agent only where it needs one (R301, R258)', async () => {
      await sendAddress();
      for (const [choice, agentId] of [
        [locker, 'locker-00100'],
        [{ ...home, agentId: 'locker-00100' }, null],
      ] as const) {
        const { status, body } = await choose(choice);
        const { deliveryMethodId } = choice;
        expect([status, body]).toMatchObject([
          200,
          {
            selectedDeliveryMethod: { deliveryMethodId },
            shipments: [{ deliveryMethodId, agentId }],
          },
        ]);
      }
    });

    test.each([
      ['another carrier’s', { ...home, carrierId: 'aitta-paketti' }, 'delivery-unknown'],
      ['one nobody offers', { ...home, deliveryMethodId: 'pigeon' }, 'delivery-unknown'],
      ['a locker without its place', { ...locker, agentId: undefined }, 'agent-missing'],
      ['a locker far away', { ...locker, agentId: 'locker-96100' }, 'agent-unknown'],
      ['none', {}, 'invalid-input'],
    ])('refuses %s and keeps what was chosen (R301)', async (_, choice, code) => {
      await sendAddress();
      await choose(locker);
      expect(await choose(choice)).toMatchObject({ status: 400, body: { code } });
      expect((await read()).selectedAgent?.agentId).toBe('locker-00100');
    });

    test('comes after the address (R301)', async () => {
      const refused = await choose(home);
      expect(refused).toMatchObject({ status: 400, body: { code: 'address-missing' } });
    });
  });

  test('a refused order call has an error of its own; other failures keep theirs (R263)', async () => {
    const choosing = (token: string) =>
      client.chooseDelivery(connection, { cartToken: token, ...locker }).catch((error) => error);
    const refused: unknown = await choosing(cartToken);
    expect(refused).toBeInstanceOf(client.OrderRefused);
    expect(refused).toBeInstanceOf(InvalidInput);
    expect(refused).toMatchObject({ status: 400, code: 'address-missing' });
    expect(await choosing(noCart)).toMatchObject({ name: 'NotFound', status: 404 });
  });

  test.each([
    ['POST /v3/order/draft (R297)', {}],
    ['POST /v3/order/address (R298)', { customer }],
    ['POST /v3/order/deliveryoptions (R299)', { postcode: '00100' }],
    ['GET /v3/order/shippingdata (R300)', {}],
    ['POST /v3/order/deliveryMethod (R301)', locker],
  ])('%s refuses a cart that is not there and a token that is none', async (named, payload) => {
    const [path = ''] = named.split(' (');
    for (const [token, status, code] of [
      [noCart, 404, 'cart-not-found'],
      ['x', 400, 'invalid-input'],
    ] as const) {
      const refused = path.startsWith('GET')
        ? await call(`${path}?cartToken=${token}`)
        : await call(path, { ...payload, cartToken: token });
      expect(refused).toMatchObject({ status, body: { code } });
    }
  });
});
