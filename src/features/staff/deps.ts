/** Dependencies of the staff calls. */
import type { Db } from '#platform/db/database.ts';
import type { AuditEntry } from '../audit/contract.ts';
import type { Act, Actor } from '../audit/record.ts';
import type { StaffCall } from './record.ts';

/** Which entries of the audit log are asked for. */
export interface AskedEntries {
  subject?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  before?: number | undefined;
  limit: number;
}

export interface StaffDeps {
  db: Db;
  note(tx: Db, actor: Actor, act: Act): Promise<void>;
  entries(db: Db, asked: AskedEntries): Promise<AuditEntry[]>;
  /** IP address of the caller. */
  addressOf(call: StaffCall): string;
  now(): Temporal.Instant;
}
