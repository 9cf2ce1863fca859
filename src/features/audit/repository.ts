/** The audit log in the schema `audit`: entries are written and read, never changed. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { AuditEntry } from './contract.ts';
import type { Act, Actor } from './record.ts';
import { entry } from './tables.ts';

/** Writes an act, in the transaction that does it. */
export async function noteAct(
  tx: Db,
  { kind, id, name, address }: Actor,
  { act, subject, before, after, reason = null }: Act,
  at: Temporal.Instant,
): Promise<void> {
  await tx.insert(entry).values({
    at,
    actorKind: kind,
    actorId: id,
    actorName: name,
    address,
    act,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
    reason,
  });
}

/** Which entries are asked for. */
export interface Asked {
  subject?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** Only entries before the one with this id. */
  before?: number | undefined;
  limit: number;
}

/** Latest first. */
export async function entries(db: Db, asked: Asked): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(entry)
    .where(
      and(
        asked.subject === undefined ? undefined : eq(entry.subjectKind, asked.subject),
        asked.subjectId === undefined ? undefined : eq(entry.subjectId, asked.subjectId),
        asked.actorId === undefined ? undefined : eq(entry.actorId, asked.actorId),
        asked.before === undefined ? undefined : lt(entry.id, asked.before),
      ),
    )
    .orderBy(desc(entry.id))
    .limit(asked.limit);
  return rows.map((row) => ({
    id: String(row.id),
    at: String(row.at),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    address: row.address,
    act: row.act,
    subject: { kind: row.subjectKind, id: row.subjectId },
    before: row.before,
    after: row.after,
    reason: row.reason,
  }));
}

/** Deletes entries from before the time; none that the table keeps, by the database's clock. */
export async function deleteEntries(db: Db, before: Temporal.Instant): Promise<void> {
  await db
    .delete(entry)
    .where(and(lt(entry.at, before), sql`${entry.at} < now() - interval '6 years'`));
}
