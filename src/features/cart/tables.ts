/** The schema `cart`, as its migrations create it. */
import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { budgetTable, instant } from '#platform/db/columns.ts';
import type { Seen } from './record/seen.ts';

const schema = pgSchema('cart');

export const cart = schema.table('cart', {
  token: text('token').primaryKey(),
  coupon: text('coupon'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  customerId: text('customer_id'),
  mergedInto: text('merged_into'),
});

export const line = schema.table('line', {
  id: text('id').primaryKey(),
  cartToken: text('cart_token').notNull(),
  sokId: text('sok_id').notNull(),
  quantity: integer('quantity').notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  allowsSubstitute: boolean('allows_substitute'),
  seen: jsonb('seen').$type<Seen>(),
});

export const keptLine = schema.table(
  'kept_line',
  {
    cartToken: text('cart_token').notNull(),
    sokId: text('sok_id').notNull(),
    quantity: integer('quantity').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    allowsSubstitute: boolean('allows_substitute'),
    seen: jsonb('seen').$type<Seen>(),
  },
  (table) => [primaryKey({ columns: [table.cartToken, table.sokId] })],
);

export const budget = budgetTable(schema);
