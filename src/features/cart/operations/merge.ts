/** Carts that become one: at login, and when a customer begins a new cart on another device. */
import type { Db } from '#platform/db/database.ts';
import { randomToken } from '#platform/ids.ts';
import type { Asker } from '../../session/record.ts';
import { requireCart } from './change.ts';
import type { CartDeps } from '../deps.ts';
import * as store from '../repository.ts';

/** Makes a guest's cart, or the customer's: what that held until now comes along, and its token leads
 * its owner to the new one, so that all devices of a customer see one cart. */
export async function openCart(
  deps: CartDeps,
  tx: Db,
  customer: Asker['customer'],
): Promise<string> {
  const token = randomToken();
  const before = customer && (await store.holdCartOf(tx, customer.customerId));
  await store.insertCart(tx, token, deps.now());
  if (before) {
    await moveAll(deps, tx, before, { token, coupon: null });
    await store.leadTo(tx, before.token, token);
  }
  if (customer) await store.giveCart(tx, token, customer.customerId);
  return token;
}

/** Moves all lines (R296) and answers the token they are in. The source is left empty, so that doing it
 * again changes nothing; a customer's cart remembers what went into it. */
export async function mergeInto(
  deps: CartDeps,
  tx: Db,
  tokens: { source: string; destination: string },
  customer: Asker['customer'],
): Promise<string> {
  // Always in the same order, so that two merges never wait for each other.
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
  destination: Pick<store.CartRow, 'token' | 'coupon'>,
): Promise<void> {
  await store.moveLines(tx, source.token, destination.token);
  await deps.carryChoices(tx, source.token, destination.token);
  if (source.coupon && !destination.coupon) {
    await store.setCoupon(tx, destination.token, source.coupon);
  }
}
