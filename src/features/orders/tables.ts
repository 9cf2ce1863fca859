/** The schema `orders`, as its migrations create it. */
import { bigint, boolean, date, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { budgetTable, choice, instant, json } from '#platform/db/columns.ts';
import { PaymentRedirect, PaymentStatus } from '../payments/contract.ts';
import { CancelReason, OrderStatus } from './contract.ts';
import { OrderFacts, Spent } from './record.ts';
import { RefundSums } from './record/refund.ts';
import { RefundCause, RefundStatus, Withdrawal } from './contract/after-payment.ts';

const schema = pgSchema('orders');

export const placed = schema.table('placed', {
  number: text('number').primaryKey(),
  key: text('key').notNull(),
  cartToken: text('cart_token').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  status: choice('status', OrderStatus.options).notNull(),
  facts: json('facts', OrderFacts).notNull(),
  totalCents: integer('total_cents').notNull(),
  paidBy: text('paid_by'),
  placedAt: instant('placed_at').notNull(),
  paidAt: instant('paid_at'),
  customerId: text('customer_id'),
  eraseAt: instant('erase_at'),
  cancelReason: choice('cancel_reason', CancelReason.options),
  budgetKeys: json('budget_keys', z.array(Spent)).notNull().default([]),
  openUntil: instant('open_until').notNull(),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  deliveredOn: date('delivered_on'),
  cancelledAt: instant('cancelled_at'),
});

export const payment = schema.table('payment', {
  transactionId: text('transaction_id').primaryKey(),
  number: text('number').notNull(),
  redirect: json('redirect', PaymentRedirect),
  refunded: boolean('refunded').notNull().default(false),
  methodId: text('method_id'),
  methodName: text('method_name'),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  status: choice('status', PaymentStatus.options).notNull().default('new'),
  refundStatus: choice('refund_status', RefundStatus.options),
  refundProviderId: text('refund_provider_id'),
  refundRefusal: text('refund_refusal'),
  refundRequestedAt: instant('refund_requested_at'),
  refundSettledAt: instant('refund_settled_at'),
  refundRepeats: integer('refund_repeats').notNull().default(0),
});

export const withdrawal = schema.table('withdrawal', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  receivedAt: instant('received_at').notNull(),
  closedAt: instant('closed_at'),
  name: text('name').notNull(),
  lines: json('lines', Withdrawal.shape.lines).notNull(),
  deliveryCents: integer('delivery_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
});

export const refund = schema.table('refund', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  cause: choice('cause', RefundCause.options).notNull(),
  transactionId: text('transaction_id').notNull(),
  sums: json('sums', RefundSums).notNull(),
  totalCents: integer('total_cents').notNull(),
  status: choice('status', RefundStatus.options).notNull().default('waiting'),
  refusal: text('refusal'),
  providerId: text('provider_id'),
  requestedAt: instant('requested_at').notNull(),
  settledAt: instant('settled_at'),
  reason: text('reason'),
  requestedBy: text('requested_by'),
});

export const weighing = schema.table(
  'weighing',
  {
    number: text('number').notNull(),
    line: integer('line').notNull(),
    grams: integer('grams').notNull(),
    finalCents: integer('final_cents').notNull(),
    weighedAt: instant('weighed_at').notNull(),
    refundId: bigint('refund_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.number, table.line] })],
);

export const budget = budgetTable(schema);
