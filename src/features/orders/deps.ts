/** Dependencies of orders on other features; functions that write run in the given transaction. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { AuditEntry } from '../audit/contract.ts';
import type { Act, Actor } from '../audit/record.ts';
import type { Cart } from '../cart/contract.ts';
import type { ShippingData } from '../checkout/contract.ts';
import type { BookedSlot } from '../checkout/record/slots.ts';
import type { Asker, CustomerOf } from '../session/record.ts';
import type { PaymentProvider } from '../payments/record.ts';
import type { Allow } from '../staff/record.ts';
import type { OrderFacts } from './record.ts';
import type { Seller } from './record/seller.ts';
import type { WithdrawalTerms } from './record/withdrawal.ts';

export interface StockLine {
  sokId: string;
  quantity: number;
}

/** Everything was taken, or nothing; then `short` has the products with too few pieces. */
export type StockTaken = { ok: true } | { ok: false; short: { sokId: string; left: number }[] };

/** An order as it was placed. */
export interface OrderFactsOf {
  number: string;
  facts: OrderFacts;
}

export interface OrdersDeps {
  db: Db;
  /** Locks the cart for this transaction and returns its current token; null when there is none. */
  lockCart(tx: Db, cartToken: string): Promise<string | null>;
  /** The cart, priced for the shopper. @throws 401 or 403 for another customer's */
  readCart(tx: Db, cartToken: string, asker: Asker): Promise<Cart | null>;
  /** Subtracts the quantities from the cart, and removes its coupon if it was used. */
  removeFromCart(tx: Db, cartToken: string, lines: StockLine[], usedCoupon: boolean): Promise<void>;
  readShipping(tx: Db, cart: Cart, language: Language): Promise<ShippingData>;
  /** Clears the delivery method of the cart. */
  clearDelivery(tx: Db, cartToken: string): Promise<void>;
  /** Locks the stock of the products until the transaction ends. */
  holdStock(tx: Db, sokIds: string[]): Promise<unknown>;
  takeStock(tx: Db, lines: StockLine[]): Promise<StockTaken>;
  releaseStock(tx: Db, lines: StockLine[]): Promise<void>;
  /** Takes the windows of deliveries; otherwise the one that cannot be taken. */
  takeSlots(tx: Db, slots: BookedSlot[]): Promise<BookedSlot | null>;
  releaseSlots(tx: Db, slots: BookedSlot[]): Promise<void>;
  /** Days of a delivery that is ordered now; null when the shop no longer has the method. */
  daysOf(deliveryMethodId: string, postcode: string): { earliest: string; latest: string } | null;
  provider: PaymentProvider;
  /** Stores the purchase as an event, once for each order. */
  notePurchase(tx: Db, order: OrderFactsOf): Promise<void>;
  /** Storefront root without trailing slash, for links in mails and for redirects and callbacks of the
   * payment provider. */
  publicUrl: string;
  seller(): Seller;
  /** The first language of the shop: mails to the merchant are in it. */
  merchantLanguage(): Language;
  /** The merchant's terms of withdrawal for new orders. */
  withdrawal(): WithdrawalTerms;
  /** The network that a request comes from. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** An irreversible code for an e-mail or network address, always the same for the same text. */
  codeOf(text: string): string;
  customerOf: CustomerOf;
  /** Logs a step with the number of its order. */
  noted(step: 'order placed' | 'order paid', number: string): void;
  now(): Temporal.Instant;
}

/** What the calls of the merchant's people need. */
export interface StaffOrdersDeps extends Pick<
  OrdersDeps,
  'db' | 'releaseStock' | 'releaseSlots' | 'publicUrl' | 'seller' | 'merchantLanguage' | 'now'
> {
  allow: Allow;
  /** Writes an act in the transaction that does it. */
  note(tx: Db, actor: Actor, act: Act): Promise<void>;
  /** Acts on the order, the latest first. */
  history(db: Db, number: string): Promise<AuditEntry[]>;
  /** Ids of products and variants with the EAN. */
  idsOfBarcode(db: Db, barcode: string): Promise<string[]>;
}
