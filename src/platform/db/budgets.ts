/** Leaky buckets in a table shared by all processes: `capacity` tries at once, then one more every `seconds`. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { BudgetTable } from './columns.ts';

export interface Budget {
  capacity: number;
  seconds: number;
}

/** Takes from a budget; a refused request takes nothing.
 * @returns 0, or the seconds until there is enough */
export async function spendFrom(
  db: Db,
  table: BudgetTable,
  spending: { key: string; amount?: number; budget: Budget },
  now: Temporal.Instant,
): Promise<number> {
  const { key, amount = 1, budget } = spending;
  const { capacity, seconds } = budget;
  const at = sql`${sql.param(now, table.updatedAt)}::timestamptz`;
  const drained = sql`greatest(0, ${table.level} - extract(epoch from ${at} - ${table.updatedAt})::float8 / ${seconds})`;
  if (amount <= capacity) {
    const spent = await db
      .insert(table)
      .values({ key, level: amount, updatedAt: now })
      .onConflictDoUpdate({
        target: table.key,
        set: { level: sql`${drained} + ${amount}`, updatedAt: now },
        setWhere: sql`${drained} + ${amount} <= ${capacity}`,
      })
      .returning({ key: table.key });
    if (spent.length > 0) return 0;
  }
  const [full] = await db
    .select({ level: drained.mapWith(Number) })
    .from(table)
    .where(eq(table.key, key));
  const wait = ((full?.level ?? 0) + amount - capacity) * seconds;
  // Rounding may add a millionth of a second.
  return Math.max(1, Math.ceil(wait - 1e-6));
}

/** Gives back what was spent. */
export async function giveBackTo(
  db: Db,
  table: BudgetTable,
  key: string,
  amount = 1,
): Promise<void> {
  await db
    .update(table)
    .set({ level: sql`greatest(0, ${table.level} - ${amount})` })
    .where(eq(table.key, key));
}
