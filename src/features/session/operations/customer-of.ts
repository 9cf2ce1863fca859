/** Finds the customer of an auth token, for features that serve customers. */
import type { Db } from '#platform/db/database.ts';
import type { Clock } from '#platform/time.ts';
import type { CustomerOf } from '../record.ts';
import { findSession } from '../repository.ts';

export interface CustomerOfDeps {
  db: Db;
  /** The configured provider; sessions of any other one have ended. */
  issuer: string;
  now: Clock;
}

export const makeCustomerOf =
  ({ db, issuer, now }: CustomerOfDeps): CustomerOf =>
  async (authToken) => {
    const session = authToken ? await findSession(db, authToken, now()) : null;
    if (session?.issuer !== issuer) return null;
    return { customerId: session.customerId, customer: session.customer };
  };
