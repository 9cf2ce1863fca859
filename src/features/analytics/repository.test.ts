import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import type { NewEvent } from './record.ts';
import {
  deleteEvents,
  eraseEvents,
  exportEvents,
  insertEvents,
  insertPurchase,
} from './repository.ts';
import { event } from './tables.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');
const seen: NewEvent = {
  name: 'view_item',
  at: now,
  visitor: 'aino',
  language: 'sv',
  page: '/tuote/takki/1',
  orderNumber: null,
  items: [{ id: '1', found: { listId: 'haku', listName: 'Häku "1"', position: 3 } }],
  facts: { search: { term: 'takki', results: 0 }, vital: { name: 'CLS', value: 0.0412 } },
};
const placed = (orderNumber: string, visitor: string): NewEvent => ({
  ...seen,
  name: 'place_order',
  visitor,
  orderNumber,
  items: [],
  facts: {},
});
const purchase = (orderNumber: string): NewEvent => ({
  ...placed(orderNumber, ''),
  name: 'purchase',
  visitor: null,
  items: [{ id: '1', quantity: 2, priceEuroCents: 500 }],
  facts: { valueEuroCents: 1390 },
});

onEveryDatabase('stored events', (database) => {
  beforeEach(() => database().run('truncate analytics.event'));
  const stored = () => database().db.select().from(event).orderBy(event.id);
  const exported = async (...numbers: string[]) =>
    (await exportEvents(database().db, numbers)).map(({ page }) => page);

  test('are as they were, in their order, and none are no statement', async () => {
    const other: NewEvent = { ...seen, name: 'page_view', visitor: null, items: [], facts: {} };
    await insertEvents(database().db, []);
    await insertEvents(database().db, [seen, other]);
    const rows = [seen, other].map((row) => ({ id: expect.any(Number), ...row }));
    expect(await stored()).toEqual(rows);
  });

  test('there is one purchase for an order, however often its payment is confirmed', async () => {
    const { db } = database();
    const count = (number: string) => db.$count(event, eq(event.orderNumber, number));
    await insertEvents(db, [placed('1', 'aino'), placed('1', 'aino')]);
    for (let i = 0; i < 3; i += 1) await insertPurchase(db, purchase('1'));
    expect(await count('1')).toBe(3);
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1) {
      const number = `at once ${round}`;
      await Promise.all([1, 2, 3].map(() => insertPurchase(db, purchase(number))));
      expect(await count(number)).toBe(1);
    }
  });

  test('those from before a moment are deleted, also purchases; those of the moment stay', async () => {
    const { db } = database();
    const early = now.subtract({ microseconds: 1 });
    await insertEvents(db, [{ ...seen, at: early }, seen, { ...purchase('1'), at: early }]);
    await deleteEvents(db, now);
    expect((await stored()).map(({ at }) => at)).toEqual([now]);
  });

  test('a customer’s export has the events of all browsers they ordered with, oldest first (L29)', async () => {
    const { db } = database();
    const at = (minutes: number) => now.add({ minutes });
    await insertEvents(db, [
      { ...seen, page: '/3', at: at(3) },
      { ...seen, page: '/1', at: at(1), visitor: 'aino at work' },
      { ...seen, page: '/2', at: at(2) },
      { ...seen, page: '/2b', at: at(2) },
      { ...seen, page: '/onni', visitor: 'onni' },
      { ...seen, page: '/nobody', visitor: null },
      { ...placed('1', 'aino'), page: '/4', at: at(4) },
      { ...placed('2', 'aino at work'), page: '/5', at: at(5) },
      { ...placed('3', 'onni'), page: '/onni' },
    ]);
    await insertPurchase(db, purchase('4'));
    expect(await exported('1', '2')).toEqual(['/1', '/2', '/2b', '/3', '/4', '/5']);
    expect(await exported('1')).toEqual(['/2', '/2b', '/3', '/4']);
    expect([await exported(), await exported('4'), await exported('9')]).toEqual([[], [], []]);
    const [first] = await exportEvents(db, ['3']);
    const { visitor: _, ...rest } = { ...seen, page: '/onni' };
    expect(first).toEqual(rest);
  });

  test('erasure takes the events of those browsers, nobody else’s, and no purchase (L29)', async () => {
    const { db } = database();
    await insertEvents(db, [
      seen,
      { ...seen, visitor: 'onni' },
      { ...seen, visitor: null },
      placed('1', 'aino'),
      placed('2', 'aino at work'),
      placed('3', 'onni'),
    ]);
    for (const number of ['1', '2', '3']) await insertPurchase(db, purchase(number));
    const left = async () => (await stored()).map(({ name, visitor }) => `${name} ${visitor}`);
    const before = await left();
    await eraseEvents(db, []);
    expect(await left()).toEqual(before);
    await eraseEvents(db, ['1', '2']);
    expect(await left()).toEqual([
      'view_item onni',
      'view_item null',
      'place_order onni',
      'purchase null',
      'purchase null',
      'purchase null',
    ]);
  });
});
