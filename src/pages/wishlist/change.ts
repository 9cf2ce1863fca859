/** Handles the forms of the page, and the hearts of browsers without scripts. */
import type { Connection } from '#platform/http/client.ts';
import { prune } from '#features/wishlist/client.ts';
import { resultOf } from '#features/wishlist/rules/failures.ts';
import { warnings } from '#features/wishlist/rules/wishes.ts';
import { addToCartAction, ownPath, type AddResult } from '../parts/cart-session.ts';
import { changeWish } from '../parts/wish-change.ts';
import { storeWish } from './pending-wish.ts';
import { answerWith } from './read.ts';

export interface Outcome extends AddResult {
  /** A product was added to the favourites; `back` is where the shopper came from, as a path of the shop. */
  isWished?: boolean;
  back?: string | undefined;
  /** Ids that were removed and can be added again. */
  removed?: string[];
  /** Number of removed entries whose products are gone. */
  pruned?: number;
  mustLogIn?: boolean;
}

export async function changeWishlist(request: Request, retailApi: Connection) {
  const form = await request.clone().formData();
  const sokIds = form.getAll('sokId').map(String);
  switch (form.get('intent')) {
    case 'cart':
      return addToCartAction(request, retailApi);
    case 'remove':
      return removeWishes(retailApi, sokIds);
    default:
      return addWishes(request, retailApi, sokIds, form.get('target'));
  }
}

async function removeWishes(retailApi: Connection, sokIds: string[]) {
  if (!retailApi.authToken) return answerWith<Outcome>({ mustLogIn: true }, undefined);
  try {
    const found = await prune(retailApi, sokIds);
    const removed = found.map(({ sokId }) => sokId);
    const outcome: Outcome = removed.length > 0 ? { removed } : { pruned: sokIds.length };
    return answerWith(outcome, undefined);
  } catch (error) {
    retailApi.warn?.(warnings.remove, { err: error });
    const mustLogIn = resultOf(error) === 'NOT_LOGGED_IN';
    return answerWith<Outcome>(mustLogIn ? { mustLogIn } : { failed: 'other' }, undefined);
  }
}

async function addWishes(
  request: Request,
  retailApi: Connection,
  sokIds: string[],
  target: unknown,
) {
  for (const sokId of sokIds) {
    const { result, code } = await changeWish(retailApi, { sokId, isWanted: true });
    if (result === 'NOT_LOGGED_IN') {
      return answerWith<Outcome>({ mustLogIn: true }, await storeWish(request, sokId));
    }
    if (result !== 'OK') return answerWith<Outcome>({ failed: code ?? 'other' }, undefined);
  }
  return answerWith<Outcome>({ isWished: true, back: ownPath(target) }, undefined);
}
