/** What is done about the session on each page (R206–R211). */
import type { Customer } from '../contract.ts';
import { isCurrent } from './kept-customer.ts';

/** Returns from the provider and from paying must not lose what they came for (R211). */
const exempt = /^\/(?:sv\/|en\/)?(?:check-[^/]*|kiitos|maksu)(?:\/|$)/;

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
