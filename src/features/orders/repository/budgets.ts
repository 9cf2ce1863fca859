/** What unpaid orders took from the budgets of their buyers and networks. */
import { aliasedTable, and, eq, lt } from 'drizzle-orm';
import { giveBackTo, spendFrom, type Budget } from '#platform/db/budgets.ts';
import type { Db } from '#platform/db/database.ts';
import type { Spent } from '../record.ts';
import { budget, placed } from '../tables.ts';

/** Takes from a budget. @returns 0, or the seconds until it has enough */
export const spend = (db: Db, spending: Spent & { budget: Budget }, now: Temporal.Instant) =>
  spendFrom(db, budget, spending, now);

export const giveBack = (db: Db, { key, amount }: Spent) => giveBackTo(db, budget, key, amount);

/** Reads and deletes what an order took from budgets, so that it is returned only once. */
export async function deleteSpent(tx: Db, number: string): Promise<Spent[]> {
  const before = aliasedTable(placed, 'before');
  const [taken] = await tx
    .update(placed)
    .set({ budgetKeys: [] })
    .from(before)
    .where(and(eq(placed.number, number), eq(before.number, number)))
    .returning({ spent: before.budgetKeys });
  return taken?.spent ?? [];
}

/** Deletes records of budgets that have been full again for a long time. */
export async function deleteBudgets(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(budget).where(lt(budget.updatedAt, before));
}
