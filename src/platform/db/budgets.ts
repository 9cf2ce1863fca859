/** Leaky buckets in a table `(key text primary key, level float8, updated_at timestamptz)`, shared by all
 * processes: `capacity` at once, then one in every `seconds`. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from './database.ts';

export interface Budget {
  capacity: number;
  seconds: number;
}

/** Takes from a budget; a refused one takes nothing.
 * @returns 0, or the seconds until there is enough */
export async function spendFrom(
  db: Db,
  table: SQL,
  spending: { key: string; amount?: number; budget: Budget },
  now: Temporal.Instant,
): Promise<number> {
  const { key, amount = 1, budget } = spending;
  const { capacity, seconds } = budget;
  const at = sql`${String(now)}::timestamptz`;
  const drained = sql`greatest(0, budget.level - extract(epoch from ${at} - budget.updated_at)::float8 / ${seconds})`;
  if (amount <= capacity) {
    const spent = await rowsOf(
      db,
      sql`insert into ${table} as budget (key, level, updated_at) values (${key}, ${amount}, ${at})
      on conflict (key) do update set level = ${drained} + ${amount}, updated_at = ${at}
      where ${drained} + ${amount} <= ${capacity}
      returning key`,
    );
    if (spent.length > 0) return 0;
  }
  const [full] = await rowsOf<{ level: number }>(
    db,
    sql`select ${drained} as level from ${table} budget where key = ${key}`,
  );
  const wait = ((full?.level ?? 0) + amount - capacity) * seconds;
  // A millionth of a second too much comes of the arithmetic.
  return Math.max(1, Math.ceil(wait - 1e-6));
}

/** Gives back what was spent. */
export async function giveBackTo(db: Db, table: SQL, key: string, amount = 1): Promise<void> {
  await db.execute(
    sql`update ${table} set level = greatest(0, level - ${amount}) where key = ${key}`,
  );
}
