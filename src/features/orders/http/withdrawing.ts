/** Handlers of withdrawals, which are taken while nothing is sold, too (L12). */
import { makeSubApp } from '#platform/http/app.ts';
import { previewWithdrawal, sendOrderLink, withdrawOrder } from '../contract/withdrawing.ts';
import type { OrdersDeps } from '../deps.ts';
import { requestLink } from '../operations/send-link.ts';
import { previewOf, withdraw } from '../operations/withdraw.ts';
import { makeReading } from './reading.ts';

export function makeWithdrawingApp(deps: OrdersDeps) {
  const { orderFor } = makeReading(deps);
  return makeSubApp()
    .openapi(withdrawOrder, async (c) => {
      const { key, ...notice } = c.req.valid('json');
      const { number } = await orderFor(c, c.req.valid('param').number, key);
      return c.json(await withdraw(deps, number, notice), 200);
    })
    .openapi(previewWithdrawal, async (c) => {
      const { key, lines } = c.req.valid('json');
      const order = await orderFor(c, c.req.valid('param').number, key);
      return c.json(await previewOf(deps, order, lines), 200);
    })
    .openapi(sendOrderLink, async (c) => {
      const network = deps.networkOf({ request: c.req.raw, connection: c.env });
      await requestLink(deps, c.req.valid('json'), network);
      return c.body(null, 204);
    });
}
