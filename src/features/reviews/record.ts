/** Shapes of reviews that several layers share. */
import type { OwnReview } from './contract.ts';
import type { RejectReason } from './contract/values.ts';
import type { TypedReview } from './contract/typed-review.ts';

/** Who a purchase belongs to: a customer, or the guest of an order. */
export interface Writer {
  customerId: string | null;
  orderNumber: string;
}

export interface NewReview extends TypedReview, Writer {
  productSokId: string;
  language: OwnReview['language'];
  sentAt: Temporal.Instant;
}

/** What a moderator decides. */
export type Decision = { state: 'published' } | { state: 'rejected'; reason: RejectReason };
