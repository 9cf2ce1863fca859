/** The schema `analytics`, as its migrations create it. */
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { choice, instant, json } from '#platform/db/columns.ts';
import { z } from 'zod';
import { languages } from '#platform/i18n/language.ts';
import { allNames, EventItem } from './contract.ts';
import { StoredFacts } from './record.ts';

const schema = pgSchema('analytics');

export const event = schema.table('event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: choice('name', allNames).notNull(),
  at: instant('at').notNull(),
  visitor: text('visitor'),
  language: choice('language', languages).notNull(),
  page: text('page').notNull(),
  orderNumber: text('order_number'),
  items: json('items', z.array(EventItem)).notNull(),
  facts: json('facts', StoredFacts).notNull(),
});
