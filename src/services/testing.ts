/** For tests: a shop in this process with its own bank simulator, and a shopper's steps in it. */
import { z } from 'zod';
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Campaign } from '#features/campaigns/record.ts';
import * as cart from '#features/cart/client.ts';
import type { Coupon } from '#features/cart/record.ts';
import { demoSpace, inFinnish } from '#features/content/testing.ts';
import { makeCartApp } from '#features/cart/http.ts';
import { makeReadCart } from '#features/cart/operations/read.ts';
import { lockCart, removeFromCart } from '#features/cart/repository.ts';
import { priceOf, productOf } from '#features/cart/testing.ts';
import {
  holdStock,
  readStock,
  releaseStock,
  takeStock,
} from '#features/catalogue/repository/stock.ts';
import * as checkout from '#features/checkout/client.ts';
import { makeCheckoutApp } from '#features/checkout/http.ts';
import { makeDaysOf } from '#features/checkout/operations/days.ts';
import { makeReadShipping, makeShipmentsOf } from '#features/checkout/operations/read.ts';
import { makeTakeSlots, releaseSlots } from '#features/checkout/operations/slots.ts';
import { carryChoices, clearDelivery } from '#features/checkout/repository.ts';
import type { OrdersDeps } from '#features/orders/deps.ts';
import { makeOrdersApp } from '#features/orders/http.ts';
import { makeWithdrawingApp } from '#features/orders/http/withdrawing.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import type { PaymentRedirect } from '#features/payments/contract.ts';
import { makePaymentsApp } from '#features/payments/http.ts';
import { makePaytrail } from '#features/payments/provider/paytrail.ts';
import { setRatings } from '#features/catalogue/repository/ratings.ts';
import { priceDataOf, withoutCoop } from '#features/pricing/rules.ts';
import { ofPiece } from '#features/pricing/rules/weighed.ts';
import type { ReviewsDeps } from '#features/reviews/deps.ts';
import { makeReviewsApp } from '#features/reviews/http.ts';
import { makeCustomerOf } from '#features/session/operations/customer-of.ts';
import { makeSessionApp } from '#features/session/http.ts';
import type { IdentityProvider } from '#features/session/provider/provider.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import { testIssuer } from '#features/session/testing/customers.ts';
import { type Database } from '#platform/db/database.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import { job } from '#platform/jobs/tables.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import { makeGuestDataApp } from './retail-api/personal-data/guest-data.ts';
import { makeOwnDataApp } from './retail-api/personal-data/own-data.ts';
import { makePaytrailSimulator, type RefundEnd } from './paytrail-simulator/simulator.ts';
import { bankPages } from './paytrail-simulator/testing.ts';
import { notePurchaseAt } from './retail-api/analytics.ts';
import { purchasesOf } from './retail-api/purchases.ts';
import { heldSlotsFor, readStockFor } from './retail-api/stock-for.ts';

const log = makeLog('silent');
const account = { account: '375917', secret: 'SAIPPUAKAUPPIAS' };
const bank = 'http://bank.test';
const food = { path: 'ruoka', name: 'Ruoka', urlPath: '/kategoria/ruoka', level: 1 };
/** A scarf of 19.90 €. Ids that begin with 8 have a co-op price of 17.90 €; ids that begin with 9 are
 * bread, with the VAT of food; those that begin with 77 are chilled food, those that begin with 6 food sold by
 * weight, those that begin with 5 knives for adults. */
const productsOf = (sokId: string, isCoop: boolean) => {
  if (sokId.startsWith('6')) return weighedProduct(sokId, isCoop);
  const price = { priceEuroCents: 1790, hasVariation: false, discountPercent: 0 };
  const coop = isCoop && sokId.startsWith('8') ? price : null;
  if (sokId.startsWith('5')) return productOf(sokId, { name: `Veitsi ${sokId}`, ageLimit: 18 });
  const isChilled = sokId.startsWith('77');
  const vatPermille = isChilled || sokId.startsWith('9') ? 135 : 255;
  const chilled = { categories: [food], attributes: { temperature_class: ['chilled'] } };
  const priceData = { ...priceOf(1990), coop };
  return productOf(sokId, { vatPermille, priceData, ...(isChilled && chilled) });
};

