/** The account of a customer as its store keeps it. */
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
  /** Whole number of the attached bonus card. */
  bonusCard: z.string().nullable(),
  isCoop: z.boolean(),
});
export type NewAccount = z.output<typeof NewAccount>;

export interface Account extends NewAccount {
  /** Lasting, tells nothing; `sub` of every token. */
  id: string;
}

/** What the OpenID provider remembers, as it shapes it; the shop looks at these members. */
export const Payload = z.looseObject({
  jti: z.string().optional(),
  grantId: z.string().optional(),
  uid: z.string().optional(),
  accountId: z.string().optional(),
});
export type Payload = z.output<typeof Payload>;

/** Names an address by what it says. */
export const addressKey = (address: CustomerAddress): string => Object.values(address).join('|');

/** One spelling for each address of mail. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
