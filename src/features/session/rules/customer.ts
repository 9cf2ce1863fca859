/** Reads the customer from the provider's claims. */
import { z } from '#platform/http/contract.ts';
import { plainTextOf } from '#platform/i18n/plain-text.ts';
import { customerSchemaVersion, type Customer, type CustomerAddress } from '../contract.ts';

const lines = z.string().max(300).catch('');
/** Other providers may let people enter characters that change the text direction. */
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

/** The standard's single address; its street may have several lines. */
const StandardAddress = z.object({ street_address: lines, postal_code: text, locality: text });

/** The claims; a provider without bonus cards and co-ops sends none of them. */
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
  /** The provider's session; null when it sends no `sid`. */
  providerSession: string | null;
  /** Seconds since the customer last authenticated; null when the provider does not say. */
  provenFor: number | null;
}

const seconds = z.number().positive().nullable().catch(null);

const Login = z.object({
  sid: z.string().min(1).max(300).nullable().catch(null),
  auth_time: seconds,
  iat: seconds,
});

/** The claims about the login itself. */
export function loginFrom(claims: object): LoginClaims {
  const { sid, auth_time: provenAt, iat: issuedAt } = Login.parse(claims);
  // Both are times of the provider's clock, which may differ from the shop's.
  const isKnown = provenAt !== null && issuedAt !== null;
  return { providerSession: sid, provenFor: isKnown ? Math.max(0, issuedAt - provenAt) : null };
}

/** The session's record (R203) from the claims of userinfo and id token.
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
