/** The schema `identity`, as its migrations create it. */
import { boolean, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { budgetTable, choice, epochMilliseconds, instant, json } from '#platform/db/columns.ts';
import { languages } from '#platform/i18n/language.ts';
import { Device, NewAccount, Payload } from './accounts/record.ts';

const identity = pgSchema('identity');

export const account = identity.table('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  phone: text('phone').notNull().default(''),
  language: choice('language', languages).notNull(),
  addresses: json('addresses', NewAccount.shape.addresses).notNull().default([]),
  bonusCard: text('bonus_card'),
  isCoop: boolean('is_coop').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const artifact = identity.table(
  'artifact',
  {
    model: text('model').notNull(),
    idHash: text('id_hash').notNull(),
    payload: json('payload', Payload).notNull(),
    grantId: text('grant_id'),
    sessionUid: text('session_uid'),
    accountId: text('account_id'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
    device: json('device', Device),
  },
  (table) => [primaryKey({ columns: [table.model, table.idHash] })],
);

export const signingKey = identity.table('signing_key', {
  kid: text('kid').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: epochMilliseconds('created_at').notNull(),
  signsFrom: epochMilliseconds('signs_from').notNull(),
});

export const ticket = identity.table('ticket', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text('kind').notNull(),
  data: json('data', z.record(z.string(), z.unknown())).notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const bonusCard = identity.table('bonus_card', {
  number: text('number').primaryKey(),
  isCoop: boolean('is_coop').notNull(),
});

export const budget = budgetTable(identity);
