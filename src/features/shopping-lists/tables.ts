/** The schema `shopping_lists`, as its migrations create it. */
import { bigint, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/db/columns.ts';

const schema = pgSchema('shopping_lists');

export const list = schema.table('list', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  removedAt: instant('removed_at'),
});

export const item = schema.table(
  'item',
  {
    listId: text('list_id').notNull(),
    sokId: text('sok_id').notNull(),
    quantity: integer('quantity').notNull(),
    name: text('name').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.sokId] })],
);
