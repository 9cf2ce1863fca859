import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { readStoreStock, writeLocalStock } from './repository.ts';

onEveryDatabase('stores', (database) => {
  const stockOf = async (sokId: string) =>
    Object.fromEntries(await readStoreStock(database().db, sokId));

  beforeEach(async () => {
    await writeLocalStock(database().db, [
      { storeCode: 'a', sokId: '1', quantity: 5 },
      { storeCode: 'a', sokId: '2', quantity: 1 },
      { storeCode: 'b', sokId: '1', quantity: 7 },
    ]);
  });

  test('have each their own stock of each product, and none of what no row names (R035)', async () => {
    expect(await stockOf('1')).toEqual({ a: 5, b: 7 });
    expect(await stockOf('2')).toEqual({ a: 1 });
    await writeLocalStock(database().db, [{ storeCode: 'a', sokId: '1', quantity: 4 }]);
    expect(await stockOf('1')).toEqual({ a: 4, b: 7 });
    expect(await stockOf('2')).toEqual({});
  });
});
