/** Decides whether a line may be replaced by a similar product, inside the transaction of the caller. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import type { Asker } from '../../session/record.ts';
import { setSubstitute } from '../contract.ts';
import type { CartDeps } from '../deps.ts';
import * as store from '../repository.ts';
import { sellableOf } from '../rules.ts';
import { isReplaceable } from '../rules/substitutes.ts';

/** @throws 400 when there is no such line, or products like it are never replaced */
export async function decideSubstitute(
  deps: CartDeps,
  tx: Db,
  token: string,
  { itemId, sokId, isAllowed }: { itemId: string; sokId: string; isAllowed: boolean },
  { language }: Asker,
): Promise<void> {
  const lines = await store.readLines(tx, token);
  if (!lines.some((line) => line.id === itemId && line.sokId === sokId))
    throw refuse(setSubstitute, 'item-not-found', 'The cart has no such item');
  const products = await deps.products([sokId], { language, isCoop: false });
  const product = sellableOf(products, sokId)?.product;
  if (!product || !isReplaceable(deps.substitutes(), product))
    throw refuse(setSubstitute, 'not-replaceable', 'It is never replaced');
  await store.setAllowsSubstitute(tx, token, sokId, isAllowed);
}
