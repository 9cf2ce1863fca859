/** Deletes expired rows. */
import { lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { artifact, budget, ticket } from './tables.ts';

/** Hours after which every bucket is empty. */
const hoursOfBudgets = 24;

export async function tidy(db: Db, now: Temporal.Instant): Promise<void> {
  await db.delete(artifact).where(lt(artifact.expiresAt, now));
  await db.delete(ticket).where(lt(ticket.expiresAt, now));
  await db.delete(budget).where(lt(budget.updatedAt, now.subtract({ hours: hoursOfBudgets })));
}
