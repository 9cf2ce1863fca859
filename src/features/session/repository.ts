/** Repository of sessions, in the schema `session`; tokens are found by their hashes. */
import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { among } from '#platform/db/rows.ts';
import type { Customer } from './contract.ts';
import type { EndedAtProvider } from './rules/logout-token.ts';
import { idleHours, seenMinutes, type Renewal } from './rules/lifetime.ts';
import { session as table } from './tables.ts';

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export interface NewSession {
  authToken: string;
  issuer: string;
  customerId: string;
  customer: Customer;
  /** Encrypted; empty when the provider issued none. */
  refreshToken: string;
  /** Encrypted; absent when the provider issued none. */
  idToken?: string;
  /** Hash of the encrypted access token as the browser has it. */
  accessHash?: string;
  endsAt: Temporal.Instant;
  /** `sid` of the provider's session; null when the provider does not send it. */
  providerSession: string | null;
  /** When the customer last authenticated; null when the provider does not say. */
  authenticatedAt: Temporal.Instant | null;
}

export interface SessionRow extends Renewal {
  tokenHash: string;
  issuer: string;
  customerId: string;
  customer: Customer;
  refreshToken: string;
  accessToken: string | null;
  endsAt: Temporal.Instant;
  /** When the customer last authenticated, epoch milliseconds; null when unknown. */
  authenticatedAt: number | null;
}

const idleSince = (now: Temporal.Instant) => now.subtract({ hours: idleHours });

export async function insertSession(
  db: Db,
  session: NewSession,
  now: Temporal.Instant,
): Promise<void> {
  const { authToken, authenticatedAt, ...rest } = session;
  await db.insert(table).values({
    ...rest,
    tokenHash: hashOf(authToken),
    createdAt: now,
    seenAt: now,
    authenticatedAt: authenticatedAt?.epochMilliseconds ?? null,
  });
}

/** The session of an auth token; null when it does not exist or has ended. */
export async function findSession(
  db: Db,
  authToken: string,
  now: Temporal.Instant,
): Promise<SessionRow | null> {
  const isOwn = eq(table.tokenHash, hashOf(authToken));
  const [session] = await db
    .select()
    .from(table)
    .where(and(isOwn, gt(table.endsAt, now), gt(table.seenAt, idleSince(now))));
  if (!session) return null;
  // Not on every request, so that most reads write nothing.
  const isStale = session.seenAt.until(now).total('minutes') > seenMinutes;
  if (isStale) await db.update(table).set({ seenAt: now }).where(isOwn);
  return session;
}

/** The session whose browser has this encrypted access token; null when it does not exist or has ended. */
export async function findByAccess(
  db: Db,
  accessToken: string,
  now: Temporal.Instant,
): Promise<Pick<SessionRow, 'issuer' | 'customerId' | 'customer'> | null> {
  const { issuer, customerId, customer } = table;
  const [session] = await db
    .select({ issuer, customerId, customer })
    .from(table)
    .where(
      and(
        eq(table.accessHash, hashOf(accessToken)),
        gt(table.endsAt, now),
        gt(table.seenAt, idleSince(now)),
      ),
    );
  return session ?? null;
}

/** Matches the session only while its refresh token is unchanged. */
const asKnown = ({ tokenHash, refreshToken }: Pick<SessionRow, 'tokenHash' | 'refreshToken'>) =>
  and(eq(table.tokenHash, tokenHash), eq(table.refreshToken, refreshToken));

