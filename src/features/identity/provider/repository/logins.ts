/** Log-ins of an account: its sessions at the provider, each on one device. */
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among } from '#platform/db/rows.ts';
import type { Device } from '../../accounts/record.ts';
import { artifact } from '../../tables.ts';
import { hash, type KeptSession } from './artifacts.ts';

export interface StoredLogin extends KeptSession {
  /** The hash of the session's id, which may be shown. */
  id: string;
  /** Null when it was stored before devices were. */
  device: Device | null;
  /** When the customer last authenticated there, epoch milliseconds. */
  since: number;
}

export async function loginsOf(
  db: Db,
  accountId: string,
  now: Temporal.Instant,
): Promise<StoredLogin[]> {
  const { idHash, sessionUid, payload, device } = artifact;
  const rows = await db
    .select({ id: idHash, uid: sessionUid, payload, device })
    .from(artifact)
    .where(
      and(
        eq(artifact.model, 'Session'),
        eq(artifact.accountId, accountId),
        gt(artifact.expiresAt, now),
      ),
    );
  return rows.map(({ id, uid, payload: session, device: on }) => ({
    id,
    uid: uid ?? '',
    grantIds: Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []),
    device: on,
    since: (session.loginTs ?? 0) * 1000,
  }));
}

/** Ends one session of an account with its grants and tokens. */
export async function endLogin(
  db: Db,
  accountId: string,
  { uid, grantIds }: KeptSession,
): Promise<void> {
  const isGrant = and(eq(artifact.model, 'Grant'), among(artifact.idHash, grantIds.map(hash)));
  await db
    .delete(artifact)
    .where(
      and(
        eq(artifact.accountId, accountId),
        or(
          eq(artifact.sessionUid, uid),
          sql`${artifact.payload} ->> 'sessionUid' = ${uid}`,
          among(sql`coalesce(${artifact.grantId}, '')`, grantIds),
          isGrant,
        ),
      ),
    );
}
