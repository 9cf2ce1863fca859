/** Handler of the call that adds many products. */
import type { HttpApp } from '#platform/http/app.ts';
import { callerOf } from '#platform/http/bearer.ts';
import { askerFor } from '../../session/rules/asker.ts';
import { addAvailable } from '../contract/add-available.ts';
import type { CartDeps } from '../deps.ts';
import { addWhatIsThere } from '../operations/add-available.ts';
import type { Available } from '../rules/available.ts';
import type { Change } from './change.ts';

export function addAddingMany(app: HttpApp, deps: CartDeps, change: Change): void {
  app.openapi(addAvailable, async (c) => {
    const { cartToken, items } = c.req.valid('json');
    const asker = await askerFor(callerOf(c), deps.customerOf);
    let result: Omit<Available, 'lines'> = { added: 0, short: [] };
    const cart = await change(cartToken, asker, async (tx, token) => {
      result = await addWhatIsThere(deps, tx, token, items, asker);
    });
    return c.json({ cart, ...result }, 200);
  });
}
