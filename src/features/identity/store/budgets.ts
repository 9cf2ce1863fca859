/** Leaky buckets in the schema `identity`, shared by all processes. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#platform/db/database.ts';
import type { Budget } from '../rules/budgets.ts';

/** Takes one try from a budget; a refused one takes nothing.
 * @returns 0, or the seconds until there is one again */
export async function spend(
  db: Db,
  key: string,
  { capacity, seconds }: Budget,
  now: Temporal.Instant,
): Promise<number> {
  const at = sql`${String(now)}::timestamptz`;
  const drained = sql`greatest(0, budget.level - extract(epoch from ${at} - budget.updated_at)::float8 / ${seconds})`;
  const spent = await rowsOf(
    db,
    sql`insert into identity.budget as budget (key, level, updated_at) values (${key}, 1, ${at})
    on conflict (key) do update set level = ${drained} + 1, updated_at = ${at}
    where ${drained} + 1 <= ${capacity}
    returning key`,
  );
  if (spent.length > 0) return 0;
  const [full] = await rowsOf<{ level: number }>(
    db,
    sql`select ${drained} as level from identity.budget budget where key = ${key}`,
  );
  const wait = ((full?.level ?? capacity) + 1 - capacity) * seconds;
  // A millionth of a second too much comes of the arithmetic.
  return Math.max(1, Math.ceil(wait - 1e-6));
}

/** Gives a try back that was none of the kind the budget is for. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db.execute(
    sql`update identity.budget set level = greatest(0, level - 1) where key = ${key}`,
  );
}
