/** Counted searches in the schema `search`. */
import { and, between, desc, eq, gte, lt, or, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Missed, MissedKind } from './record/missed.ts';
import { missed } from './tables.ts';

/** Adds to what is counted, in one statement.
 * @param rows each day, kind, language and term once */
export async function addMissed(db: Db, rows: readonly Missed[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(missed)
    // In the same order in all processes, so that none waits for another in a circle.
    .values(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [missed.day, missed.kind, missed.language, missed.term],
      set: { searches: sql`${missed.searches} + excluded.searches` },
    });
}

const keyOf = ({ day, kind, language, term }: Missed) => `${day} ${kind} ${language} ${term}`;

export async function deleteMissed(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(missed).where(lt(missed.day, String(dayInFinland(before))));
}

interface Wanted {
  /** First and last day, in Finland. */
  from: string;
  until: string;
  /** Fewest searches for a term. */
  fewest: number;
  limit: number;
}

/** Terms of a kind by how often they were searched for, with those that are counted without their term. */
export async function missedMost(db: Db, kind: MissedKind, { from, until, fewest, limit }: Wanted) {
  const searches = sum(missed.searches).mapWith(Number);
  return db
    .select({ term: missed.term, language: missed.language, searches })
    .from(missed)
    .where(and(eq(missed.kind, kind), between(missed.day, from, until)))
    .groupBy(missed.term, missed.language)
    .having(or(gte(searches, fewest), eq(missed.term, '')))
    .orderBy(desc(searches), missed.term, missed.language)
    .limit(limit);
}
