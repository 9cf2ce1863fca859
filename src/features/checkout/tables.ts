/** The schema `checkout`, as its migrations create it. */
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { instant, json } from '#platform/db/columns.ts';
import { CustomerAddress } from '../session/contract.ts';
import { CheckoutCustomer } from './contract.ts';

const checkout = pgSchema('checkout');

export const shipping = checkout.table('shipping', {
  cartToken: text('cart_token').primaryKey(),
  customer: json('customer', CheckoutCustomer),
  deliveryMethodId: text('delivery_method_id'),
  agentId: text('agent_id'),
  updatedAt: instant('updated_at').notNull(),
});

export const address = checkout.table('address', {
  customerId: text('customer_id').notNull(),
  address: json('address', CustomerAddress).notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});
