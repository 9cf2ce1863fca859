/** Mailed links: each good once, for a while; only the hash of its token is kept. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import type { NewAccount } from '../record.ts';

/** What a link is for, and what it knows. */
export interface Tickets {
  /** `browser`: hash of the cookie of the browser that registered. */
  register: { account: NewAccount; browser: string; interaction: string | null };
  reset: { accountId: string | null };
  email: { accountId: string; email: string };
  /** The address the account has had; the link makes it the account's again. */
  undo: { accountId: string; email: string };
}

type Kind = keyof Tickets;

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** @returns the token for the link */
export async function issueTicket<K extends Kind>(
  tx: Db,
  kind: K,
  data: Tickets[K],
  expires: Temporal.Instant,
): Promise<string> {
  const token = randomToken();
  await tx.execute(sql`
    insert into identity.ticket (token_hash, kind, data, expires_at)
    values (${hashOf(token)}, ${kind}, ${JSON.stringify(data)}::jsonb, ${String(expires)}::timestamptz)`);
  return token;
}

const matching = (kind: Kind, token: string, now: Temporal.Instant) =>
  sql`token_hash = ${hashOf(token)} and kind = ${kind} and expires_at > ${String(now)}::timestamptz`;

/** What a link knows, without using it up; null when it is not good. */
export async function readTicket<K extends Kind>(
  db: Db,
  kind: K,
  token: string,
  now: Temporal.Instant,
): Promise<Tickets[K] | null> {
  const where = matching(kind, token, now);
  const rows = await rowsOf<{ data: Tickets[K] }>(
    db,
    sql`select data from identity.ticket where ${where}`,
  );
  return rows[0]?.data ?? null;
}

/** Uses a link up. @returns false when somebody else was faster */
export async function consumeTicket(
  tx: Db,
  kind: Kind,
  token: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const where = matching(kind, token, now);
  const rows = await rowsOf(tx, sql`delete from identity.ticket where ${where} returning kind`);
  return rows.length > 0;
}

/** Makes the links of an account useless. Those back to a former address stay: who has taken an account
 * over must not be able to take them away.
 * @param only those of one kind */
export async function dropTickets(tx: Db, accountId: string, only?: Kind): Promise<void> {
  const kinds = only ? sql`kind = ${only}` : sql`kind <> 'undo'`;
  await tx.execute(sql`delete from identity.ticket
    where ${kinds} and data ->> 'accountId' = ${accountId}`);
}

/** Uses up a link back to a former address, and with it all links of the account but older ones back.
 * @returns false when somebody else was faster */
export async function consumeUndo(
  tx: Db,
  token: string,
  { accountId }: Tickets['undo'],
  now: Temporal.Instant,
): Promise<boolean> {
  const [taken] = await rowsOf<{ expires: string }>(
    tx,
    sql`delete from identity.ticket where ${matching('undo', token, now)}
      returning expires_at::text as expires`,
  );
  if (!taken) return false;
  await dropTickets(tx, accountId);
  await tx.execute(sql`delete from identity.ticket where kind = 'undo'
    and data ->> 'accountId' = ${accountId} and expires_at >= ${taken.expires}::timestamptz`);
  return true;
}
