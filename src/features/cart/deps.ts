/** What the cart needs of others. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { Product } from '../catalogue/contract.ts';

export interface CartReading {
  /** Products by id; for the id of a variant the product that has it. */
  products(ids: string[], language: Language): Promise<Product[]>;
  /** Price of the delivery chosen for the cart, null while none is. */
  shippingOf(db: Db, cartToken: string, goodsCents: Cents): Promise<Cents | null>;
  now(): Temporal.Instant;
}

export interface CartDeps extends CartReading {
  db: Db;
  /** Pieces that can be sold now, by id. */
  readStock(db: Db, sokIds: string[]): Promise<Map<string, number>>;
}
