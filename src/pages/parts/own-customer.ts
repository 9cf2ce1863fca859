/** The logged-in customer, for personal pages. */
import type { Connection } from '#platform/http/client.ts';
import type { Tier } from '#features/loyalty/record.ts';
import { tierOf } from '#features/loyalty/rules.ts';
import { customer as readCustomer } from '#features/session/client.ts';
import type { Customer } from '#features/session/contract.ts';

export const customerIn = (retailApi: Connection): Promise<Customer | null> =>
  retailApi.authToken ? readCustomer(retailApi) : Promise.resolve(null);

/** The customer's membership in the shop. */
export interface Member {
  isLoggedIn: boolean;
  tier: Tier;
}

export const memberOf = (customer: Customer | null): Member => ({
  isLoggedIn: customer !== null,
  tier: tierOf(customer),
});
