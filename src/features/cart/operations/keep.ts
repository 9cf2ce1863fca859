/** Saving lines of the cart for later, inside the transaction of the caller. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import type { Asker } from '../../session/record.ts';
import { keepItem, maximumKept, returnKept } from '../contract/kept.ts';
import type { CartDeps } from '../deps.ts';
import * as store from '../repository.ts';
import { deleteKept, putKept, readKept } from '../repository/kept.ts';
import { addItems } from './change.ts';

/** Moves a line out of the cart. @throws 400 when there is no such line, or too much is kept */
export async function keep(
  tx: Db,
  token: string,
  { id, sokId }: Pick<store.LineRow, 'id' | 'sokId'>,
): Promise<void> {
  const lines = await store.readLines(tx, token);
  const line = lines.find((other) => other.id === id && other.sokId === sokId);
  if (!line) throw refuse(keepItem, 'item-not-found', 'The cart has no such item');
  const kept = await readKept(tx, token);
  if (kept.length >= maximumKept && !kept.some((other) => other.sokId === sokId)) {
    throw refuse(keepItem, 'kept-full', `At most ${maximumKept} products are kept`);
  }
  await putKept(tx, token, line);
  await store.deleteLine(tx, token, line);
}

/** Moves a product back: as many pieces as were kept, or as there are in stock.
 * @throws 400 when it is not kept, or cannot be bought now; then it stays kept */
export async function putBack(
  deps: CartDeps,
  tx: Db,
  { token, sokId }: { token: string; sokId: string },
  asker: Asker,
): Promise<void> {
  const kept = (await readKept(tx, token)).find((line) => line.sokId === sokId);
  if (!kept) throw refuse(returnKept, 'item-not-found', 'It is not kept');
  const buyer = { cartToken: token, customerId: asker.customer?.customerId ?? null };
  const stock = await deps.readStock(tx, [sokId], buyer);
  const held = (await store.readLines(tx, token)).find((line) => line.sokId === sokId);
  const left = (stock.get(sokId) ?? 0) - (held?.quantity ?? 0);
  const quantity = Math.min(kept.quantity, Math.max(1, left));
  await addItems(deps, tx, token, [{ sokId, quantity, selectedOptions: [] }], asker);
  const { allowsSubstitute = null } = kept;
  if (allowsSubstitute !== null)
    await store.setAllowsSubstitute(tx, token, sokId, allowsSubstitute);
  await deleteKept(tx, token, sokId);
}
