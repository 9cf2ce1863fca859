/** The account of a customer as its store keeps it. */
import type { Language } from '#platform/i18n/language.ts';
import type { CustomerAddress } from '../session/contract.ts';

export interface Account {
  /** Lasting, tells nothing; `sub` of every token. */
  id: string;
  email: string;
  passwordHash: string;
  givenName: string;
  familyName: string;
  phone: string;
  language: Language;
  addresses: CustomerAddress[];
  /** Whole number of the attached bonus card. */
  bonusCard: string | null;
  isCoop: boolean;
}

export type NewAccount = Omit<Account, 'id'>;

/** Names an address by what it says. */
export const addressKey = (address: CustomerAddress): string => Object.values(address).join('|');

/** One spelling for each address of mail. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
