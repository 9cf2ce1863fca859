/** The OpenID library's objects as rows that expire. Ids are secrets, so only hashes are stored. */
import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among } from '#platform/db/rows.ts';
import { currentUserAgent } from '#platform/http/user-agent.ts';
import type { Clock } from '#platform/time.ts';
import type { Payload } from '../../accounts/record.ts';
import { deviceOf } from '../../accounts/rules/user-agent.ts';
import { secondsOfForgiveness } from '../rules/forgiveness.ts';
import { artifact } from '../../tables.ts';

/** The hash of a secret id, which may be shown. */
export const hash = (id: string) => createHash('sha256').update(id).digest('base64url');

/** The rows of one model: 'Session', 'RefreshToken', … */
export function artifactsOf(db: Db, now: Clock, model: string) {
  const isOfModel = eq(artifact.model, model);
  const here = (id: string) => and(isOfModel, eq(artifact.idHash, hash(id)));

  const read = async (where: SQL | undefined): Promise<Payload | undefined> => {
    const [row] = await db
      .select({ payload: artifact.payload, consumedAt: artifact.consumedAt })
      .from(artifact)
      .where(and(where, gt(artifact.expiresAt, now())));
    if (!row) return undefined;
    const { payload, consumedAt } = row;
    return consumedAt && isSpent(model, consumedAt, now())
      ? { ...payload, consumed: Math.floor(consumedAt.epochMilliseconds / 1000) }
      : payload;
  };

  return {
    async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
      const { jti: _secret, consumed: _consumed, ...stored } = payload;
      const row = {
        payload: stored,
        grantId: payload.grantId ?? null,
        sessionUid: model === 'Session' ? (payload.uid ?? null) : null,
        accountId: payload.accountId ?? null,
        device: model === 'Session' && payload.accountId ? deviceOf(currentUserAgent()) : null,
        expiresAt: now().add({ seconds: Math.max(1, Math.ceil(expiresIn)) }),
      };
      await db
        .insert(artifact)
        .values({ model, idHash: hash(id), ...row })
        .onConflictDoUpdate({ target: [artifact.model, artifact.idHash], set: row });
    },
    async find(id: string): Promise<Payload | undefined> {
      const payload = await read(here(id));
      return payload && { ...payload, jti: id };
    },
    findByUid: (uid: string) => read(and(isOfModel, eq(artifact.sessionUid, uid))),
    /** Only device codes have user codes, and device codes are not used. */
    findByUserCode: async () => undefined,
    /** @returns false when it was used before, even by a concurrent request */
    async consume(id: string): Promise<boolean> {
      const first = await db
        .update(artifact)
        .set({ consumedAt: now() })
        .where(and(here(id), isNull(artifact.consumedAt)))
        .returning({ model: artifact.model });
      return first.length > 0;
    },
    async destroy(id: string): Promise<void> {
      await db.delete(artifact).where(here(id));
    },
    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(artifact).where(and(isOfModel, eq(artifact.grantId, grantId)));
    },
  };
}

/** Two tabs may renew at once: a refresh token used again within `secondsOfForgiveness` is still accepted. */
const isSpent = (model: string, consumedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  model !== 'RefreshToken' || consumedAt.until(now).total('seconds') > secondsOfForgiveness;

/** A session to keep, with its grants. */
export interface KeptSession {
  uid: string;
  grantIds: string[];
}

/** Ends the sessions of an account with all their grants and tokens. */
export async function endSessionsOf(db: Db, accountId: string, keep?: KeptSession): Promise<void> {
  const isKeptGrant = and(
    eq(artifact.model, 'Grant'),
    among(artifact.idHash, keep?.grantIds.map(hash) ?? []),
  );
  const uid = sql`${keep?.uid ?? ''}::text`;
  await db
    .delete(artifact)
    .where(
      and(
        eq(artifact.accountId, accountId),
        sql`${artifact.sessionUid} is distinct from ${uid}`,
        sql`${artifact.payload} ->> 'sessionUid' is distinct from ${uid}`,
        sql`not (${isKeptGrant})`,
      ),
    );
}