/** Pieces of about 250 g, of 5.00 € a kilogram; for co-op customers of 4.50 €. */
function weighedProduct(sokId: string, isCoop: boolean) {
  const given = {
    regularCents: 500,
    sale: null,
    coopCents: 450,
    referenceCents: null,
    unitAmount: 1,
    unit: 'kg',
    estimatedGrams: 250,
  };
  const priceData = priceDataOf(ofPiece(given), [], 0);
  return productOf(sokId, {
    name: `Omena ${sokId}`,
    vatPermille: 135,
    priceData: isCoop ? priceData : withoutCoop(priceData),
    categories: [food],
  });
}

/** Values a test may change while the shop runs. */
function openWorld() {
  return {
    now: Temporal.Instant.from('2026-11-24T10:00:00Z'),
    bankIsOpen: true,
    refundsEnd: 'ok' as RefundEnd,
    /** Addresses of the shop that the bank has called. */
    bankCalls: [] as string[],
    /** Address shoppers call from. */
    network: '192.0.2.1',
    campaigns: [] as Campaign[],
    coupons: [] as readonly Coupon[],
    takesReviews: true,
  };
}

/** What the API reads about the caller: the network, and keyed hashes. */
const shopperIn = (world: { network: string }) => ({
  networkOf: () => world.network,
  codeOf: (text: string) => createHash('sha256').update(text).digest('base64url'),
});

/** What the demo shop's merchant decides, with the campaigns and coupons of the world. */
function decisionsIn(world: ReturnType<typeof openWorld>) {
  const { deliveries, pickupPoints, stores, seller, withdrawal, catalogue } = demoSpace();
  const decided = {
    campaigns: () => world.campaigns,
    coupons: () => world.coupons,
    substitutes: () => catalogue.substitutes,
    deliveries: () => deliveries,
    pickupPoints: () => pickupPoints,
    stores: () => stores,
    heldSlots: heldSlotsFor,
    now: () => world.now,
  };
  return { decided, merchant: { ...inFinnish(seller), withdrawal: () => withdrawal } };
}

const reviewing = (
  { db, customerOf, products, now }: Pick<ReviewsDeps, 'db' | 'customerOf' | 'products' | 'now'>,
  world: ReturnType<typeof openWorld>,
): ReviewsDeps => ({
  db,
  customerOf,
  products,
  now,
  purchasesOf,
  setRatings,
  ...shopperIn(world),
  isOpen: () => world.takesReviews,
});

const sessions = () => ({
  provider: { issuer: testIssuer } as IdentityProvider,
  tokens: makeTokenBox('test-token-secret'),
  redirectUri: 'http://shop.test/check-login',
});

/** A bank that the world opens and closes. */
function bankIn(world: ReturnType<typeof openWorld>, now: () => Temporal.Instant) {
  const simulator = makePaytrailSimulator({
    ...account,
    publicUrl: bank,
    pages: bankPages,
    fetch: async (url) => void world.bankCalls.push(url),
    refundsEnd: () => world.refundsEnd,
  });
  const provider = makePaytrail({
    ...account,
    url: bank,
    now,
    fetch: (request) => {
      if (!world.bankIsOpen) throw new Error('fetch failed');
      return simulator.fetch(request);
    },
  });
  return { simulator, provider };
}

/** @param issuer of the customers' sessions
 * @param hasAccounts whether accounts are in the shop's own database */
