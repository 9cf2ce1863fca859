/** Export and erasure of accounts (L29). */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { account, artifact, ticket } from './tables.ts';
import { endSessionsOf } from './provider/repository/artifacts.ts';

/** The account for its owner's export: all but the password and the id. */
export async function exportAccount(db: Db, accountId: string) {
  const { id: _id, passwordHash: _hash, ...columns } = getTableColumns(account);
  const [row] = await db.select(columns).from(account).where(eq(account.id, accountId));
  if (!row) return null;
  const since = sql`to_timestamp((${artifact.payload} ->> 'loginTs')::float8)`;
  const { device, expiresAt } = artifact;
  const logins = await db
    .select({ since: since.mapWith(expiresAt), until: expiresAt, device })
    .from(artifact)
    .where(and(eq(artifact.model, 'Session'), eq(artifact.accountId, accountId)));
  return { ...row, logins };
}

const isOf = (accountId: string) => sql`${ticket.data} ->> 'accountId' = ${accountId}`;

/** E-mails of the account: its own, recent former ones and requested ones. */
export async function emailsOf(db: Db, accountId: string): Promise<string[]> {
  const own = db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  const others = db
    .select({ email: sql`${ticket.data} ->> 'email'`.mapWith(account.email) })
    .from(ticket)
    .where(and(isOf(accountId), sql`${ticket.data} ? 'email'`));
  return (await union(own, others)).map(({ email }) => email);
}

/** Erases an account with its sessions, grants and mailed links. */
export async function eraseAccount(tx: Db, accountId: string): Promise<void> {
  await endSessionsOf(tx, accountId);
  await tx.delete(ticket).where(isOf(accountId));
  await tx.delete(account).where(eq(account.id, accountId));
}
