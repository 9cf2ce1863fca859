/** Handlers of the cart calls (R289–R296). */
import type { Context } from 'hono';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type HttpApp, type RequestFacts } from '#platform/http/app.ts';
import { bearerOf, callerOf } from '#platform/http/bearer.ts';
import type { Asker } from '../session/record.ts';
import { askerFor } from '../session/rules/asker.ts';
import { addItems, refuseUnlessInStock, requireCart } from './operations/change.ts';
import {
  addToCart,
  applyCoupon,
  createCart,
  getCart,
  mergeCarts,
  removeCartItem,
  removeCoupon,
  setCartItem,
  setSubstitute,
} from './contract.ts';
import { currentCode, unlessGuessed } from './operations/coupons.ts';
import type { CartDeps } from './deps.ts';
import { addAddingMany } from './http/add-available.ts';
import type { Change } from './http/change.ts';
import { addSeeing } from './http/seen.ts';
import { mergeInto, openCart } from './operations/merge.ts';
import { decideSubstitute } from './operations/substitute.ts';
import { currentLines, makeReadCart } from './operations/read.ts';
import { rememberNew } from './operations/seen.ts';
import { keep, putBack } from './operations/keep.ts';
import { getKept, keepItem, removeKept, returnKept } from './contract/kept.ts';
import * as store from './repository.ts';
import { deleteKept, readKept } from './repository/kept.ts';

/** Reading and changing carts, shared by all calls. */
function makeCalls(deps: CartDeps) {
  const readCart = makeReadCart(deps);
  const askerOf = (c: Context<{ Variables: RequestFacts }>) =>
    askerFor(callerOf(c), deps.customerOf);
  const read = async (token: string, asker: Asker) => {
    const cart = await readCart(deps.db, token, asker);
    if (!cart) throw refuse(getCart, 'cart-not-found', 'Cart not found');
    return cart;
  };
  const change: Change = async (token, asker, work) => {
    await transact(deps.db, async (tx) => {
      const cart = await requireCart(tx, token, asker.customer);
      await work(tx, cart.token);
      await rememberNew(deps, tx, cart.token, asker);
      await store.touchCart(tx, cart.token, deps.now());
    });
    return read(token, asker);
  };

  return { askerOf, read, change };
}

export function makeCartApp(deps: CartDeps) {
  const { askerOf, read, change } = makeCalls(deps);
  const app = makeSubApp();
  addCouponAndMerge(app, deps);
  addKept(app, deps);
  addAddingMany(app, deps, change);
  addSeeing(app, deps, change);
  return app
    .openapi(createCart, async (c) => {
      const { customer } = await askerOf(c);
      // A shopper whose session has ended has to know it, instead of getting a guest's cart.
      if (bearerOf(c) && !customer)
        throw refuse(createCart, 'login-required', 'The session has ended');
      const token = await transact(deps.db, (tx) => openCart(deps, tx, customer));
      return c.json({ token }, 200);
    })
    .openapi(getCart, async (c) =>
      c.json(await read(c.req.valid('query').cartToken, await askerOf(c)), 200),
    )
    .openapi(addToCart, async (c) => {
      const { cartToken, items } = c.req.valid('json');
      const asker = await askerOf(c);
      const cart = await change(cartToken, asker, (tx, token) =>
        addItems(deps, tx, token, items, asker),
      );
      return c.json(cart, 200);
    })
    .openapi(setCartItem, async (c) => {
      const { cartToken, itemId, sokId, quantity } = c.req.valid('json');
      const asker = await askerOf(c);
      const customerId = asker.customer?.customerId ?? null;
      const cart = await change(cartToken, asker, async (tx, token) => {
        if (quantity === 0) return store.deleteLine(tx, token, { id: itemId, sokId });
        const lines = await store.readLines(tx, token);
        const line = lines.find((other) => other.id === itemId && other.sokId === sokId);
        if (!line) throw refuse(setCartItem, 'item-not-found', 'The cart has no such item');
        const wanted = { ...line, quantity, inCart: line.quantity };
        if (quantity > line.quantity) {
          await refuseUnlessInStock(deps, tx, { cartToken: token, customerId }, [wanted]);
        }
        await store.putLines(tx, token, [wanted]);
      });
      return c.json(cart, 200);
    })
    .openapi(setSubstitute, async (c) => {
      const { cartToken, ...decided } = c.req.valid('json');
      const asker = await askerOf(c);
      const cart = await change(cartToken, asker, (tx, token) =>
        decideSubstitute(deps, tx, token, decided, asker),
      );
      return c.json(cart, 200);
    })
    .openapi(removeCartItem, async (c) => {
      const { cartToken, itemId, sokId } = c.req.valid('json');
      const cart = await change(cartToken, await askerOf(c), (tx, token) =>
        store.deleteLine(tx, token, { id: itemId, sokId }),
      );
      return c.json(cart, 200);
    });
}

function addCouponAndMerge(app: HttpApp, deps: CartDeps): void {
  const { askerOf, change } = makeCalls(deps);
  app
    .openapi(applyCoupon, async (c) => {
      const { cartToken, couponCode } = c.req.valid('json');
      const asker = await askerOf(c);
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      const cart = await unlessGuessed(deps, network, () =>
        change(cartToken, asker, async (tx, token) =>
          store.setCoupon(tx, token, currentCode(deps, couponCode)),
        ),
      );
      return c.json(cart, 200);
    })
    .openapi(removeCoupon, async (c) => {
      const { cartToken } = c.req.valid('json');
      const cart = await change(cartToken, await askerOf(c), (tx, token) =>
        store.setCoupon(tx, token, null),
      );
      return c.json(cart, 200);
    })
    .openapi(mergeCarts, async (c) => {
      const { cartToken: source, destinationCartToken: destination } = c.req.valid('json');
      const { customer } = await askerOf(c);
      const token = await transact(deps.db, (tx) =>
        mergeInto(deps, tx, { source, destination }, customer),
      );
      return c.json({ token }, 200);
    });
}

function addKept(app: HttpApp, deps: CartDeps): void {
  const { askerOf, read, change } = makeCalls(deps);
  const keptOf = async (cartToken: string, asker: Asker) => {
    const { token } = await read(cartToken, asker);
    const lines = (await readKept(deps.db, token)).map((line) => ({ ...line, id: line.sokId }));
    return currentLines(deps, asker, lines);
  };
  app
    .openapi(getKept, async (c) =>
      c.json(await keptOf(c.req.valid('query').cartToken, await askerOf(c)), 200),
    )
    .openapi(keepItem, async (c) => {
      const { cartToken, itemId, sokId } = c.req.valid('json');
      const cart = await change(cartToken, await askerOf(c), (tx, token) =>
        keep(tx, token, { id: itemId, sokId }),
      );
      return c.json(cart, 200);
    })
    .openapi(returnKept, async (c) => {
      const { cartToken, sokId } = c.req.valid('json');
      const asker = await askerOf(c);
      const cart = await change(cartToken, asker, (tx, token) =>
        putBack(deps, tx, { token, sokId }, asker),
      );
      return c.json(cart, 200);
    })
    .openapi(removeKept, async (c) => {
      const { cartToken, sokId } = c.req.valid('json');
      const asker = await askerOf(c);
      await change(cartToken, asker, (tx, token) => deleteKept(tx, token, sokId));
      return c.json(await keptOf(cartToken, asker), 200);
    });
}