export function openShop({ db }: Database, issuer = testIssuer, hasAccounts = true) {
  const world = openWorld();
  const now = () => world.now;
  const { simulator, provider } = bankIn(world, now);
  const { decided, merchant } = decisionsIn(world);
  const reading = {
    ...decided,
    products: async (ids: string[], { isCoop }: { isCoop: boolean }) =>
      ids.filter((id) => id !== '404').map((id) => productsOf(id, isCoop)),
    shipmentsOf: makeShipmentsOf(decided),
  };
  const readCart = makeReadCart(reading);
  const selling = { provider, publicUrl: 'http://shop.test', ...merchant };
  const customerOf = makeCustomerOf({ db, issuer, now });
  const stock = { holdStock, takeStock, releaseStock, lockCart, readCart, removeFromCart };
  const deps: OrdersDeps = {
    db,
    readShipping: makeReadShipping(decided),
    clearDelivery,
    takeSlots: makeTakeSlots(decided),
    releaseSlots,
    daysOf: makeDaysOf(decided),
    ...stock,
    ...selling,
    ...shopperIn(world),
    customerOf,
    notePurchase: notePurchaseAt(now),
    noted: () => {},
    now,
  };
  const app = makeServiceApp({ title: 'retail-api', version: '1' }, log);
  const buying = { db, readStock: readStockFor, customerOf };
  app.route('/', makeCartApp({ ...reading, ...buying, ...shopperIn(world), carryChoices }));
  app.route('/', makeCheckoutApp({ ...buying, ...decided, readCart }));
  app.route('/', makeReviewsApp(reviewing({ ...deps, ...reading }, world)));
  app.route('/', makePaymentsApp({ provider }));
  app.route('/', makeSessionApp({ db, ...sessions(), now }));
  app.route('/', makeOwnDataApp({ db, customerOf, hasAccounts, now }));
  app.route('/', makeGuestDataApp({ db, now }));
  app.route('/', makeWithdrawingApp(deps));
  app.route('/', makeOrdersApp(deps));
  const connection: Connection = {
    baseUrl: 'http://api.test',
    fetch: (request) => app.fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  };
  return { world, connection, simulator, deps };
}

export type Shop = ReturnType<typeof openShop>;

const customer = {
  email: 'aino@example.com',
  phone: '040 1234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** Makes a cart with one of each product, an address and a parcel locker. */
export async function readyCart(
  { connection }: Pick<Shop, 'connection'>,
  ...sokIds: string[]
): Promise<string> {
  const cartToken = await cart.newCart(connection);
  const items = sokIds.map((sokId) => ({ sokId, quantity: 1 }));
  await cart.add(connection, { cartToken, items });
  await checkout.address(connection, cartToken, customer);
  const delivery = { carrierId: 'aitta-paketti', deliveryMethodId: 'locker' };
  await checkout.chooseDelivery(connection, { cartToken, ...delivery, agentId: 'locker-00100' });
  return cartToken;
}

/** Input for an order of one scarf, delivered to a parcel locker. */
export const placeOrderInput = (cartToken: string, totalEuroCents = 2380) => ({
  cartToken,
  idempotencyKey: randomToken(),
  paymentMethodId: 'koivupankki',
  totalEuroCents,
});

export const payingBy = (key: string, paymentMethodId: string) => ({ key, paymentMethodId });

/** Performs an act at the bank. Returns the parameters of its redirect; none when the shopper stays.
 * @throws for an order that costs nothing */
export async function atBank(
  { simulator }: Shop,
  payment: PaymentRedirect | null | undefined,
  act: string,
) {
  if (!payment) throw new Error('The order costs nothing, so there is no payment.');
  const body = new URLSearchParams({ act });
  const response = await simulator.request(payment.url, { method: 'POST', body });
  const back = response.headers.get('location');
  return back ? Object.fromEntries(new URL(back).searchParams) : {};
}

export const setStock = ({ deps }: Shop, id: string, left: number) =>
  deps.db.execute(
    sql`insert into catalogue.stock (sok_id, quantity) values (${id}, ${left})
      on conflict (sok_id) do update set quantity = ${left}`,
  );

export const stockOf = async ({ deps }: Shop, id: string) =>
  (await readStock(deps.db, [id])).get(id);
export const jobsNamed = async ({ deps }: Shop, name: string) => {
  const named = await deps.db.select({ data: job.data }).from(job).where(eq(job.name, name));
  return named.map(({ data }) => z.record(z.string(), z.any()).parse(data));
};

export const buyerMails = async (shop: Shop) =>
  (await jobsNamed(shop, 'send-mail')).filter(({ to }) => to !== shop.deps.seller().email);

/** Moves the clock and runs the jobs that are due then. */
export async function advanceTime(shop: Shop, database: Database, minutes: number): Promise<void> {
  shop.world.now = shop.world.now.add({ minutes });
  const jobs = orderJobs(shop.deps);
  await jobs['expire-orders']?.({} as never, AbortSignal.timeout(60_000), 1).catch(() => {});
  await runDueJobs(database, { ...jobs, 'send-mail': async () => {} }, { now: shop.deps.now, log });
}
