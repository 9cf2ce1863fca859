/** What orders need of others; every function that writes runs in the transaction it is given. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cart } from '../cart/contract.ts';
import type { ShippingData } from '../checkout/contract.ts';
import type { Asker, CustomerOf } from '../session/record.ts';
import type { PaymentProvider } from '../payments/record.ts';

export interface StockLine {
  sokId: string;
  quantity: number;
}

/** Either everything was taken or nothing, and what there is too little of. */
export type StockTaken = { ok: true } | { ok: false; short: { sokId: string; left: number }[] };

/** Who sells, as confirmations tell it. */
export interface Merchant {
  name: string;
  businessId: string;
  streetAddress: string;
  postcode: string;
  city: string;
  email: string;
  phone: string;
}

export interface OrdersDeps {
  db: Db;
  /** Holds the cart for this transaction and answers the token it has now; null when there is none. */
  lockCart(tx: Db, cartToken: string): Promise<string | null>;
  /** The cart with the prices of who asks. @throws 401 or 403 for another's */
  readCart(tx: Db, cartToken: string, asker: Asker): Promise<Cart | null>;
  /** Takes those quantities out of the cart, and its coupon when that was used. */
  removeFromCart(tx: Db, cartToken: string, lines: StockLine[], usedCoupon: boolean): Promise<void>;
  readShipping(tx: Db, cart: Cart, language: Language): Promise<ShippingData>;
  /** Forgets how the cart is delivered. */
  clearDelivery(tx: Db, cartToken: string): Promise<void>;
  /** Makes others wait who want stock of the same products. */
  holdStock(tx: Db, sokIds: string[]): Promise<unknown>;
  takeStock(tx: Db, lines: StockLine[]): Promise<StockTaken>;
  releaseStock(tx: Db, lines: StockLine[]): Promise<void>;
  provider: PaymentProvider;
  /** Storefront root without trailing slash: for links in mails, and where the payment provider sends
   * shoppers and its callbacks. */
  publicUrl: string;
  merchant: Merchant;
  /** The network a call's shopper is on. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** A code in place of an e-mail or address, always the same for the same one. */
  codeOf(text: string): string;
  customerOf: CustomerOf;
  now(): Temporal.Instant;
}
