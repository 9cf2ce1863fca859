/** The schema `checkout`, as its migrations create it. */
import { bigint, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { instant, json } from '#platform/db/columns.ts';
import { CustomerAddress } from '../session/contract.ts';
import { CheckoutCustomer } from './contract.ts';

/** What was chosen for a shipment; `agentId` and `slotId` are null where the method needs none. */
export const Choice = z.object({
  shipmentId: z.string(),
  deliveryMethodId: z.string(),
  agentId: z.string().nullable(),
  slotId: z.string().nullable(),
});
export type Choice = z.output<typeof Choice>;

const checkout = pgSchema('checkout');

export const shipping = checkout.table('shipping', {
  cartToken: text('cart_token').primaryKey(),
  customer: json('customer', CheckoutCustomer),
  choices: json('choices', z.array(Choice)).notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
});

export const address = checkout.table('address', {
  customerId: text('customer_id').notNull(),
  address: json('address', CustomerAddress).notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

export const slot = checkout.table(
  'slot',
  {
    deliveryMethodId: text('delivery_method_id').notNull(),
    agentId: text('agent_id').notNull(),
    slotId: text('slot_id').notNull(),
    taken: integer('taken').notNull(),
  },
  ({ slotId, deliveryMethodId, agentId }) => [
    primaryKey({ columns: [slotId, deliveryMethodId, agentId] }),
  ],
);
