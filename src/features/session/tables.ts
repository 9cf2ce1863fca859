/** The schema `session`, as its migrations create it. */
import { pgSchema, text } from 'drizzle-orm/pg-core';
import { epochMilliseconds, instant, json } from '#platform/db/columns.ts';
import { Customer } from './contract.ts';

const schema = pgSchema('session');

export const session = schema.table('session', {
  tokenHash: text('token_hash').primaryKey(),
  issuer: text('issuer').notNull(),
  customerId: text('customer_id').notNull(),
  customer: json('customer', Customer).notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token').notNull(),
  previousHash: text('previous_hash'),
  renewedAt: epochMilliseconds('renewed_at'),
  renewingUntil: instant('renewing_until'),
  providerSession: text('provider_session'),
  authenticatedAt: epochMilliseconds('authenticated_at'),
  accessHash: text('access_hash'),
  idToken: text('id_token').notNull().default(''),
});
