/** Every part of the shop that stores data of customers: how it exports and how it erases it (L29). */
import { eraseEvents, exportEvents } from '#features/analytics/repository.ts';
import * as cart from '#features/cart/repository.ts';
import * as consents from '#features/consents/repository.ts';
import * as checkout from '#features/checkout/repository.ts';
import * as feedback from '#features/feedback/repository.ts';
import * as accounts from '#features/identity/own-data.ts';
import { allOrdersOf } from '#features/orders/repository.ts';
import * as orders from '#features/orders/repository/own-data.ts';
import * as sessions from '#features/session/repository.ts';
import { setRatings } from '#features/catalogue/repository/ratings.ts';
import { eraseReviews } from '#features/reviews/operations/recount.ts';
import { exportReviews } from '#features/reviews/repository/own-data.ts';
import * as shoppingLists from '#features/shopping-lists/repository.ts';
import * as wishlist from '#features/wishlist/repository.ts';
import type { Db } from '#platform/db/database.ts';
import { deleteMailsTo, mailsTo } from '#platform/jobs/forget.ts';

export interface DataSource {
  collect(db: Db, customerId: string): Promise<unknown>;
  erase(tx: Db, customerId: string, now: Temporal.Instant): Promise<void>;
}

const emailsOf = async (db: Db, id: string): Promise<string[]> => [
  ...(await orders.emailsOf(db, id)),
  ...(await accounts.emailsOf(db, id)),
  ...(await sessions.emailsOf(db, id)),
];

const numbersOf = async (db: Db, id: string): Promise<string[]> =>
  (await allOrdersOf(db, id)).map(({ number }) => number);

/** In the order of erasure: mails and addresses are found through the data of the sources after them. */
export const dataSources = {
  mails: {
    collect: async (db, id) => mailsTo(db, await emailsOf(db, id)),
    erase: async (tx, id) => deleteMailsTo(tx, await emailsOf(tx, id)),
  },
  events: {
    collect: async (db, id) => exportEvents(db, await numbersOf(db, id)),
    erase: async (tx, id) => eraseEvents(tx, await numbersOf(tx, id)),
  },
  addresses: {
    collect: checkout.addressesOf,
    erase: async (tx, id) => checkout.eraseCustomer(tx, id, await cart.tokensOf(tx, id)),
  },
  cart: { collect: cart.exportCustomer, erase: cart.eraseCustomer },
  consents: { collect: consents.exportCustomer, erase: consents.eraseCustomer },
  feedback: { collect: feedback.exportCustomer, erase: feedback.eraseCustomer },
  shoppingLists: { collect: shoppingLists.exportCustomer, erase: shoppingLists.eraseCustomer },
  wishlist: { collect: wishlist.exportCustomer, erase: wishlist.eraseCustomer },
  reviews: {
    collect: (db, customerId) => exportReviews(db, { customerId, orderNumber: '' }),
    erase: (tx, customerId) => eraseReviews(tx, { customerId, orderNumber: '' }, setRatings),
  },
  orders: { collect: orders.exportCustomer, erase: orders.eraseCustomer },
  sessions: {
    collect: sessions.exportSessions,
    erase: (tx, id) => sessions.deleteSessionsOf(tx, id),
  },
} satisfies Record<string, DataSource>;

/** The account itself, when it is at the shop's own provider. */
export const ownAccounts: DataSource = {
  collect: accounts.exportAccount,
  erase: accounts.eraseAccount,
};
