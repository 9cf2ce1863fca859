/** Cart, checkout, payments and orders: the features that sell, and their jobs. */
import { makeAdsApp } from '#features/ads/http.ts';
import { makeCartApp } from '#features/cart/http.ts';
import type { CartReading } from '#features/cart/deps.ts';
import { makeReadCart } from '#features/cart/operations/read.ts';
import { lockCart, removeFromCart } from '#features/cart/repository.ts';
import { holdStock, releaseStock, takeStock } from '#features/catalogue/repository/stock.ts';
import { makeCheckoutApp } from '#features/checkout/http.ts';
import { makeDaysOf } from '#features/checkout/operations/days.ts';
import { makeReadShipping, makeShipmentsOf } from '#features/checkout/operations/read.ts';
import { makeTakeSlots, releaseSlots } from '#features/checkout/operations/slots.ts';
import { carryChoices, clearDelivery } from '#features/checkout/repository.ts';
import { deleteSlots } from '#features/checkout/repository/slots.ts';
import { merchantLanguage } from '#features/content/rules/merchant-language.ts';
import { shopName } from '#features/content/rules/placeholders.ts';
import type { FeedbackDeps } from '#features/feedback/deps.ts';
import { makeFeedbackApp } from '#features/feedback/http.ts';
import { feedbackJobs } from '#features/feedback/jobs.ts';
import type { OrdersDeps } from '#features/orders/deps.ts';
import { makeOrdersApp } from '#features/orders/http.ts';
import { makeWithdrawingApp } from '#features/orders/http/withdrawing.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { makePaymentsApp } from '#features/payments/http.ts';
import { setRatings } from '#features/catalogue/repository/ratings.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import { makeReviewsApp } from '#features/reviews/http.ts';
import type { CatalogueHolder } from '#features/search-index/holder.ts';
import type { CustomerOf } from '#features/session/record.ts';
import { makeShoppingListsApp } from '#features/shopping-lists/http.ts';
import { makeWishlistApp } from '#features/wishlist/http.ts';
import type { makeServiceApp } from '#platform/http/app.ts';
import { logStuck } from '#platform/jobs/stuck.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { mailJobs } from '#platform/mail/mail-jobs.ts';
import { makeMailer, type Sender, type SendMail } from '#platform/mail/mailer.ts';
import { watchedWork } from '#platform/http/watched.ts';
import { dayInFinland, type Clock } from '#platform/time.ts';
import { codeOf, readNetwork } from '../storefront/shopper-network.ts';
import { eraseExpired } from './personal-data/retention.ts';
import { purchasesOf } from './purchases.ts';
import { adsDeps } from './ads.ts';
import type { RetailApiDeps } from './deps.ts';
import { feedbackDeps } from './feedback.ts';
import { isSelling, refuseBuying } from './selling.ts';
import type { SpaceInUse } from '../space-in-use.ts';
import { notePurchaseAt } from './analytics.ts';
import { noteIn } from './order-log.ts';
import { countSold } from './sold.ts';
import { heldSlotsFor, readStockFor } from './stock-for.ts';

const hour = 3_600_000;

/** Runs `work` at the first call, and at most once in so many hours; after a failure again at the next call. */
function every(hours: number, now: Clock, work: () => Promise<void>) {
  let done = -1;
  return async () => {
    const turn = Math.floor(now().epochMilliseconds / (hours * hour));
    if (turn === done) return;
    await work();
    done = turn;
  };
}

/** Mails are sent by the shop, at its seller's address, unless a sender is configured. */
function senderOf({ mail }: RetailApiDeps, { space }: SpaceInUse): () => Sender {
  return () => mail.from ?? { name: shopName(space()), address: space().seller.email };
}

interface Shared {
  catalogue: CatalogueHolder;
  inUse: SpaceInUse;
  customerOf: CustomerOf;
}

/** What the merchant decides about selling, each time as it is now. */
const decisions = ({ space }: SpaceInUse, now: Clock) => ({
  campaigns: () => space().campaigns,
  coupons: () => space().coupons,
  substitutes: () => space().catalogue.substitutes,
  deliveries: () => space().deliveries,
  pickupPoints: () => space().pickupPoints,
  stores: () => space().stores,
  heldSlots: heldSlotsFor,
  now,
});

