/** The schema `pricing`, as its migrations make it. */
import { boolean, doublePrecision, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMilliseconds } from '#platform/db/columns.ts';

const pricing = pgSchema('pricing');

export const price = pricing.table('price', {
  sokId: text('sok_id').primaryKey(),
  regularCents: integer('regular_cents').notNull(),
  saleCents: integer('sale_cents'),
  saleFrom: epochMilliseconds('sale_from'),
  saleUntil: epochMilliseconds('sale_until'),
  coopCents: integer('coop_cents'),
  unitAmount: doublePrecision('unit_amount'),
  unit: text('unit'),
  depositCents: integer('deposit_cents'),
  isPerishable: boolean('perishable').notNull().default(false),
  estimatedGrams: integer('estimated_grams'),
});

export const priceLog = pricing.table(
  'price_log',
  {
    sokId: text('sok_id').notNull(),
    validFrom: epochMilliseconds('valid_from').notNull(),
    cents: integer('cents'),
    isReduced: boolean('reduced').notNull().default(false),
    /** Given by the merchant, for the time before the shop's own log. */
    isFromMerchant: boolean('told').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sokId, table.validFrom] })],
);
