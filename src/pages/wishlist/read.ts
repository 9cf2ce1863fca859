/** Data of the page: the customer's entries, and a favourite chosen before the login. */
import { data } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { wishlist } from '#features/wishlist/client.ts';
import { counts } from '#features/wishlist/rules.ts';
import { resultOf } from '#features/wishlist/rules/failures.ts';
import { warnings } from '#features/wishlist/rules/wishes.ts';
import { sorted, type WishlistSort } from '#features/wishlist/rules/sorts.ts';
import { changeWish } from '../parts/wish-change.ts';
import { clearPendingWish, pendingWishOf } from './pending-wish.ts';

/** Valid entries, sorted, and the ids of the others; null for a guest. */
export async function readWishlist(retailApi: Connection, sort: WishlistSort) {
  if (!retailApi.authToken) return null;
  const entries = await wishlist(retailApi).catch((error: unknown) => {
    retailApi.warn?.(warnings.list, { err: error });
    if (resultOf(error) === 'NOT_LOGGED_IN') return null;
    throw error;
  });
  return (
    entries && {
      entries: sorted(entries.filter(counts), sort, retailApi.language),
      gone: entries.filter((entry) => !counts(entry)).map(({ sokId }) => sokId),
    }
  );
}

/** Saves the favourite that a guest chose without scripts, now that they are logged in, and removes its
 * cookie. */
export async function carryOutPending(request: Request, retailApi: Connection) {
  const sokId = retailApi.authToken ? await pendingWishOf(request) : null;
  if (!sokId) return null;
  const { result, code } = await changeWish(retailApi, { sokId, isWanted: true });
  if (result === 'NOT_LOGGED_IN') return null;
  const failed = result === 'OK' ? {} : { failed: code ?? 'other' };
  return { isWished: result === 'OK', ...failed, setCookie: await clearPendingWish(request) };
}

/** The response with its cookie, where there is one. */
export const answerWith = <Result>(outcome: Result, setCookie: string | undefined) =>
  data(outcome, setCookie ? { headers: { 'set-cookie': setCookie } } : {});