/** Adds cart, checkout, payments and orders to the API, and starts their jobs. */
export function addSales(
  app: ReturnType<typeof makeServiceApp>,
  deps: RetailApiDeps,
  shared: Shared,
) {
  const { now, provider } = deps;
  const { db } = deps.database;
  const { catalogue, inUse, customerOf } = shared;
  const products: CartReading['products'] = async (ids, shown) => {
    const view = { ...shown, now: now().epochMilliseconds };
    const found = [...new Set(ids)].map((id) => catalogue.current().product(id, view));
    return found.filter((product) => product !== null);
  };
  const decided = decisions(inUse, now);
  const reading = { products, shipmentsOf: makeShipmentsOf(decided), ...decided };
  const readCart = makeReadCart(reading);
  const shopper = {
    networkOf: (call: { request: Request; connection: unknown }) => readNetwork(deps.network, call),
    codeOf: codeOf(deps.network),
  };
  const orders = { ...ordersDeps(deps, shared), ...shopper, readCart };
  const buying = { db, readStock: readStockFor, customerOf };
  app.route('/', makeCartApp({ ...reading, ...buying, ...shopper, carryChoices }));
  app.route('/', makeWishlistApp({ db, customerOf, products, now }));
  app.route('/', makeShoppingListsApp({ db, customerOf, products, now }));
  const isOpen = () => switchesIn(inUse.space().switches, deps.environment).reviewSubmit;
  const reviewing = { db, customerOf, products, purchasesOf, setRatings, isOpen, now };
  app.route('/', makeReviewsApp({ ...reviewing, ...shopper }));
  app.route('/', makeCheckoutApp({ ...buying, ...decided, readCart }));
  app.route('/', makePaymentsApp({ provider }));
  // Withdrawals are taken while nothing is sold, too.
  app.route('/', makeWithdrawingApp(orders));
  app.use(
    '/v3/order/*',
    refuseBuying(() => isSelling(inUse, deps.environment)),
  );
  app.route('/', makeOrdersApp(orders));
  app.route('/', makeAdsApp(adsDeps(deps, shared)));
  const send = mailerOf(deps, inUse);
  const feedback = feedbackDeps(deps, shared, send);
  app.route('/', makeFeedbackApp(feedback));
  return startSalesJobs(deps, send, { orders, feedback });
}

const ordersDeps = (
  { database, provider, publicUrl, log, now }: RetailApiDeps,
  { inUse, customerOf }: Shared,
) => ({
  db: database.db,
  lockCart,
  removeFromCart,
  readShipping: makeReadShipping(decisions(inUse, now)),
  clearDelivery,
  holdStock,
  takeStock,
  releaseStock,
  takeSlots: makeTakeSlots(decisions(inUse, now)),
  releaseSlots,
  daysOf: makeDaysOf(decisions(inUse, now)),
  provider,
  publicUrl,
  notePurchase: notePurchaseAt(now),
  seller: () => inUse.space().seller,
  merchantLanguage: () => merchantLanguage(inUse.space()),
  withdrawal: () => inUse.space().withdrawal,
  customerOf,
  noted: noteIn(log),
  now,
});

function mailerOf(deps: RetailApiDeps, inUse: SpaceInUse): SendMail {
  const { dataDir: dataDirectory, mail, now, telemetry } = deps;
  const { smtpUrl } = mail;
  const send = makeMailer({ smtpUrl, from: senderOf(deps, inUse), dataDirectory, now });
  return (...letter) => watchedWork(telemetry, 'mail-server', () => send(...letter));
}

/** Separate lanes: a mail server, bank or service that hangs delays only its own jobs. */
function startSalesJobs(
  { database, now, log, telemetry }: RetailApiDeps,
  send: SendMail,
  { orders, feedback }: { orders: OrdersDeps; feedback: FeedbackDeps },
) {
  const tidying = {
    'forget-in-time': every(1, now, () => eraseExpired(database.db, now())),
    'log-stuck-jobs': every(1, now, () => logStuck(database.db, log, now())),
    'forget-slots': every(24, now, () => deleteSlots(database.db, dayInFinland(now()).toString())),
    'count-sold': every(6, now, () => countSold(database.db, now())),
  };
  const lanes = [
    { handlers: mailJobs(send, log), concurrency: 4, seconds: 60 },
    { handlers: orderJobs(orders), concurrency: 4, seconds: 240 },
    { handlers: feedbackJobs(feedback), concurrency: 2, seconds: 60 },
    { handlers: tidying, concurrency: 1, seconds: 240 },
  ];
  return startJobs(database, lanes, {
    now,
    log,
    telemetry,
    everyMinute: ['expire-orders', ...Object.keys(tidying)],
  });
}
