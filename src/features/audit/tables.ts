/** The schema `audit`, as its migrations create it. */
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { instant, json } from '#platform/db/columns.ts';

const schema = pgSchema('audit');

export const entry = schema.table('entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  actorKind: text('actor_kind').notNull(),
  actorId: text('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  address: text('address'),
  act: text('act').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id'),
  before: json('before', z.unknown()),
  after: json('after', z.unknown()),
  reason: text('reason'),
});
