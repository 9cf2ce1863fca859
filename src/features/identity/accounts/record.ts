/** The account of a customer as the repository stores it. */
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { CustomerAddress } from '../../session/contract.ts';

export const NewAccount = z.object({
  email: z.string(),
  passwordHash: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  addresses: z.array(CustomerAddress),
  /** Full number of the attached bonus card. */
  bonusCard: z.string().nullable(),
  isCoop: z.boolean(),
});
export type NewAccount = z.output<typeof NewAccount>;

export interface Account extends NewAccount {
  /** Permanent and random; `sub` of every token. */
  id: string;
}

/** What a session's browser says that it is; names of a later release are not known here. */
export const Device = z.object({ browser: z.string().nullable(), system: z.string().nullable() });
export type Device = z.output<typeof Device>;

/** The OpenID library's stored objects, in its own shape; the shop uses only these members. */
export const Payload = z.looseObject({
  jti: z.string().optional(),
  grantId: z.string().optional(),
  uid: z.string().optional(),
  accountId: z.string().optional(),
  /** Of a session: when the customer authenticated, seconds since 1970. */
  loginTs: z.number().optional(),
  /** Of a session: what it grants to each client. */
  authorizations: z
    .record(z.string(), z.looseObject({ grantId: z.string().optional() }))
    .optional(),
});
export type Payload = z.output<typeof Payload>;

/** Identifies an address by its content. */
export const addressKey = (address: CustomerAddress): string => Object.values(address).join('|');

/** The normalized e-mail, for comparing. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
