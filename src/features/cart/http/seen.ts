/** Handler of the call that ends the news about changes of a cart. */
import type { HttpApp } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import { askerFor } from '../../session/rules/asker.ts';
import { setSeen } from '../contract/seen.ts';
import type { CartDeps } from '../deps.ts';
import { endNews } from '../operations/seen.ts';
import type { Change } from './change.ts';

export function addSeeing(app: HttpApp, deps: CartDeps, change: Change): void {
  app.openapi(setSeen, async (c) => {
    const { cartToken, ...seen } = c.req.valid('json');
    const asker = await askerFor(callerOf(c), deps.customerOf);
    const cart = await change(cartToken, asker, (tx, token) =>
      endNews(deps, tx, token, seen, asker),
    );
    return c.json(cart, 200);
  });
}
