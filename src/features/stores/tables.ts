/** The schema `stores`, as its migrations make it. */
import { integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';

const stores = pgSchema('stores');

export const stock = stores.table(
  'stock',
  {
    sokId: text('sok_id').notNull(),
    storeCode: text('store_code').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sokId, table.storeCode] })],
);
