/** Finds the customer of a token, for features that serve customers. */
import type { Db } from '#platform/db/database.ts';
import type { Clock } from '#platform/time.ts';
import type { CustomerOf } from '../record.ts';
import { isUsable, type TokenBox } from '../provider/tokens.ts';
import { findByAccess, findSession } from '../repository.ts';

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

/** The customer of an encrypted access token, as browsers have it: only while the token and its session last.
 * A secret that was withdrawn ends the tokens it encrypted. */
export const makeCustomerOfAccess =
  ({ db, issuer, now, tokens }: CustomerOfDeps & { tokens: TokenBox }): CustomerOf =>
  async (accessToken) => {
    const isKnown = accessToken && (await isUsable(tokens, accessToken, now()));
    if (!isKnown) return null;
    const session = await findByAccess(db, accessToken, now());
    if (session?.issuer !== issuer) return null;
    return { customerId: session.customerId, customer: session.customer };
  };