/** Claims the renewal for this caller; false while another caller has it, or after the token changed. */
export async function claimRenewal(
  db: Db,
  session: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<boolean> {
  const isFree = or(isNull(table.renewingUntil), lte(table.renewingUntil, now));
  const taken = await db
    .update(table)
    .set({ renewingUntil: until })
    .where(and(asKnown(session), isFree))
    .returning({ tokenHash: table.tokenHash });
  return taken.length > 0;
}

/** Releases the claim of a failed renewal. */
export async function leaveRenewal(
  db: Db,
  { tokenHash }: Pick<SessionRow, 'tokenHash'>,
): Promise<void> {
  await db.update(table).set({ renewingUntil: null }).where(eq(table.tokenHash, tokenHash));
}

export interface Renewed {
  accessToken: string;
  accessHash: string;
  refreshToken: string;
  /** Empty when the provider issued no new one. */
  idToken: string;
  customer: Customer;
  /** Hash of the token that was renewed; it stays valid for the grace period. */
  previousHash: string;
}

/** Stores a renewal. */
export async function keepRenewal(
  db: Db,
  session: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
  { idToken, ...renewed }: Renewed,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(table)
    .set({
      ...renewed,
      ...(idToken && { idToken }),
      renewedAt: now.epochMilliseconds,
      renewingUntil: null,
    })
    .where(asKnown(session));
}

interface EndedSession {
  customerId: string;
  refreshToken: string;
  idToken: string;
}

/** Ends a session and returns its customer and encrypted tokens; null when there was none. */
export async function deleteSession(db: Db, authToken: string): Promise<EndedSession | null> {
  const { customerId, refreshToken, idToken } = table;
  const [ended] = await db
    .delete(table)
    .where(eq(table.tokenHash, hashOf(authToken)))
    .returning({ customerId, refreshToken, idToken });
  return ended ?? null;
}

/** The customer's sessions, for the export of their data (L29). */
export function exportSessions(db: Db, customerId: string) {
  const { createdAt, seenAt, endsAt, customer } = table;
  return db
    .select({ createdAt, seenAt, endsAt, customer })
    .from(table)
    .where(eq(table.customerId, customerId))
    .orderBy(asc(createdAt));
}

/** The customer's sessions of an issuer that have not ended, by the provider's session. */
export async function sessionsAt(
  db: Db,
  issuer: string,
  customerId: string,
  now: Temporal.Instant,
): Promise<{ sid: string; since: number; seen: number }[]> {
  const { providerSession, createdAt, seenAt } = table;
  const rows = await db
    .select({ sid: providerSession, since: createdAt, seen: seenAt })
    .from(table)
    .where(
      and(
        eq(table.issuer, issuer),
        eq(table.customerId, customerId),
        gt(table.endsAt, now),
        gt(seenAt, idleSince(now)),
      ),
    );
  return rows.flatMap(({ sid, since, seen }) =>
    sid === null ? [] : { sid, since: since.epochMilliseconds, seen: seen.epochMilliseconds },
  );
}

/** E-mails of the customer in the stored sessions. */
export async function emailsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ customer: table.customer })
    .from(table)
    .where(eq(table.customerId, customerId));
  return [...new Set(rows.map(({ customer }) => customer.email))].filter((email) => email !== '');
}

/** Ends the sessions of a customer, except those whose provider session is in `keep`. */
export async function deleteSessionsOf(
  db: Db,
  customerId: string,
  keep: readonly string[] = [],
): Promise<void> {
  const isKept = among(sql`coalesce(${table.providerSession}, '')`, keep);
  await db.delete(table).where(and(eq(table.customerId, customerId), not(isKept)));
}

/** Ends sessions of an issuer: those of a customer, those of a provider session, or those of both. */
export async function deleteSessionsAt(
  db: Db,
  issuer: string,
  { customerId, providerSession }: EndedAtProvider,
): Promise<void> {
  await db
    .delete(table)
    .where(
      and(
        eq(table.issuer, issuer),
        customerId === null ? undefined : eq(table.customerId, customerId),
        providerSession === null ? undefined : eq(table.providerSession, providerSession),
      ),
    );
}

/** Ends a session whose refresh token the provider no longer accepts. */
export async function dropSession(
  db: Db,
  session: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
): Promise<void> {
  await db.delete(table).where(asKnown(session));
}

/** Deletes sessions that have ended. */
export async function deleteEnded(db: Db, now: Temporal.Instant): Promise<void> {
  await db.delete(table).where(or(lte(table.endsAt, now), lte(table.seenAt, idleSince(now))));
}
