/** A shop with the embedded database is upgraded and taken back: what was begun before goes on after. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as cart from '../../src/features/cart/client.ts';
import { copyOf } from '../../src/platform/db/copy-before-upgrade.ts';
import { freePort } from '../../src/platform/testing/ports.ts';
import { faultsOf } from '../chaos/audit.ts';
import { importProducts } from '../chaos/merchant-feed.ts';
import { settle } from '../chaos/settle.ts';
import { fillCart, pay, place } from '../chaos/shopper.ts';
import { makeNodes } from './nodes.ts';
import { buyAndWithdraw, shopperAt, stock, untilPaid } from './whole-order.ts';

/** @param before folder of the version before
 * @returns a sentence for each thing that is wrong */
export async function upgradeEmbedded(folder: string, before: string): Promise<string[]> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { DATA_DIR: folder, PORT: port, PUBLIC_URL: url };
  const nodes = makeNodes({ shop: { environment: env, pool: [] } }, before);
  const shopper = shopperAt(`${url}/api`, 1);
  const { connection } = shopper;
  const items = async (cartToken: string) =>
    JSON.stringify((await cart.cart(connection, cartToken)).items);
  try {
    await importProducts(folder, env, { stock, version: before });
    await nodes.start('before', {});
    await buyAndWithdraw(shopper);
    const unpaid = await place(shopper, await fillCart(shopper), { orders: [], mood: '' });
    const cartToken = await fillCart(shopper);
    const filled = await items(cartToken);
    await nodes.replace('shop', 'now');
    const faults = existsSync(copyOf(join(folder, 'database')))
      ? []
      : ['The database was not copied before its upgrade.'];
    if ((await items(cartToken)) !== filled) faults.push('The cart is another one.');
    await pay(shopper, unpaid, 'pay');
    await untilPaid(shopper, unpaid);
    await buyAndWithdraw(shopper);
    await nodes.replace('shop', 'before');
    await buyAndWithdraw(shopper);
    const processes = {
      start: (own: Record<string, string>) => nodes.start('now', own),
      stop: () => nodes.stop(),
    };
    const mailFolder = join(folder, 'mail');
    const books = await settle({ processes, env, bankFolder: folder, mailFolder });
    return [...faults, ...faultsOf(books, [], stock)];
  } finally {
    await nodes.stop();
  }
}
