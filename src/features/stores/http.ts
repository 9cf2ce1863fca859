/** Calls about stores. */
import type { Db } from '#platform/db/database.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { getStores, getStoreStock } from './contract.ts';
import { byTown, shelfState } from './rules.ts';
import { readStores, readStoreStock } from './repository.ts';

export function makeStoresApp({ db }: { db: Db }) {
  return makeSubApp()
    .openapi(getStores, async (c) => c.json((await readStores(db)).toSorted(byTown), 200))
    .openapi(getStoreStock, async (c) => {
      const stores = await readStoreStock(db, c.req.valid('query').sokId);
      const withStates = stores.map(({ quantity, ...store }) => ({
        ...store,
        state: shelfState(quantity),
      }));
      return c.json(withStates.toSorted(byTown), 200);
    });
}
