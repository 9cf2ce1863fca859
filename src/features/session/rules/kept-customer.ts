/** What the browser keeps of the customer, and what follows from it on each page (R206–R217). */
import type { Customer, customerSchemaVersion } from '../contract.ts';

/** Written out: the contract itself is not for browsers. */
const currentVersion: typeof customerSchemaVersion = 'V2';

/** Returns from the provider and from paying must not lose what they came for (R211). */
const exempt = /^\/(?:sv\/|en\/)?(?:check-[^/]*|kiitos|maksu)(?:\/|$)/;

/** The stored record, of whatever version; null unless a name is in it (R216). */
export function keptCustomer(value: unknown): Customer | null {
  const record = (value ?? {}) as Partial<Customer>;
  const isNamed = [record.firstName, record.lastName].some(
    (name) => typeof name === 'string' && name !== '',
  );
  return isNamed ? (record as Customer) : null;
}

export const isCurrent = ({ schemaVersion }: Customer): boolean => schemaVersion === currentVersion;

export interface Glance {
  /** Whether the browser has an auth token. */
  hasToken: boolean;
  kept: Customer | null;
  /** Path of the page. */
  path: string;
}

/**
 * `guest`: nobody is logged in. `forget`: a record without a token goes (R210). `end`: a record of another
 * version ends the session (R211). `ask`: the shop is asked who it is (R208).
 */
export type NextStep = 'guest' | 'forget' | 'end' | 'ask';

export function nextStep({ hasToken, kept, path }: Glance): NextStep {
  if (!hasToken) return kept ? 'forget' : 'guest';
  return kept && !isCurrent(kept) && !exempt.test(path) ? 'end' : 'ask';
}
