/** The schema `feedback`, as its migrations create it. */
import { boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { budgetTable, choice, instant } from '#platform/db/columns.ts';
import { languages } from '#platform/i18n/language.ts';
import { FeedbackKind } from './contract.ts';
import { feedbackStates } from './record.ts';

const schema = pgSchema('feedback');

export const message = schema.table('message', {
  reference: text('reference').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  kind: choice('kind', FeedbackKind.options).notNull(),
  topic: text('topic').notNull(),
  text: text('text').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  orderNumber: text('order_number').notNull(),
  page: text('page').notNull(),
  language: choice('language', languages).notNull(),
  customerId: text('customer_id'),
  receivedAt: instant('received_at').notNull(),
  answerBy: text('answer_by'),
  isMailed: boolean('is_mailed').notNull(),
  state: choice('state', feedbackStates).notNull(),
  deliveredBy: choice('delivered_by', ['service', 'mail']),
  tries: integer('tries').notNull(),
  lastProblem: text('last_problem'),
  settledAt: instant('settled_at'),
  eraseAt: instant('erase_at'),
});

export const budget = budgetTable(schema);
