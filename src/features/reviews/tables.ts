/** The schema `reviews`, as its migrations create it. */
import { bigint, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { languages } from '#platform/i18n/language.ts';
import { budgetTable, choice, instant } from '#platform/db/columns.ts';
import { fits, rejectReasons, reviewStates } from './contract/values.ts';

const schema = pgSchema('reviews');

export const review = schema.table('review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productSokId: text('product_sok_id').notNull(),
  customerId: text('customer_id'),
  orderNumber: text('order_number'),
  stars: smallint('stars').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  displayName: text('display_name').notNull(),
  fit: choice('fit', fits),
  language: choice('language', languages).notNull(),
  state: choice('state', reviewStates).notNull(),
  reason: choice('reason', rejectReasons),
  sentAt: instant('sent_at').notNull(),
  decidedAt: instant('decided_at'),
});

export const budget = budgetTable(schema);
