/** Consents in the schema `consents`. A customer's consent is the latest decision on it. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import type { Channel, ConsentState, ContractId } from './contract.ts';
import type { ConsentText } from './rules/texts.ts';
import { budget, decision, engagement, text } from './tables.ts';

/** A decision with its text. */
export interface DecisionRow extends Omit<ConsentText, 'version'> {
  state: ConsentState;
  textVersion: string;
  channel: Channel;
  origin: string;
  decidedAt: Temporal.Instant;
}

/** Oldest first. */
export function readDecisions(db: Db, customerId: string): Promise<DecisionRow[]> {
  const { contractId, state, textVersion, channel, origin, decidedAt } = decision;
  const { language, title, description } = text;
  return db
    .select({
      contractId,
      state,
      textVersion,
      channel,
      origin,
      decidedAt,
      language,
      title,
      description,
    })
    .from(decision)
    .innerJoin(text, eq(text.version, textVersion))
    .where(eq(decision.customerId, customerId))
    .orderBy(asc(decision.id));
}

export interface NewDecision {
  contractId: ContractId;
  state: ConsentState;
  textVersion: string;
}

/** The circumstances of decisions that are made together. */
export interface Circumstances {
  customerId: string;
  channel: Channel;
  origin: string;
  now: Temporal.Instant;
}

/** From here to the end of the transaction nobody else decides for the customer. */
export async function lockCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 6))`);
}

export async function addDecisions(
  tx: Db,
  decisions: readonly NewDecision[],
  { now: decidedAt, ...made }: Circumstances,
): Promise<void> {
  if (decisions.length === 0) return;
  await tx.insert(decision).values(decisions.map((one) => ({ ...one, ...made, decidedAt })));
}

/** Stores texts that are new. */
export async function keepTexts(
  tx: Db,
  texts: readonly ConsentText[],
  now: Temporal.Instant,
): Promise<void> {
  if (texts.length === 0) return;
  await tx
    .insert(text)
    .values(texts.map((one) => ({ ...one, firstUsedAt: now })))
    .onConflictDoNothing({ target: text.version });
}

/** The consent that a stored text is about; null when the text is unknown. */
export async function contractOfText(db: Db, version: string): Promise<ContractId | null> {
  const { contractId } = text;
  const [found] = await db.select({ contractId }).from(text).where(eq(text.version, version));
  return found?.contractId ?? null;
}

export interface EngagementRow {
  lastShownAt: Temporal.Instant | null;
  declinedAt: Temporal.Instant | null;
}

export async function readEngagement(db: Db, customerId: string): Promise<EngagementRow> {
  const { lastShownAt, declinedAt } = engagement;
  const [row] = await db
    .select({ lastShownAt, declinedAt })
    .from(engagement)
    .where(eq(engagement.customerId, customerId));
  return row ?? { lastShownAt: null, declinedAt: null };
}

export async function noteEngagement(
  db: Db,
  customerId: string,
  change: Partial<EngagementRow>,
): Promise<void> {
  await db
    .insert(engagement)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: engagement.customerId, set: change });
}

/** Takes one from a budget. @returns 0, or the seconds until there is one */
export const spend = (db: Db, key: string, limit: Budget, now: Temporal.Instant): Promise<number> =>
  spendFrom(db, budget, { key, budget: limit }, now);

export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}

/** All data of the customer in this schema, for their data export. */
export async function exportCustomer(db: Db, customerId: string) {
  const { lastShownAt, declinedAt } = await readEngagement(db, customerId);
  const decisions = await readDecisions(db, customerId);
  return { decisions, lastShownAt, declinedAt };
}

/** Erases the customer's decisions, the only way they go, and engagement. */
export async function eraseCustomer(tx: Db, customerId: string): Promise<void> {
  await tx.execute(sql`select set_config('consents.erased', ${customerId}, true)`);
  await tx.delete(decision).where(eq(decision.customerId, customerId));
  await tx.execute(sql`select set_config('consents.erased', '', true)`);
  await tx.delete(engagement).where(eq(engagement.customerId, customerId));
}

/** Customers whose latest decision on a consent is SIGNED, latest first, for the merchant's own mailings. */
export function listSigned(db: Db, id: ContractId) {
  const { customerId, contractId, state, decidedAt, textVersion } = decision;
  const latest = db
    .select({ id: sql`max(${decision.id})` })
    .from(decision)
    .where(eq(contractId, id))
    .groupBy(customerId);
  return db
    .select({ customerId, decidedAt, language: text.language, textVersion })
    .from(decision)
    .innerJoin(text, eq(text.version, textVersion))
    .where(and(inArray(decision.id, latest), eq(state, 'SIGNED')))
    .orderBy(desc(decidedAt), asc(customerId));
}
