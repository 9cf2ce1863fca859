/** Dependencies of the cart on other features and services. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Product } from '../catalogue/contract.ts';
import type { Substitutes } from '../catalogue/record/catalogue-document.ts';
import type { CartItem } from './contract.ts';
import type { Coupon } from './record.ts';
import type { PricedShipment } from './rules.ts';
import type { CustomerOf } from '../session/record.ts';

export interface CartReading {
  /** Products by id; for the id of a variant, its product. With co-op prices only when `isCoop`. */
  products(ids: string[], view: { language: Language; isCoop: boolean }): Promise<Product[]>;
  /** How the items are delivered and what it costs; null until it is chosen for all of them. */
  shipmentsOf(db: Db, cartToken: string, items: CartItem[]): Promise<PricedShipment[] | null>;
  coupons(): readonly Coupon[];
  substitutes(): Substitutes;
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
  /** Moves the delivery choices of a cart to the cart it was merged into. */
  carryChoices(tx: Db, from: string, to: string): Promise<void>;
  /** The network that a request comes from. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** An irreversible code of a text, always the same for the same text. */
  codeOf(text: string): string;
}
