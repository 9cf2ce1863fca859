/** The orders a shopper can open here: the customer's from any device, and those placed in this browser. */
import { NotFound, Unauthorized } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { order as readOrder, orders as readOrders } from '#features/orders/client.ts';
import { maximumOrders, type Order } from '#features/orders/contract.ts';
import { ownOrders } from './own-orders.ts';

/** An order with its key; the customer who placed it needs none. */
export type OpenedOrder = Order & { key: string | null };

/** Latest first; an erased order is left out. With `before` the customer's that come after it. `last` is the number of
 * the customer's last one here; null when there are no more. */
export async function shoppersOrders(request: Request, retailApi: Connection, before?: string) {
  const opened = before === undefined ? await ownOrders(request) : [];
  const [own, here] = await Promise.all([
    customersOrders(retailApi, before),
    Promise.all(opened.map((one) => openedOrder(retailApi, one))),
  ]);
  const others = here
    .filter((order) => order !== null)
    .filter(({ number }) => !own?.some((order) => order.number === number));
  const orders = [...(own ?? []), ...others].toSorted((a, b) =>
    b.placedAt.localeCompare(a.placedAt),
  );
  const last = own?.length === maximumOrders ? (own.at(-1)?.number ?? null) : null;
  return { orders, isLoggedIn: own !== null, last };
}

async function openedOrder(
  retailApi: Connection,
  { number, key }: { number: string; key: string },
): Promise<OpenedOrder | null> {
  const order = await readOrder(retailApi, number, key).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  return order && { ...order, key };
}

/** Null for a guest, and for a customer whose session has ended. */
async function customersOrders(
  retailApi: Connection,
  before: string | undefined,
): Promise<OpenedOrder[] | null> {
  if (!retailApi.authToken) return null;
  try {
    return (await readOrders(retailApi, before)).map((order) => ({ ...order, key: null }));
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}
