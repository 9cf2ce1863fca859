import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readStock, releaseStock, takeStock } from './stock.ts';

onEveryDatabase('stock', (database) => {
  const inTransaction = <T>(work: (tx: Db) => Promise<T>) => database().db.transaction(work);
  beforeEach(async () => {
    await database().run('delete from catalogue.stock');
    await database().db.execute(
      sql`insert into catalogue.stock values ('1', 12), ('2', 5), ('3', 0)`,
    );
  });

  test('thirty shoppers at once buy only what there is', async () => {
    const buyers = Array.from({ length: 30 }, (_, buyer) => {
      const lines = ['1', '2'].map((sokId) => ({ sokId, quantity: 1 }));
      return inTransaction((tx) => takeStock(tx, buyer % 2 ? lines : lines.toReversed()));
    });
    const sold = (await Promise.all(buyers)).filter(({ ok }) => ok);
    expect(sold).toHaveLength(5);
    expect(await readStock(database().db, ['1', '2'])).toEqual(
      new Map([
        ['1', 7],
        ['2', 0],
      ]),
    );
  });

  test('an order that cannot be filled takes nothing and learns what is left', async () => {
    const lines = [
      { sokId: '2', quantity: 3 },
      { sokId: '1', quantity: 2 },
      { sokId: '2', quantity: 3 },
      { sokId: '9', quantity: 1 },
    ];
    expect(await inTransaction((tx) => takeStock(tx, lines))).toEqual({
      ok: false,
      short: [
        { sokId: '2', left: 5 },
        { sokId: '9', left: 0 },
      ],
    });
    expect((await readStock(database().db, ['1'])).get('1')).toBe(12);
  });

  test('pieces of a cancelled order can be sold again', async () => {
    await inTransaction((tx) => takeStock(tx, [{ sokId: '1', quantity: 12 }]));
    await inTransaction((tx) => releaseStock(tx, [{ sokId: '1', quantity: 12 }]));
    expect((await readStock(database().db, ['1'])).get('1')).toBe(12);
  });
});
