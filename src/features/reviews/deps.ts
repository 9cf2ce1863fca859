/** What reviews are given by the service that composes them. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Product } from '../catalogue/contract.ts';
import type { CustomerOf } from '../session/record.ts';
import type { ReviewedOrder } from './contract.ts';
import type { Writer } from './record.ts';

/** Who has bought: a customer, or whoever has the key of an order. */
export type Buyer = { customerId: string } | ReviewedOrder;

/** A product that was bought and paid for. */
export interface Purchase extends Writer {
  /** Of the product, not of its variant. */
  productSokId: string;
  /** Whether something of its order has come: reviews are of what the buyer has. */
  hasCome: boolean;
}

/** A product's published reviews: the sum of their stars, and their number. */
export interface NewRating {
  sokId: string;
  ratingSum: number;
  ratingCount: number;
}

/** Writes ratings in the given transaction; lists and pages follow. */
export type SetRatings = (tx: Db, ratings: readonly NewRating[]) => Promise<void>;

export interface ReviewsDeps {
  db: Db;
  customerOf: CustomerOf;
  /** Each product once, latest purchase first. `today`: ISO date in Finland. */
  purchasesOf(db: Db, buyer: Buyer, today: string): Promise<Purchase[]>;
  /** Products that are still in the catalogue. */
  products(ids: string[], view: { language: Language; isCoop: boolean }): Promise<Product[]>;
  setRatings: SetRatings;
  /** Whether reviews are taken (R015). */
  isOpen(): boolean;
  /** The network that a request comes from. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** An irreversible code for a text, always the same. */
  codeOf(text: string): string;
  now(): Temporal.Instant;
}

/** What moderation is given. */
export interface ModerationDeps {
  db: Db;
  setRatings: SetRatings;
  /** Address of an order's buyer; null when it is not known or no longer. */
  emailOf(db: Db, orderNumber: string): Promise<string | null>;
  /** Name and path of a product's page, without language prefix. */
  productNamed(
    db: Db,
    sokId: string,
    language: Language,
  ): Promise<{ name: string; urlPath: string } | null>;
  /** Storefront root without trailing slash. */
  publicUrl: string;
  shopName(): string;
  now(): Temporal.Instant;
}
