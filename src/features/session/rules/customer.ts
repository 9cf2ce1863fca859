/** The customer as the provider tells of them. */
import { z } from '#platform/http/contract.ts';
import { plainTextOf } from '#platform/i18n/plain-text.ts';
import { customerSchemaVersion, type Customer, type CustomerAddress } from '../contract.ts';

const lines = z.string().max(300).catch('');
/** Others may let people write what turns a line around. */
const text = lines.transform(plainTextOf);
const flag = z.boolean().catch(false);

const Address = z.object({
  firstName: text,
  lastName: text,
  streetAddress: text,
  postcode: text,
  city: text,
  phone: text,
});

/** The standard's one address; its street may have several lines. */
const StandardAddress = z.object({ street_address: lines, postal_code: text, locality: text });

/** What providers call it; one that does not know of cards and co-ops tells nothing of them. */
const Claims = z.object({
  sub: z.string().min(1),
  given_name: text,
  family_name: text,
  name: text,
  email: text,
  phone_number: text,
  phone_number_verified: flag,
  address: StandardAddress.nullable().catch(null),
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
  /** Seconds since the customer last proved who they are; null when the provider does not tell. */
  provenFor: number | null;
}

const seconds = z.number().positive().nullable().catch(null);

const Login = z.object({
  sid: z.string().min(1).max(300).nullable().catch(null),
  auth_time: seconds,
  iat: seconds,
});

/** What the claims of a log-in tell of the log-in itself. */
export function loginFrom(claims: object): LoginClaims {
  const { sid, auth_time: provenAt, iat: toldAt } = Login.parse(claims);
  // Both by the provider's clock, which may not be the shop's.
  const isTold = provenAt !== null && toldAt !== null;
  return { providerSession: sid, provenFor: isTold ? Math.max(0, toldAt - provenAt) : null };
}

/** The session's record (R203); `claims` are those of the provider's userinfo and id token.
 * @throws ZodError without `sub` */
export function customerFrom(claims: object): Customer {
  const reported = Claims.parse(claims);
  const firstName = reported.given_name || reported.name;
  return {
    firstName,
    lastName: reported.family_name,
    sId: reported.sub,
    email: reported.email,
    addresses:
      reported.addresses.length > 0 ? reported.addresses : standardAddress(reported, firstName),
    isCoop: reported.is_coop,
    phoneVerified: reported.phone_number_verified,
    bonusCard: reported.bonus_card,
    schemaVersion: customerSchemaVersion,
  };
}

function standardAddress(reported: z.output<typeof Claims>, firstName: string): CustomerAddress[] {
  if (!reported.address?.street_address) return [];
  const { street_address: street, postal_code: postcode, locality: city } = reported.address;
  const streetAddress = plainTextOf(street.replaceAll(/\s*\r?\n\s*/g, ', '));
  const { family_name: lastName, phone_number: phone } = reported;
  return [{ firstName, lastName, streetAddress, postcode, city, phone }];
}
