/** Cart calls (R289–R296). */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type HttpApp } from '#platform/http/app.ts';
import { randomToken } from '#platform/ids.ts';
import type { Language } from '#platform/i18n/language.ts';
import { addGoods, mergeInto, refuseUnlessInStock, requireCart } from './change.ts';
import {
  addToCart,
  applyCoupon,
  createCart,
  getCart,
  mergeCarts,
  removeCartItem,
  removeCoupon,
  setCartItem,
} from './contract.ts';
import type { CartDeps } from './deps.ts';
import { makeReadCart } from './read.ts';
import { isCurrent } from './rules.ts';
import * as store from './store.ts';

/** Reading and changing carts, as every call does it. */
function makeCalls(deps: CartDeps) {
  const readCart = makeReadCart(deps);
  const read = async (token: string, language: Language) => {
    const cart = await readCart(deps.db, token, language);
    if (!cart) throw refuse(404, 'cart-not-found', 'Cart not found');
    return cart;
  };
  /** Changes a cart that nobody else changes meanwhile, and answers it. */
  const change = async (token: string, language: Language, work: (tx: Db) => Promise<void>) => {
    await deps.db.transaction(async (tx) => {
      await requireCart(tx, token);
      await work(tx);
      await store.touchCart(tx, token, deps.now());
    });
    return read(token, language);
  };

  return { read, change };
}

export function makeCartApp(deps: CartDeps) {
  const { read, change } = makeCalls(deps);
  const app = makeSubApp();
  addCouponAndMerge(app, deps);
  return app
    .openapi(createCart, async (c) => {
      const token = randomToken();
      await store.insertCart(deps.db, token, deps.now());
      return c.json({ token }, 200);
    })
    .openapi(getCart, async (c) =>
      c.json(await read(c.req.valid('query').cartToken, c.get('language')), 200),
    )
    .openapi(addToCart, async (c) => {
      const { cartToken, items } = c.req.valid('json');
      const language = c.get('language');
      const cart = await change(cartToken, language, (tx) =>
        addGoods(deps, tx, cartToken, items, language),
      );
      return c.json(cart, 200);
    })
    .openapi(setCartItem, async (c) => {
      const { cartToken, itemId, sokId, quantity } = c.req.valid('json');
      const cart = await change(cartToken, c.get('language'), async (tx) => {
        if (quantity === 0) return store.deleteLine(tx, cartToken, { id: itemId, sokId });
        const lines = await store.readLines(tx, cartToken);
        const line = lines.find((one) => one.id === itemId && one.sokId === sokId);
        if (!line) throw refuse(400, 'item-not-found', 'The cart has no such item');
        const wanted = { ...line, quantity };
        if (quantity > line.quantity) await refuseUnlessInStock(deps, tx, [wanted]);
        await store.putLine(tx, cartToken, wanted);
      });
      return c.json(cart, 200);
    })
    .openapi(removeCartItem, async (c) => {
      const { cartToken, itemId, sokId } = c.req.valid('json');
      const cart = await change(cartToken, c.get('language'), (tx) =>
        store.deleteLine(tx, cartToken, { id: itemId, sokId }),
      );
      return c.json(cart, 200);
    });
}

function addCouponAndMerge(app: HttpApp, deps: CartDeps): void {
  const { change } = makeCalls(deps);
  app
    .openapi(applyCoupon, async (c) => {
      const { cartToken, couponCode } = c.req.valid('json');
      const language = c.get('language');
      const cart = await change(cartToken, language, async (tx) => {
        const coupon = await store.findCoupon(tx, couponCode);
        if (!coupon || !isCurrent(coupon, deps.now().epochMilliseconds)) {
          throw refuse(400, 'coupon-unknown', 'No such coupon is valid now');
        }
        await store.setCoupon(tx, cartToken, coupon.code);
      });
      return c.json(cart, 200);
    })
    .openapi(removeCoupon, async (c) => {
      const { cartToken } = c.req.valid('json');
      const cart = await change(cartToken, c.get('language'), (tx) =>
        store.setCoupon(tx, cartToken, null),
      );
      return c.json(cart, 200);
    })
    .openapi(mergeCarts, async (c) => {
      const { cartToken, destinationCartToken } = c.req.valid('json');
      await deps.db.transaction((tx) => mergeInto(tx, cartToken, destinationCartToken));
      return c.json({ token: destinationCartToken }, 200);
    });
}
