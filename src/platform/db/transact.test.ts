import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from './database.ts';
import { readRows } from './rows.ts';
import { onEveryDatabase } from './testing.ts';
import { transact } from './transact.ts';

const failing = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`));

onEveryDatabase('a transaction', (database) => {
  test.each(['40P01', '40001'])('that ends with %s is run again', async (code) => {
    const { db } = database();
    let runs = 0;
    const response = await transact(db, async (tx) => {
      runs += 1;
      if (runs < 3) await failing(tx, code);
      return readRows(tx, sql`select 1 as one`, z.object({ one: z.int() }));
    });
    expect(response).toEqual([{ one: 1 }]);
    expect(runs).toBe(3);
  });

  test('that always gives way fails at last, and one that is wrong fails at once', async () => {
    const { db } = database();
    const runsOf = async (code: string) => {
      let runs = 0;
      const tried = transact(db, async (tx) => {
        runs += 1;
        await failing(tx, code);
      });
      await expect(tried).rejects.toThrow(/Failed query/);
      return runs;
    };
    expect([await runsOf('40P01'), await runsOf('23505')]).toEqual([4, 1]);
  });
});
