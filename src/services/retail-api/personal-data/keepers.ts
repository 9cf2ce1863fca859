/** Who keeps what of a customer, in one table: what each tells them of it, and how each forgets them (L29). */
import * as cart from '#features/cart/repository.ts';
import * as checkout from '#features/checkout/repository.ts';
import * as accounts from '#features/identity/repository/erase.ts';
import * as orders from '#features/orders/repository/own-data.ts';
import * as sessions from '#features/session/repository.ts';
import * as wishlist from '#features/wishlist/repository.ts';
import type { Db } from '#platform/db/database.ts';
import { forgetMailsTo, mailsTo } from '#platform/jobs/forget.ts';

export interface Keeper {
  tell(db: Db, customerId: string): Promise<unknown>;
  forget(tx: Db, customerId: string, now: Temporal.Instant): Promise<void>;
}

const emailsOf = async (db: Db, id: string): Promise<string[]> => [
  ...(await orders.emailsOf(db, id)),
  ...(await accounts.emailsOf(db, id)),
  ...(await sessions.emailsOf(db, id)),
];

/** In the order in which they forget: mails and addresses are found by what others keep. */
export const keepers = {
  mails: {
    tell: async (db, id) => mailsTo(db, await emailsOf(db, id)),
    forget: async (tx, id) => forgetMailsTo(tx, await emailsOf(tx, id)),
  },
  addresses: {
    tell: checkout.addressesOf,
    forget: async (tx, id) => checkout.eraseCustomer(tx, id, await cart.tokensOf(tx, id)),
  },
  cart: { tell: cart.exportCustomer, forget: cart.eraseCustomer },
  wishlist: { tell: wishlist.exportCustomer, forget: wishlist.eraseCustomer },
  orders: { tell: orders.exportCustomer, forget: orders.eraseCustomer },
  sessions: {
    tell: sessions.exportSessions,
    forget: (tx, id) => sessions.deleteSessionsOf(tx, id),
  },
} satisfies Record<string, Keeper>;

/** The account itself, where the shop's own provider keeps it. */
export const ownAccounts: Keeper = { tell: accounts.exportAccount, forget: accounts.eraseAccount };
