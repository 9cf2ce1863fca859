/** The schema `jobs`, as its migrations create it. */
import { bigint, boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { instant, json } from '../db/columns.ts';

export const job = pgSchema('jobs').table('job', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  key: text('key'),
  data: json('data', z.unknown()).notNull(),
  runAt: instant('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  failed: boolean('failed').notNull().default(false),
  refused: boolean('refused').notNull().default(false),
  correlationId: text('correlation_id'),
});
