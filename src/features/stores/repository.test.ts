import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readStores, readStoreStock, writeLocalStock, writeStores } from './repository.ts';

const store = (code: string) => ({
  code,
  name: `Aitta ${code}`,
  streetAddress: 'Torikuja 1',
  postcode: '00100',
  town: 'Helsinki',
  openingHours: 'Mo-Fr 09:00-21:00',
});

onEveryDatabase('stores', (database) => {
  const stockOf = async (sokId: string) => {
    const rows = await readStoreStock(database().db, sokId);
    return Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]));
  };

  beforeEach(async () => {
    const { db } = database();
    await writeStores(db, ['a', 'b', 'c'].map(store));
    await writeLocalStock(db, [
      { storeCode: 'a', sokId: '1', quantity: 5 },
      { storeCode: 'a', sokId: '2', quantity: 1 },
      { storeCode: 'b', sokId: '1', quantity: 7 },
    ]);
  });

  test('have each their own stock of each product, and none of what no row names', async () => {
    const { db } = database();
    expect(await stockOf('1')).toEqual({ a: 5, b: 7, c: 0 });
    expect(await stockOf('2')).toEqual({ a: 1, b: 0, c: 0 });
    await writeLocalStock(db, [{ storeCode: 'a', sokId: '1', quantity: 4 }]);
    expect(await stockOf('1')).toEqual({ a: 4, b: 7, c: 0 });
    expect(await stockOf('2')).toEqual({ a: 0, b: 0, c: 0 });
  });

  test('that a new list does not name go, with their stock', async () => {
    const { db } = database();
    await writeStores(db, [{ ...store('a'), name: 'Uusi' }, store('d')]);
    const names = (await readStores(db)).map(({ code, name }) => `${code} ${name}`);
    expect(names.toSorted()).toEqual(['a Uusi', 'd Aitta d']);
    expect(await stockOf('1')).toEqual({ a: 5, d: 0 });
  });
});
