/** Merges carts: at login, and when a customer starts a cart on another device. */
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import type { Asker } from '../../session/record.ts';
import { requireCart } from './change.ts';
import type { CartDeps } from '../deps.ts';
import * as store from '../repository.ts';
import { moveKept } from '../repository/kept.ts';

/** Creates a cart. A customer's new cart gets the lines of the previous one, whose token then refers to the
 * new cart, so that all devices of a customer share one cart. */
export async function openCart(
  deps: CartDeps,
  tx: Db,
  customer: Asker['customer'],
): Promise<string> {
  const token = randomToken();
  const before = customer && (await store.holdCartOf(tx, customer.customerId));
  await store.insertCart(tx, token, deps.now());
  if (before) {
    await moveAll(deps, tx, before, { token });
    await store.leadTo(tx, before.token, token);
  }
  if (customer) await store.giveCart(tx, token, customer.customerId);
  return token;
}

/** Moves all lines (R296) and returns the token of the cart they are in. The source is left empty, so
 * repeating it changes nothing. After a merge into a customer's cart, a guest's token refers to that cart. */
export async function mergeInto(
  deps: CartDeps,
  tx: Db,
  tokens: { source: string; destination: string },
  customer: Asker['customer'],
): Promise<string> {
  if (customer) await store.holdCustomer(tx, customer.customerId);
  await store.holdLeading(tx, tokens.source);
  // Locked in a fixed order, so that two merges cannot deadlock.
  const held = new Map<string, store.CartRow>();
  for (const token of [tokens.source, tokens.destination].toSorted()) {
    held.set(token, await requireCart(tx, token, customer));
  }
  const source = held.get(tokens.source) as store.CartRow;
  const destination = held.get(tokens.destination) as store.CartRow;
  if (source.token === destination.token) return destination.token;
  await moveAll(deps, tx, source, destination);
  await store.setCoupon(tx, source.token, null);
  if (destination.customerId && !source.customerId) {
    await store.leadTo(tx, source.token, destination.token);
  }
  return destination.token;
}

async function moveAll(
  deps: CartDeps,
  tx: Db,
  source: store.CartRow,
  destination: Pick<store.CartRow, 'token'>,
): Promise<void> {
  await store.moveLines(tx, source.token, destination.token);
  await moveKept(tx, source.token, destination.token);
  await deps.carryChoices(tx, source.token, destination.token);
  // Whoever merges carts has the source at hand.
  if (source.coupon) await store.setCoupon(tx, destination.token, source.coupon);
}
