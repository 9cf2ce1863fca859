/** The schema `platform`, where migrations are recorded. */
import { sql } from 'drizzle-orm';
import { pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const migration = pgSchema('platform').table(
  'migration',
  {
    feature: text('feature').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** Since when the version before no longer uses what it takes away; null: it takes nothing away. */
    contract: text('contract'),
    appliedAt: instant('applied_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.feature, table.name] })],
);
