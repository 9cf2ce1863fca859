/** Exports and erases a customer's data on their request (L29). It needs no other service, so only an
 * outage of the shop's own database can prevent it. */
import { eraseOwnData, getOwnData } from '#features/session/contract/own-data.ts';
import type { CustomerOf } from '#features/session/record.ts';
import { isProven } from '#features/session/rules/lifetime.ts';
import { findSession } from '#features/session/repository.ts';
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Clock } from '#platform/time.ts';
import { dataSources, ownAccounts, type DataSource } from './data-sources.ts';

export interface OwnDataDeps {
  db: Db;
  customerOf: CustomerOf;
  /** Accounts are in the shop's own database, so they are erased too. */
  hasAccounts: boolean;
  now: Clock;
}

export function makeOwnDataApp({ db, customerOf, hasAccounts, now }: OwnDataDeps) {
  const all: Record<string, DataSource> = hasAccounts
    ? { ...dataSources, account: ownAccounts }
    : dataSources;
  const callerOf = async (authToken: string | undefined) => {
    const found = await customerOf(authToken);
    if (!found) throw refuse(getOwnData, 'not-logged-in', 'Not logged in');
    return found;
  };
  return makeSubApp()
    .openapi(getOwnData, async (c) => {
      const { customerId, customer } = await callerOf(bearerOf(c));
      const collected: Record<string, unknown> = { customer };
      for (const [name, { collect }] of Object.entries(all))
        collected[name] = await collect(db, customerId);
      return c.json(collected, 200);
    })
    .openapi(eraseOwnData, async (c) => {
      const authToken = bearerOf(c) ?? '';
      const { customerId } = await callerOf(authToken);
      const session = await findSession(db, authToken, now());
      // Requires a recent login: a browser left open must not be enough.
      if (!isProven(session?.authenticatedAt ?? null, now().epochMilliseconds)) {
        throw refuse(eraseOwnData, 'login-stale', 'Log in again first');
      }
      await transact(db, async (tx) => {
        for (const { erase } of Object.values(all)) await erase(tx, customerId, now());
      });
      return c.json({ isAccountErased: hasAccounts }, 200);
    });
}
