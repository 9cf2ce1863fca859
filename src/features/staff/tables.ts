/** The schema `staff`, as its migrations create it. */
import { pgSchema, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { instant, json } from '#platform/db/columns.ts';

const schema = pgSchema('staff');

/** Texts: a later version may know more of them. */
const permissions = () => json('permissions', z.array(z.string())).notNull();

export const client = schema.table('client', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull(),
  permissions: permissions(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
});

export const token = schema.table('token', {
  hash: text('hash').primaryKey(),
  clientId: text('client_id').notNull(),
  permissions: permissions(),
  expiresAt: instant('expires_at').notNull(),
});
