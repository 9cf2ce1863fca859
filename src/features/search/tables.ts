/** The schema `search`, as its migrations create it. */
import { date, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { choice } from '#platform/db/columns.ts';
import { languages } from '#platform/i18n/language.ts';
import { missedKinds } from './record/missed.ts';

const schema = pgSchema('search');

export const missed = schema.table(
  'missed',
  {
    day: date('day').notNull(),
    language: choice('language', languages).notNull(),
    kind: choice('kind', missedKinds).notNull(),
    term: text('term').notNull(),
    searches: integer('searches').notNull(),
  },
  ({ day, kind, language, term }) => [primaryKey({ columns: [day, kind, language, term] })],
);
