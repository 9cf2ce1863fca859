/** A change of the favourites as forms and scripts send it. */
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { addWish, removeWish } from '#features/wishlist/client.ts';
import { resultOf } from '#features/wishlist/rules/failures.ts';
import { warnings, type Change, type Result } from '#features/wishlist/rules/wishes.ts';

/** `code` of a refusal. */
export interface ChangeAnswer {
  result: Result;
  code?: string;
}

/** Calls the shop; a failure is a value, and is logged (R416–R418). */
export async function changeWish(
  retailApi: Connection,
  { sokId, isWanted }: Change,
): Promise<ChangeAnswer> {
  // Nobody is logged in, so there is nothing to change (R190).
  if (!retailApi.authToken) return { result: 'NOT_LOGGED_IN' };
  try {
    await (isWanted ? addWish(retailApi, sokId) : removeWish(retailApi, sokId));
    return { result: 'OK' };
  } catch (error) {
    retailApi.warn?.(warnings[isWanted ? 'add' : 'remove'], { err: error, sokId });
    const code = error instanceof ShopError ? { code: error.code } : {};
    return { result: resultOf(error), ...code };
  }
}
