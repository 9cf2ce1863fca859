/** For tests of features that serve customers: a logged-in customer. */
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { customerSchemaVersion, type Customer } from '../contract.ts';
import { insertSession, type NewSession } from '../repository.ts';

/** The issuer of sessions made here; pass it to `makeCustomerOf`. */
export const testIssuer = 'http://provider.test';

/** Aino, a co-op customer with a bonus card, unless overridden. */
export const customerNamed = (sId: string, more: Partial<Customer> = {}): Customer => ({
  firstName: 'Aino',
  lastName: 'Virtanen',
  sId,
  email: `${sId}@aitta.example`,
  addresses: [],
  isCoop: true,
  phoneVerified: true,
  bonusCard: '1234',
  schemaVersion: customerSchemaVersion,
  ...more,
});

/** Logs a customer in and returns the auth token; `sId` is also the customerId. */
export async function logIn(
  db: Db,
  customer: Customer,
  now: Temporal.Instant,
  more: Partial<NewSession> = {},
): Promise<string> {
  const authToken = randomToken();
  await insertSession(
    db,
    {
      authToken,
      issuer: testIssuer,
      customerId: customer.sId,
      customer,
      refreshToken: randomToken(),
      endsAt: now.add({ hours: 24 }),
      providerSession: null,
      authenticatedAt: now,
      ...more,
    },
    now,
  );
  return authToken;
}
