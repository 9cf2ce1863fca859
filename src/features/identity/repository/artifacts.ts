/** What the OpenID provider remembers, as rows that expire. Ids are secrets, so only hashes are kept. */
import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Clock } from '#platform/time.ts';
import { secondsOfForgiveness } from '../rules/forgiveness.ts';

/** What may be told of a secret id. */
export const hash = (id: string) => createHash('sha256').update(id).digest('base64url');

export interface Payload {
  [member: string]: unknown;
  jti?: string;
  grantId?: string | undefined;
  uid?: string | undefined;
  accountId?: string | undefined;
  consumed?: unknown;
}

interface Row {
  payload: Payload;
  consumedAt: number | null;
}

/** The rows of one model: 'Session', 'RefreshToken', … */
export function artifactsOf(db: Db, now: Clock, model: string) {
  const at = () => sql`${String(now())}::timestamptz`;
  const here = (id: string) => sql`model = ${model} and id_hash = ${hash(id)}`;

  const read = async (where: SQL): Promise<Payload | undefined> => {
    const [row] = await rowsOf<Row>(
      db,
      sql`select payload, extract(epoch from consumed_at)::float8 as "consumedAt"
      from identity.artifact where ${where} and expires_at > ${at()}`,
    );
    if (!row) return undefined;
    return isSpent(model, row.consumedAt, now().epochMilliseconds / 1000)
      ? { ...row.payload, consumed: Math.floor(row.consumedAt ?? 0) }
      : row.payload;
  };

  return {
    async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
      const { jti: _secret, consumed: _consumed, ...kept } = payload;
      const expires = now().add({ seconds: Math.max(1, Math.ceil(expiresIn)) });
      const uid = model === 'Session' ? (payload.uid ?? null) : null;
      await db.execute(sql`
        insert into identity.artifact
          (model, id_hash, payload, grant_id, session_uid, account_id, expires_at)
        values (${model}, ${hash(id)}, ${JSON.stringify(kept)}::jsonb, ${payload.grantId ?? null},
          ${uid}, ${payload.accountId ?? null}, ${String(expires)}::timestamptz)
        on conflict (model, id_hash) do update set payload = excluded.payload,
          grant_id = excluded.grant_id, session_uid = excluded.session_uid,
          account_id = excluded.account_id, expires_at = excluded.expires_at`);
    },
    async find(id: string): Promise<Payload | undefined> {
      const payload = await read(here(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: (uid: string) => read(sql`model = ${model} and session_uid = ${uid}`),
    /** Device codes are the only ones with user codes, and there are none. */
    findByUserCode: async () => undefined,
    /** @returns false when it had been used before, if only by a moment */
    async consume(id: string): Promise<boolean> {
      const first = await rowsOf(
        db,
        sql`update identity.artifact set consumed_at = ${at()}
        where ${here(id)} and consumed_at is null returning model`,
      );
      return first.length > 0;
    },
    async destroy(id: string): Promise<void> {
      await db.execute(sql`delete from identity.artifact where ${here(id)}`);
    },
    async revokeByGrantId(grantId: string): Promise<void> {
      await db.execute(sql`delete from identity.artifact
        where model = ${model} and grant_id = ${grantId}`);
    },
  };
}

/** Two tabs may renew at once: a refresh token used again within the time of forgiveness is not spent. */
function isSpent(model: string, consumedAt: number | null, now: number): boolean {
  if (consumedAt === null) return false;
  return model !== 'RefreshToken' || now - consumedAt > secondsOfForgiveness;
}

/** A session that stays, and the grants in it. */
export interface KeptSession {
  uid: string;
  grantIds: string[];
}

/** Ends the sessions of an account, and all that was granted in them. */
export async function endSessionsOf(db: Db, accountId: string, keep?: KeptSession): Promise<void> {
  const grants = keep?.grantIds.map(hash) ?? [];
  const uid = keep?.uid ?? '';
  await db.execute(sql`
    delete from identity.artifact where account_id = ${accountId}
      and session_uid is distinct from ${uid}::text
      and (payload ->> 'sessionUid') is distinct from ${uid}::text
      and not (model = 'Grant' and id_hash in (select jsonb_array_elements_text(${JSON.stringify(grants)}::jsonb)))
    `);
}
