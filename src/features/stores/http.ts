/** Calls about stores. */
import type { Db } from '#platform/db/database.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { getStores, getStoreStock, ListedStore } from './contract.ts';
import type { Store } from './record.ts';
import { byTown, shelfState } from './rules/shelf.ts';
import { readStoreStock } from './repository.ts';

export function makeStoresApp({ db, stores }: { db: Db; stores: () => readonly Store[] }) {
  const listed = () =>
    stores()
      .toSorted(byTown)
      .map((store) => ListedStore.parse(store));
  return makeSubApp()
    .openapi(getStores, (c) => c.json(listed(), 200))
    .openapi(getStoreStock, async (c) => {
      const quantities = await readStoreStock(db, c.req.valid('query').sokId);
      const withStates = listed().map((store) => ({
        ...store,
        state: shelfState(quantities.get(store.code) ?? 0),
      }));
      return c.json(withStates, 200);
    });
}
