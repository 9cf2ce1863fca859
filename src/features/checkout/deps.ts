/** Dependencies of checkout on other features and services. */
import type { Db } from '#platform/db/database.ts';
import type { Campaign } from '../campaigns/record.ts';
import type { Deliveries, PickupPoint } from './record.ts';
import type { BookedSlot } from './record/slots.ts';
import type { Cart } from '../cart/contract.ts';
import type { Asker, CustomerOf } from '../session/record.ts';
import type { Store } from '../stores/record.ts';

/** What delivery prices depend on besides the cart. */
export interface ShippingReading {
  campaigns(): readonly Campaign[];
  deliveries(): Deliveries;
  pickupPoints(): readonly PickupPoint[];
  stores(): readonly Store[];
  /** Windows that the unpaid orders of the cart hold. */
  heldSlots(db: Db, cartToken: string): Promise<BookedSlot[]>;
  now(): Temporal.Instant;
}

export interface CheckoutDeps extends ShippingReading {
  db: Db;
  /** The current cart, priced for the shopper; null when there is none. @throws 401 or 403 for another customer's */
  readCart(db: Db, cartToken: string, asker: Asker): Promise<Cart | null>;
  /** Pieces the buyer can order now, by id. */
  readStock(
    db: Db,
    sokIds: string[],
    buyer: { cartToken: string; customerId: string | null },
  ): Promise<Map<string, number>>;
  customerOf: CustomerOf;
}
