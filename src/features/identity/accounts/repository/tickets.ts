/** Mailed links: each expires and works once; only the hash of its token is stored. */
import { createHash } from 'node:crypto';
import { and, eq, gt, gte, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import { NewAccount } from '../record.ts';
import { ticket } from '../../tables.ts';

/** Kinds of links and the data of each. */
export interface Tickets {
  /** `browser`: hash of the cookie of the browser that registered. */
  register: { account: NewAccount; browser: string; interaction: string | null };
  reset: { accountId: string | null };
  email: { accountId: string; email: string };
  /** The account's former address; the link makes it the account's again. */
  undo: { accountId: string; email: string };
}

type Kind = keyof Tickets;

const ofEmail = z.object({ accountId: z.string(), email: z.string() });

const shapes: { [K in Kind]: z.ZodType<Tickets[K]> } = {
  register: z.object({
    account: NewAccount,
    browser: z.string(),
    interaction: z.string().nullable(),
  }),
  reset: z.object({ accountId: z.string().nullable() }),
  email: ofEmail,
  undo: ofEmail,
};

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
  await tx
    .insert(ticket)
    .values({ tokenHash: hashOf(token), kind, data: { ...data }, expiresAt: expires });
  return token;
}

const matching = (kind: Kind, token: string, now: Temporal.Instant) =>
  and(eq(ticket.tokenHash, hashOf(token)), eq(ticket.kind, kind), gt(ticket.expiresAt, now));

/** The data of a link, without using it up; null when it is unknown or expired. */
export async function readTicket<K extends Kind>(
  db: Db,
  kind: K,
  token: string,
  now: Temporal.Instant,
): Promise<Tickets[K] | null> {
  const [row] = await db
    .select({ data: ticket.data })
    .from(ticket)
    .where(matching(kind, token, now));
  return row ? shapes[kind].parse(row.data) : null;
}

/** Uses up a link.
 * @returns false when another request has used it up first */
export async function consumeTicket(
  tx: Db,
  kind: Kind,
  token: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await tx
    .delete(ticket)
    .where(matching(kind, token, now))
    .returning({ kind: ticket.kind });
  return taken.length > 0;
}

const isOf = (accountId: string) => sql`${ticket.data} ->> 'accountId' = ${accountId}`;

/** Deletes the links of an account, except those that restore a former address: an attacker who has taken
 * over the account must not be able to remove these.
 * @param only links of this kind only */
export async function dropTickets(tx: Db, accountId: string, only?: Kind): Promise<void> {
  const kinds = only ? eq(ticket.kind, only) : ne(ticket.kind, 'undo');
  await tx.delete(ticket).where(and(kinds, isOf(accountId)));
}

/** Uses up a link to a former address, and deletes all other links of the account except older links to
 * former addresses.
 * @returns false when another request has used it up first */
export async function consumeUndo(
  tx: Db,
  token: string,
  { accountId }: Tickets['undo'],
  now: Temporal.Instant,
): Promise<boolean> {
  const [taken] = await tx
    .delete(ticket)
    .where(matching('undo', token, now))
    .returning({ expiresAt: ticket.expiresAt });
  if (!taken) return false;
  await dropTickets(tx, accountId);
  await tx
    .delete(ticket)
    .where(and(eq(ticket.kind, 'undo'), isOf(accountId), gte(ticket.expiresAt, taken.expiresAt)));
  return true;
}
