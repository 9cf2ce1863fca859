/** The customer as the provider tells of them. */
import { z } from '#platform/http/contract.ts';
import { customerSchemaVersion, type Customer } from '../contract.ts';

const text = z.string().max(300).catch('');
const flag = z.boolean().catch(false);

const Address = z.object({
  firstName: text,
  lastName: text,
  streetAddress: text,
  postcode: text,
  city: text,
  phone: text,
});

/** What providers call it; one that does not know of cards and co-ops tells nothing of them. */
const Claims = z.object({
  sub: z.string().min(1),
  given_name: text,
  family_name: text,
  name: text,
  email: text,
  phone_number_verified: flag,
  addresses: z.array(Address).max(50).catch([]),
  is_coop: flag,
  bonus_card: z
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .catch(null),
});

export interface LoginClaims {
  /** The provider's session; null when it tells none. */
  providerSession: string | null;
  /** When the customer last proved who they are; null when the provider does not tell. */
  authenticatedAt: Temporal.Instant | null;
}

const Login = z.object({
  sid: z.string().min(1).max(300).nullable().catch(null),
  auth_time: z.number().int().positive().nullable().catch(null),
});

/** What the claims of a log-in tell of the log-in itself. */
export function loginFrom(claims: object): LoginClaims {
  const { sid, auth_time: seconds } = Login.parse(claims);
  const authenticatedAt =
    seconds === null ? null : Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
  return { providerSession: sid, authenticatedAt };
}

/** The session's record (R203); `claims` are those of the provider's userinfo. @throws ZodError without `sub`. */
export function customerFrom(claims: object): Customer {
  const told = Claims.parse(claims);
  return {
    firstName: told.given_name || told.name,
    lastName: told.family_name,
    sId: told.sub,
    email: told.email,
    addresses: told.addresses,
    isCoop: told.is_coop,
    phoneVerified: told.phone_number_verified,
    bonusCard: told.bonus_card,
    schemaVersion: customerSchemaVersion,
  };
}
