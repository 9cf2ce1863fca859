/** The schema `consents`, as its migrations create it. */
import { bigint, pgSchema, text as textColumn } from 'drizzle-orm/pg-core';
import { languages } from '#platform/i18n/language.ts';
import { budgetTable, choice, instant } from '#platform/db/columns.ts';
import { channels, consentStates, contractIds } from './contract/values.ts';

const schema = pgSchema('consents');

export const text = schema.table('text', {
  version: textColumn('version').primaryKey(),
  contractId: choice('contract_id', contractIds).notNull(),
  language: choice('language', languages).notNull(),
  title: textColumn('title').notNull(),
  description: textColumn('description').notNull(),
  firstUsedAt: instant('first_used_at').notNull(),
});

export const decision = schema.table('decision', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: textColumn('customer_id').notNull(),
  contractId: choice('contract_id', contractIds).notNull(),
  state: choice('state', consentStates).notNull(),
  textVersion: textColumn('text_version').notNull(),
  channel: choice('channel', channels).notNull(),
  origin: textColumn('origin').notNull(),
  decidedAt: instant('decided_at').notNull(),
});

export const engagement = schema.table('engagement', {
  customerId: textColumn('customer_id').primaryKey(),
  lastShownAt: instant('last_shown_at'),
  declinedAt: instant('declined_at'),
});

export const budget = budgetTable(schema);
