/** Sessions in the schema `session`; tokens are looked up by their hashes. */
import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Customer } from './contract.ts';
import type { EndedAtProvider } from './rules/logout-token.ts';
import { idleHours, seenMinutes, type Renewal } from './rules/lifetime.ts';

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export interface NewSession {
  authToken: string;
  issuer: string;
  customerId: string;
  customer: Customer;
  /** Encrypted; empty where the provider gave none. */
  refreshToken: string;
  /** Encrypted; none where the provider gave none. */
  idToken?: string;
  endsAt: Temporal.Instant;
  /** The provider's session it hangs on; null when the provider does not tell. */
  providerSession: string | null;
  /** When the customer last proved who they are; null when the provider does not tell. */
  authenticatedAt: Temporal.Instant | null;
}

export interface SessionRow extends Renewal {
  tokenHash: string;
  issuer: string;
  customerId: string;
  customer: Customer;
  refreshToken: string;
  accessToken: string | null;
  /** Epoch milliseconds. */
  endsAt: number;
  /** When the customer last proved who they are, epoch milliseconds; null when nobody told. */
  authenticatedAt: number | null;
}

/** Whose hash it is, unless the session has ended by then. */
const living = (hash: string, now: Temporal.Instant): SQL => sql`
  token_hash = ${hash} and ends_at > ${String(now)}::timestamptz
  and seen_at > ${String(now.subtract({ hours: idleHours }))}::timestamptz`;

export async function insertSession(db: Db, one: NewSession, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into session.session
      (token_hash, issuer, customer_id, customer, refresh_token, id_token,
        created_at, seen_at, ends_at, provider_session, authenticated_at)
    values (${hashOf(one.authToken)}, ${one.issuer}, ${one.customerId},
      ${JSON.stringify(one.customer)}::jsonb, ${one.refreshToken}, ${one.idToken ?? ''},
      ${String(now)}, ${String(now)}, ${String(one.endsAt)}, ${one.providerSession},
      ${one.authenticatedAt && String(one.authenticatedAt)}::timestamptz)`);
}

/** The session of an auth token; null when there is none, or no longer. */
export async function findSession(
  db: Db,
  authToken: string,
  now: Temporal.Instant,
): Promise<SessionRow | null> {
  const hash = hashOf(authToken);
  const [row] = await rowsOf<SessionRow & { isStale: boolean }>(
    db,
    sql`
      select token_hash as "tokenHash", issuer, customer_id as "customerId", customer,
        access_token as "accessToken", refresh_token as "refreshToken",
        previous_hash as "previousHash",
        (extract(epoch from ends_at) * 1000)::float8 as "endsAt",
        (extract(epoch from renewed_at) * 1000)::float8 as "renewedAt",
        (extract(epoch from authenticated_at) * 1000)::float8 as "authenticatedAt",
        seen_at < ${String(now.subtract({ minutes: seenMinutes }))}::timestamptz as "isStale"
      from session.session where ${living(hash, now)}`,
  );
  if (!row) return null;
  const { isStale, ...session } = row;
  // Not at every call: reading stays reading.
  if (isStale) {
    await db.execute(
      sql`update session.session set seen_at = ${String(now)} where token_hash = ${hash}`,
    );
  }
  return session;
}

/** Takes the session's renewal for this caller; false while another has it, or after the token changed. */
export async function claimRenewal(
  db: Db,
  session: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`
      update session.session set renewing_until = ${String(until)}
      where token_hash = ${session.tokenHash} and refresh_token = ${session.refreshToken}
        and (renewing_until is null or renewing_until <= ${String(now)}::timestamptz)
      returning token_hash`,
  );
  return taken.length > 0;
}

/** Gives a renewal back that came to nothing. */
export async function leaveRenewal(
  db: Db,
  { tokenHash }: Pick<SessionRow, 'tokenHash'>,
): Promise<void> {
  await db.execute(
    sql`update session.session set renewing_until = null where token_hash = ${tokenHash}`,
  );
}

export interface Renewed {
  accessToken: string;
  refreshToken: string;
  /** Empty where the provider gave no new one. */
  idToken: string;
  customer: Customer;
  /** Of the token that was renewed; it stays known for a moment. */
  previousHash: string;
}

/** Writes a renewal down. */
export async function keepRenewal(
  db: Db,
  session: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
  renewed: Renewed,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update session.session set access_token = ${renewed.accessToken},
      refresh_token = ${renewed.refreshToken}, customer = ${JSON.stringify(renewed.customer)}::jsonb,
      id_token = coalesce(nullif(${renewed.idToken}, ''), id_token),
      previous_hash = ${renewed.previousHash}, renewed_at = ${String(now)},
      renewing_until = null
    where token_hash = ${session.tokenHash} and refresh_token = ${session.refreshToken}`);
}

interface EndedSession {
  customerId: string;
  refreshToken: string;
  idToken: string;
}

/** Ends a session, and answers whose it was and its encrypted tokens; null when there was none. */
export async function deleteSession(db: Db, authToken: string): Promise<EndedSession | null> {
  const [row] = await rowsOf<EndedSession>(
    db,
    sql`
      delete from session.session where token_hash = ${hashOf(authToken)}
      returning customer_id as "customerId", refresh_token as "refreshToken", id_token as "idToken"`,
  );
  return row ?? null;
}

/** The customer's sessions, for the customer (L29). */
export const exportSessions = (db: Db, customerId: string) =>
  rowsOf<Record<string, unknown>>(
    db,
    sql`select created_at as "createdAt", seen_at as "seenAt", ends_at as "endsAt", customer
      from session.session where customer_id = ${customerId} order by created_at`,
  );

/** E-mails the provider has told of the customer. */
export async function emailsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await rowsOf<{ email: string }>(
    db,
    sql`select distinct customer ->> 'email' as email from session.session
      where customer_id = ${customerId} and customer ->> 'email' <> ''`,
  );
  return rows.map(({ email }) => email);
}

/** Ends the sessions of a customer, but for those that hang on one of the provider's in `keep`. */
export async function deleteSessionsOf(
  db: Db,
  customerId: string,
  keep: readonly string[] = [],
): Promise<void> {
  await db.execute(sql`
    delete from session.session where customer_id = ${customerId}
      and coalesce(provider_session, '') not in
        (select jsonb_array_elements_text(${JSON.stringify(keep)}::jsonb))`);
}

/** Ends the sessions of an issuer that are a customer's, hang on one of the provider's, or both. */
export async function deleteSessionsAt(
  db: Db,
  issuer: string,
  { customerId, providerSession }: EndedAtProvider,
): Promise<void> {
  await db.execute(sql`
    delete from session.session where issuer = ${issuer}
      and (${customerId}::text is null or customer_id = ${customerId})
      and (${providerSession}::text is null or provider_session = ${providerSession})`);
}

/** Ends a session whose refresh token the provider no longer takes. */
export async function dropSession(
  db: Db,
  { tokenHash, refreshToken }: Pick<SessionRow, 'tokenHash' | 'refreshToken'>,
): Promise<void> {
  await db.execute(sql`
    delete from session.session
    where token_hash = ${tokenHash} and refresh_token = ${refreshToken}`);
}

/** Forgets sessions that have ended. */
export async function deleteEnded(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from session.session where ends_at <= ${String(now)}::timestamptz
      or seen_at <= ${String(now.subtract({ hours: idleHours }))}::timestamptz`);
}
