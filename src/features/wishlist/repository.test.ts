import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { maximumEntries } from './contract.ts';
import {
  deleteRemoved,
  eraseCustomer,
  exportCustomer,
  putEntry,
  readEntries,
  removeEntry,
} from './repository.ts';

const start = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');

onEveryDatabase('wishes', (database) => {
  let customers = 0;
  let [aino, onni] = ['', ''];
  beforeEach(() => {
    customers += 1;
    [aino, onni] = [`aino-${customers}`, `onni-${customers}`];
  });

  const put = (
    sokId: string,
    { by = aino, of = sokId, cents = 1990, now = start, most = 9 } = {},
  ) => putEntry(database().db, { customerId: by, sokId, productSokId: of, cents, now }, most);
  const remove = (sokId: string, { by = aino, now = start } = {}) =>
    removeEntry(database().db, { customerId: by, sokId, now });
  const wishes = async (by = aino) =>
    (await readEntries(database().db, by)).map(({ sokId }) => sokId);
  const cents = async () =>
    (await readEntries(database().db, aino)).map((one) => one.priceWhenSavedCents);

  test('come latest first', async () => {
    for (const [seconds, sokId] of ['2', '1', '3'].entries())
      await put(sokId, { now: start.add({ seconds }) });
    expect(await wishes()).toEqual(['3', '1', '2']);
  });

  test('wishes of the same moment come by their ids', async () => {
    for (const sokId of ['202', '100', '201']) await put(sokId);
    expect(await wishes()).toEqual(['100', '201', '202']);
  });

  test('wishing again changes neither the moment nor the price', async () => {
    await put('1', { cents: 0 });
    await put('1', { cents: 500, now: start.add({ minutes: 1 }) });
    expect(await readEntries(database().db, aino)).toEqual([
      { sokId: '1', savedAt: start, priceWhenSavedCents: 0 },
    ]);
  });

  test('two customers wish for the same, each for a price of their own', async () => {
    await put('1');
    await put('1', { by: onni, cents: 500 });
    expect(await cents()).toEqual([1990]);
    await remove('1', { by: onni });
    expect([await wishes(), await wishes(onni)]).toEqual([['1'], []]);
  });

  test('the id of a product removes its variants too, that of a variant no other', async () => {
    await put('201', { of: '200' });
    await put('202', { of: '200' });
    await put('100');
    await remove('201');
    expect(await wishes()).toEqual(['100', '202']);
    await remove('200');
    expect(await wishes()).toEqual(['100']);
  });

  test('ten minutes to undo count from the first removal, to the microsecond', async () => {
    const until = start.add({ minutes: 10 });
    for (const [sokId, now] of [
      ['1', until],
      ['2', until.add({ microseconds: 1 })],
    ] as const) {
      await put(sokId);
      await remove(sokId);
      await remove(sokId, { now: start.add({ minutes: 9 }) });
      await put(sokId, { cents: 500, now });
    }
    expect(await cents()).toEqual([500, 1990]);
  });

  test('what was removed before a time is forgotten, and then cannot come back', async () => {
    const { db } = database();
    for (const by of [aino, onni]) await put('100', { by });
    const again = async () => {
      await put('100', { cents: 500 });
      return cents();
    };
    await remove('100');
    await deleteRemoved(db, start);
    expect(await again()).toEqual([1990]);
    await remove('100');
    await deleteRemoved(db, start.add({ microseconds: 1 }));
    expect(await again()).toEqual([500]);
    expect(await wishes(onni)).toEqual(['100']);
  });

  test('a list has room for so many entries; what is wished for already needs none', async () => {
    for (let sokId = 1; sokId < 5; sokId += 1)
      expect(await put(String(sokId), { most: 3 })).toBe(sokId < 4);
    expect(await put('3', { most: 3 })).toBe(true);
    expect(await put('4', { by: onni, most: 1 })).toBe(true);
    await remove('1');
    expect(await put('4', { most: 3 })).toBe(true);
    expect(await put('1', { most: 3 })).toBe(false);
    expect(maximumEntries).toBe(500);
    expect(await wishes()).toEqual(['2', '3', '4']);
  });

  test('the last place of a list is given once', async () => {
    const kept = await Promise.all(['1', '2', '3'].map((sokId) => put(sokId, { most: 1 })));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await wishes()).toHaveLength(1);
  });

  test('what is stored about a customer can be exported and erased, nobody else’s with it', async () => {
    const { db } = database();
    for (const [seconds, sokId] of ['1', '2', '3'].entries())
      await put(sokId, { now: start.add({ seconds }) });
    await put('1', { by: onni });
    await remove('2');
    expect(await exportCustomer(db, aino)).toEqual([
      { sokId: '3', savedAt: '2026-11-24T10:00:02.123456Z', priceWhenSavedEuroCents: 1990 },
      { sokId: '1', savedAt: '2026-11-24T10:00:00.123456Z', priceWhenSavedEuroCents: 1990 },
    ]);
    await eraseCustomer(db, aino);
    expect([await exportCustomer(db, aino), await wishes(onni)]).toEqual([[], ['1']]);
    await put('2', { cents: 500 });
    expect(await cents()).toEqual([500]);
  });
});
