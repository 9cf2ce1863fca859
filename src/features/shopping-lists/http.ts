/** Handlers of the calls of shopping lists, for logged-in customers only. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf } from '#platform/http/bearer.ts';
import type { Language } from '#platform/i18n/language.ts';
import { maximumQuantity } from '../cart/contract.ts';
import type { Product } from '../catalogue/contract.ts';
import type { CustomerOf } from '../session/record.ts';
import * as calls from './contract.ts';
import { itemsFrom, picturesOf, shownItems } from './rules.ts';
import * as store from './repository.ts';

export interface ShoppingListsDeps {
  db: Db;
  customerOf: CustomerOf;
  /** Products by id; for the id of a variant, its product. */
  products(ids: string[], view: { language: Language; isCoop: boolean }): Promise<Product[]>;
  now(): Temporal.Instant;
}

type Call = Context<{ Variables: RequestFacts }>;

const limits: store.Limits = { lists: calls.maximumLists, items: calls.maximumItems };
const mostPictures = 4;

/** What several calls need. */
function makeShared({ customerOf, products }: ShoppingListsDeps) {
  const customerIdOf = async (c: Call): Promise<string> => {
    const session = await customerOf(bearerOf(c));
    if (!session) throw refuse(calls.getLists, 'not-logged-in', 'Shopping lists need a customer');
    return session.customerId;
  };
  const productsFor = (c: Call, ids: string[]) =>
    products(ids, { language: c.get('language'), isCoop: false });
  const itemsFor = async (c: Call, wanted: calls.WantedItem[]) => {
    const found = await productsFor(
      c,
      wanted.map(({ sokId }) => sokId),
    );
    const items = itemsFrom(found, wanted, maximumQuantity);
    if (!items) throw refuse(calls.addToList, 'product-not-found', 'Product not found');
    return items;
  };
  return { customerIdOf, productsFor, itemsFor };
}

const noList = () => refuse(calls.getList, 'list-not-found', 'Shopping list not found');
const tooManyLists = () =>
  refuse(calls.createList, 'lists-full', `A customer has at most ${limits.lists} lists`);

export function makeShoppingListsApp(deps: ShoppingListsDeps) {
  const { db, now } = deps;
  const { customerIdOf, productsFor, itemsFor } = makeShared(deps);
  const ownOf = async (c: Call, { id }: { id: string }): Promise<store.OwnList> => ({
    id,
    customerId: await customerIdOf(c),
  });
  const app = makeSubApp();
  app
    .openapi(calls.getLists, async (c) => {
      const customerId = await customerIdOf(c);
      const [lists, ids] = await Promise.all([
        store.readLists(db, customerId),
        store.readIds(db, customerId),
      ]);
      const first = [...ids.values()].flatMap((own) => own.slice(0, mostPictures));
      const products = await productsFor(c, first);
      const summaries = lists.map(({ id, name }) => {
        const own = ids.get(id) ?? [];
        return { id, name, items: own.length, pictures: picturesOf(own, products, mostPictures) };
      });
      return c.json(summaries, 200);
    })
    .openapi(calls.createList, async (c) => {
      const customerId = await customerIdOf(c);
      const { name, items: wanted } = c.req.valid('json');
      const items = await itemsFor(c, wanted);
      const row = { id: randomUUID(), customerId, name, items, now: now() };
      if (!(await store.insertList(db, row, limits))) throw tooManyLists();
      return c.json({ id: row.id }, 200);
    })
    .openapi(calls.getList, async (c) => {
      const row = await store.findList(db, await ownOf(c, c.req.valid('param')));
      if (!row) throw noList();
      const items = await store.readItems(db, row.id);
      const found = await productsFor(
        c,
        items.map(({ sokId }) => sokId),
      );
      return c.json({ ...row, items: shownItems(items, found) }, 200);
    })
    .openapi(calls.addToList, async (c) => {
      const own = await ownOf(c, c.req.valid('param'));
      const items = await itemsFor(c, c.req.valid('json').items);
      const result = await store.addItems(db, own, { items, now: now() }, limits);
      if (result === 'not-found') throw noList();
      if (result === 'full') {
        throw refuse(calls.addToList, 'list-full', `A list has at most ${limits.items} products`);
      }
      return c.body(null, 204);
    });
  return addChanges(app, deps, ownOf);
}

/** Changes of a list that need no products. */
function addChanges(
  app: ReturnType<typeof makeSubApp>,
  { db, now }: ShoppingListsDeps,
  ownOf: (c: Call, params: { id: string }) => Promise<store.OwnList>,
) {
  return app
    .openapi(calls.renameList, async (c) => {
      const own = await ownOf(c, c.req.valid('param'));
      if (!(await store.renameList(db, own, c.req.valid('json').name, now()))) throw noList();
      return c.body(null, 204);
    })
    .openapi(calls.deleteList, async (c) => {
      await store.removeList(db, await ownOf(c, c.req.valid('param')), now());
      return c.body(null, 204);
    })
    .openapi(calls.restoreList, async (c) => {
      const own = await ownOf(c, c.req.valid('param'));
      const result = await store.restoreList(db, own, now(), limits);
      if (result === 'not-found') throw noList();
      if (result === 'full') throw tooManyLists();
      return c.body(null, 204);
    })
    .openapi(calls.setListItem, async (c) => {
      const own = await ownOf(c, c.req.valid('param'));
      const { sokId, quantity } = c.req.valid('json');
      if (!(await store.setItem(db, own, { sokId, quantity, now: now() }))) throw noList();
      return c.body(null, 204);
    });
}
