/** What the cart needs of others. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { Campaign } from '../campaigns/rules.ts';
import type { Product } from '../catalogue/contract.ts';
import type { CustomerOf } from '../session/record.ts';

export interface CartReading {
  /** Products by id; for the id of a variant the product that has it. Co-op prices are in them only for
   * co-op customers. */
  products(ids: string[], view: { language: Language; isCoop: boolean }): Promise<Product[]>;
  /** Price of the delivery chosen for the cart, null while none is. */
  shippingOf(db: Db, cartToken: string, itemsTotal: Cents): Promise<Cents | null>;
  campaigns: readonly Campaign[];
  now(): Temporal.Instant;
}

export interface CartDeps extends CartReading {
  db: Db;
  /** Pieces the buyer can order now, by id. */
  readStock(
    db: Db,
    sokIds: string[],
    buyer: { cartToken: string; customerId: string | null },
  ): Promise<Map<string, number>>;
  customerOf: CustomerOf;
  /** Has what was chosen for a cart hold for the cart it went into. */
  carryChoices(tx: Db, from: string, to: string): Promise<void>;
  /** The network a call's shopper is on. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** A code that stands for a text and does not tell it. */
  codeOf(text: string): string;
}
