/** Numbers of new orders. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readRows } from '#platform/db/rows.ts';

/** Numbers of new orders begin at `number`, or go on where that is higher. @returns the next one */
export async function raiseNumber(db: Db, number: number): Promise<number> {
  const [row] = await readRows(
    db,
    sql`select setval('orders.number', greatest(${number}::bigint, last_value + is_called::int), false) as next
      from orders.number`,
    z.object({ next: z.coerce.number() }),
  );
  if (!row) throw new Error('The next number is not known.');
  return row.next;
}
