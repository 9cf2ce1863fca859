/** A customer's own data: who keeps what, in one table (L29). */
import {
  exportCustomer as exportCart,
  eraseCustomer as eraseCart,
  tokensOf,
} from '#features/cart/store.ts';
import { addressesOf, eraseCustomer as eraseCheckout } from '#features/checkout/store.ts';
import {
  eraseCustomer as eraseOrders,
  exportCustomer as exportOrders,
} from '#features/orders/own-data.ts';
import { eraseOwnData, getOwnData } from '#features/session/contract/own-data.ts';
import type { CustomerOf } from '#features/session/record.ts';
import { deleteSessionsOf } from '#features/session/store.ts';
import {
  eraseCustomer as eraseWishlist,
  exportCustomer as exportWishlist,
} from '#features/wishlist/store.ts';
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Clock } from '#platform/time.ts';

export interface OwnDataDeps {
  db: Db;
  customerOf: CustomerOf;
  /** Erases the account at the identity provider; false when that is another's. @throws 503 when it fails */
  eraseAccount(authToken: string): Promise<boolean>;
  now: Clock;
}

interface Keeper {
  tell?(db: Db, customerId: string): Promise<unknown>;
  forget(tx: Db, customerId: string, now: Temporal.Instant): Promise<void>;
}

/** In the order in which they forget. The session's record of the customer is told as `account`. */
const keepers: Record<string, Keeper> = {
  addresses: {
    tell: addressesOf,
    forget: async (tx, id) => eraseCheckout(tx, id, await tokensOf(tx, id)),
  },
  cart: { tell: exportCart, forget: eraseCart },
  wishlist: { tell: exportWishlist, forget: eraseWishlist },
  orders: { tell: exportOrders, forget: eraseOrders },
  sessions: { forget: (tx, id) => deleteSessionsOf(tx, id) },
};

export function makeOwnDataApp({ db, customerOf, eraseAccount, now }: OwnDataDeps) {
  const asking = async (authToken: string | undefined) => {
    const found = await customerOf(authToken);
    if (!found || !authToken) throw refuse(401, 'not-logged-in', 'Not logged in');
    return { ...found, authToken };
  };
  return makeSubApp()
    .openapi(getOwnData, async (c) => {
      const { customerId, customer } = await asking(bearerOf(c));
      const told: Record<string, unknown> = { account: customer };
      for (const [name, { tell }] of Object.entries(keepers)) {
        if (tell) told[name] = await tell(db, customerId);
      }
      return c.json(told, 200);
    })
    .openapi(eraseOwnData, async (c) => {
      const { customerId, authToken } = await asking(bearerOf(c));
      // First what can fail: while the account is there, the customer can ask again.
      const isAccountErased = await eraseAccount(authToken);
      await transact(db, async (tx) => {
        for (const { forget } of Object.values(keepers)) await forget(tx, customerId, now());
      });
      return c.json({ isAccountErased }, 200);
    });
}
