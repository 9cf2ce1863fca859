/** Retention times of personal data, in one table; docs/personal-data.md explains them (L29). */
import { deleteEvents } from '#features/analytics/repository.ts';
import { deleteEntries } from '#features/audit/repository.ts';
import { deleteGuesses, deleteGuestCarts } from '#features/cart/repository.ts';
import { deleteShipping } from '#features/checkout/repository.ts';
import { deleteBudgets as deleteConsentBudgets } from '#features/consents/repository.ts';
import {
  deleteBudgets as deleteFeedbackBudgets,
  deleteDelivered,
  deleteUndelivered,
} from '#features/feedback/repository.ts';
import {
  anonymisePaid,
  anonymiseUnpaid,
  deleteOrders,
  eraseDue,
} from '#features/orders/repository/own-data.ts';
import { deleteBudgets } from '#features/orders/repository/budgets.ts';
import { deleteMissed } from '#features/search/repository.ts';
import * as reviews from '#features/reviews/repository.ts';
import { deleteRejected } from '#features/reviews/repository/own-data.ts';
import { deleteEnded } from '#features/session/repository.ts';
import { deleteRemoved as deleteRemovedLists } from '#features/shopping-lists/repository.ts';
import { deleteRemoved } from '#features/wishlist/repository.ts';
import type { Db } from '#platform/db/database.ts';
import { deleteFailed } from '#platform/jobs/forget.ts';
import { shopZone } from '#platform/time.ts';

export interface Retention {
  /** Zero when the rows hold their own time of expiry. */
  after: Temporal.DurationLike;
  /** What the time is counted from, for the documentation. */
  since: string;
  /** Erases what is older than `before`; null where the identity provider does it by its own clock. */
  erase: ((db: Db, before: Temporal.Instant) => Promise<void>) | null;
}

export const retention = {
  'guest carts': { after: { days: 90 }, since: 'the last change', erase: deleteGuestCarts },
  'delivery choices': { after: { days: 90 }, since: 'the last change', erase: deleteShipping },
  'removed wishes': { after: { minutes: 10 }, since: 'their removal', erase: deleteRemoved },
  'removed shopping lists': {
    after: { minutes: 10 },
    since: 'their removal',
    erase: deleteRemovedLists,
  },
  'buyers of unpaid orders': {
    after: { days: 30 },
    since: 'the order',
    erase: anonymiseUnpaid,
  },
  'buyers of paid orders': {
    after: { years: 3 },
    since: 'the last day of a return',
    erase: anonymisePaid,
  },
  'buyers who asked to be forgotten': {
    after: { days: 0 },
    since: 'the last day of a return',
    erase: eraseDue,
  },
  orders: {
    after: { years: 6 },
    since: 'the end of the year',
    erase: (db, before) => deleteOrders(db, startOfYear(before)),
  },
  'audit log': {
    after: { years: 6 },
    since: 'the end of the year',
    erase: (db, before) => deleteEntries(db, startOfYear(before)),
  },
  'order budgets': { after: { hours: 24 }, since: 'the last try', erase: deleteBudgets },
  'tried coupons': { after: { hours: 24 }, since: 'the last try', erase: deleteGuesses },
  'delivered feedback': {
    after: { days: 0 },
    since: 'the days that the merchant keeps it',
    erase: deleteDelivered,
  },
  'undelivered feedback': {
    after: { days: 365 },
    since: 'it was given',
    erase: deleteUndelivered,
  },
  events: { after: { days: 400 }, since: 'the event', erase: deleteEvents },
  'missed searches': { after: { days: 90 }, since: 'the search', erase: deleteMissed },
  'consent budgets': { after: { hours: 24 }, since: 'the last try', erase: deleteConsentBudgets },
  'feedback budgets': { after: { hours: 24 }, since: 'the last try', erase: deleteFeedbackBudgets },
  'rejected reviews': { after: { days: 90 }, since: 'the decision', erase: deleteRejected },
  'review budgets': { after: { hours: 24 }, since: 'the last try', erase: reviews.deleteBudgets },
  sessions: { after: { days: 0 }, since: 'their end', erase: deleteEnded },
  'provider rows': { after: { days: 0 }, since: 'their end', erase: null },
  'failed jobs': { after: { days: 30 }, since: 'the last try', erase: deleteFailed },
} satisfies Record<string, Retention>;

/** Start of the moment's year in the shop's time zone. */
const startOfYear = (moment: Temporal.Instant): Temporal.Instant =>
  moment.toZonedDateTimeISO(shopZone).with({ month: 1, day: 1 }).startOfDay().toInstant();

/** Erases everything whose retention time is over. @throws the first failure, after trying all */
export async function eraseExpired(db: Db, now: Temporal.Instant): Promise<void> {
  const failures: unknown[] = [];
  for (const { after, erase } of Object.values<Retention>(retention)) {
    const before = now.toZonedDateTimeISO(shopZone).subtract(after).toInstant();
    await erase?.(db, before).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
