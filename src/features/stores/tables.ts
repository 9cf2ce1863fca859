/** The schema `stores`, as its migrations make it. */
import { integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';

const stores = pgSchema('stores');

export const store = stores.table('store', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  streetAddress: text('street_address').notNull(),
  postcode: text('postcode').notNull(),
  town: text('town').notNull(),
  openingHours: text('opening_hours').notNull(),
});

export const stock = stores.table(
  'stock',
  {
    sokId: text('sok_id').notNull(),
    storeCode: text('store_code').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sokId, table.storeCode] })],
);
