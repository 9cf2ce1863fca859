/** Wishlist calls for pages; the connection needs a logged-in customer. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { productsById } from '../catalogue/client.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './contract.ts';
import { wishableOf } from './rules.ts';

export const wishlist = (connection: Connection) => callApi(connection, getWishlist, {});

export const addWish = (connection: Connection, sokId: string) =>
  callApi(connection, addToWishlist, { json: { sokId } });

export const removeWish = (connection: Connection, sokId: string) =>
  callApi(connection, removeFromWishlist, { params: { sokId } });

/** Removes several entries, then reads their products: those that still exist can be added again (R198, R199). */
export async function prune(connection: Connection, sokIds: string[]) {
  for (const sokId of sokIds) await removeWish(connection, sokId);
  const products = await productsById(connection, sokIds);
  return sokIds.flatMap((sokId) => {
    const found = wishableOf(products, sokId);
    return found ? [{ sokId, product: found.product, variant: found.variant }] : [];
  });
}
