/** What checkout needs of others. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Campaign } from '../campaigns/rules.ts';
import type { Cart } from '../cart/contract.ts';

/** What prices of deliveries depend on besides the cart. */
export interface ShippingReading {
  campaigns: readonly Campaign[];
  now(): Temporal.Instant;
}

export interface CheckoutDeps extends ShippingReading {
  db: Db;
  /** The cart as it is now; null when there is none. */
  readCart(db: Db, cartToken: string, language: Language): Promise<Cart | null>;
  readStock(db: Db, sokIds: string[]): Promise<Map<string, number>>;
}
