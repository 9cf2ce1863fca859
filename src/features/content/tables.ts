/** The schema `content`, as its migrations make it. */
import { integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bytea, instant, json } from '#platform/db/columns.ts';

const content = pgSchema('content');

export const document = content.table(
  'document',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    data: json('data', z.unknown()).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

export const push = content.table('push', {
  version: integer('version').primaryKey(),
  pushedAt: instant('pushed_at').notNull(),
  note: text('note').notNull(),
});

export const change = content.table(
  'change',
  {
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    before: json('before', z.unknown()),
    after: json('after', z.unknown()),
  },
  (table) => [primaryKey({ columns: [table.version, table.kind, table.key] })],
);

export const picture = content.table('picture', {
  hash: text('hash').primaryKey(),
  type: text('type').notNull(),
  bytes: bytea('bytes').notNull(),
});
