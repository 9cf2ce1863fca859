/** The schema `wishlist`, as its migrations create it. */
import { integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/db/columns.ts';

const wishlist = pgSchema('wishlist');

export const entry = wishlist.table(
  'entry',
  {
    customerId: text('customer_id').notNull(),
    sokId: text('sok_id').notNull(),
    productSokId: text('product_sok_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    priceWhenSavedCents: integer('price_when_saved_cents').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.sokId] })],
);
