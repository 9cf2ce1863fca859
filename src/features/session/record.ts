/** What the retail API knows of who asks; passed in to features that serve customers. */
import type { Language } from '#platform/i18n/language.ts';
import type { Customer } from './contract.ts';

/** A logged-in customer. `customerId` is the key features store what is the customer's under. */
export interface SessionCustomer {
  customerId: string;
  customer: Customer;
}

/** The customer of an auth token; null when the token is missing, unknown or has ended. */
export type CustomerOf = (authToken: string | undefined) => Promise<SessionCustomer | null>;

/** Who asks a call: their language, and whose prices, cart and orders they may see. */
export interface Asker {
  language: Language;
  /** Null for a guest. */
  customer: SessionCustomer | null;
}
