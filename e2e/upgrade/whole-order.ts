/** Orders from the cart to the withdrawal, by calls of one process. */
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../seed/random.ts';
import * as orders from '../../src/features/orders/client.ts';
import { withdraw } from '../../src/features/orders/client/withdrawing.ts';
import { randomToken } from '../../src/platform/ids.ts';
import { buy, connectionOf, type Shopper } from '../chaos/shopper.ts';

/** Product id → items in stock. */
export const stock = new Map([
  ['810001', 5000],
  ['810002', 5000],
  ['810003', 5000],
  ['810004', 5000],
]);

export function shopperAt(apiUrl: string, seed: number): Shopper {
  const random = randomFrom(seed);
  return { random, products: [...stock.keys()], connection: connectionOf(apiUrl, random) };
}

/** @throws Error when any step of it fails */
export async function buyAndWithdraw(shopper: Shopper): Promise<void> {
  const { number, key } = await buy(shopper);
  await untilPaid(shopper, { number, key });
  await withdraw(shopper.connection, number, {
    key,
    idempotencyKey: randomToken(),
    name: 'Aino Virtanen',
    lines: [{ line: 0, quantity: 1 }],
  });
}

const paidWithin = 60_000;

/** The bank's call may come after the buyer has left. */
export async function untilPaid(
  { connection }: Shopper,
  { number, key }: { number: string; key: string },
): Promise<void> {
  for (const end = Date.now() + paidWithin; ; await wait(200)) {
    const { status } = await orders.order(connection, number, key);
    if (status === 'paid') return;
    if (Date.now() > end) throw new Error(`Order ${number} is ${status}, not paid.`);
  }
}
