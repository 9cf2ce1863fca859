/** Decides what to do about the session on each page (R206–R211). */
import type { Customer } from '../contract.ts';
import { isCurrent } from './kept-customer.ts';

/** Pages that shoppers return to from the provider or a payment must not lose their parameters (R211). */
const exempt = /^\/(?:sv\/|en\/)?(?:check-[^/]*|kiitos|maksu)(?:\/|$)/;

export interface Glance {
  /** Whether the browser has an auth token. */
  hasToken: boolean;
  kept: Customer | null;
  /** Path of the page. */
  path: string;
}

/** `guest`: nobody is logged in. `forget`: deletes a record without a token (R210). `end`: a record of
 * another version ends the session (R211). `ask`: requests the customer record from the shop (R208). */
export type NextStep = 'guest' | 'forget' | 'end' | 'ask';

export function nextStep({ hasToken, kept, path }: Glance): NextStep {
  if (!hasToken) return kept ? 'forget' : 'guest';
  return kept && !isCurrent(kept) && !exempt.test(path) ? 'end' : 'ask';
}
