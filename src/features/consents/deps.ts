/** What the service that composes consents passes to them. */
import type { Db } from '#platform/db/database.ts';
import type { CustomerOf } from '../session/record.ts';
import type { MarketingConsents } from './record.ts';
import type { Places } from './rules/texts.ts';

export interface ConsentsDeps {
  db: Db;
  decided(): MarketingConsents;
  /** The customer of an encrypted access token. */
  customerOf: CustomerOf;
  /** Distinguishes customers without naming them. */
  keyOf(customerId: string): string;
  places: Places;
  /** Origin of the storefront. */
  shopOrigin: string;
  now(): Temporal.Instant;
}
