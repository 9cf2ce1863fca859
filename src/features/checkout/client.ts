/** Checkout calls for pages. */
import { InvalidInput } from '#platform/errors.ts';
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import type { Product } from '../catalogue/contract.ts';
import {
  createDraft,
  getDeliveryMethods,
  getKeptAddresses,
  getShippingData,
  getTown,
  removeAddress as removeKept,
  setAddress,
  setDeliveryMethod,
  type AvailabilityEntry,
  type CheckoutCustomer,
} from './contract.ts';
import { Temperature } from './contract/delivery.ts';
import { loadOf, type ShippedProduct } from './rules/carrying.ts';

/** An order call was refused with 400 (R263). */
export class OrderRefused extends InvalidInput {
  override name = 'OrderRefused';
}

/** Awaits an order call; turns a 400 into `OrderRefused`. */
export const ordering = <Reply>(call: Promise<Reply>): Promise<Reply> =>
  call.catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error;
    const { message, status, code, details } = error;
    throw new OrderRefused(message, { status, code, details, cause: error });
  });

/** Missing stock of a cart, and when that information expires (ISO 8601). */
interface DraftOrder {
  expires: string;
  unavailableProducts: AvailabilityEntry[];
}

/** Checks whether there is enough stock for the cart. */
export const draft = async (connection: Connection, cartToken: string): Promise<DraftOrder> => {
  const asked = callApi(connection, createDraft, { json: { cartToken } });
  const { expires, availability } = await ordering(asked);
  return { expires, unavailableProducts: availability };
};

export const address = (
  connection: Connection,
  cartToken: string,
  customer: CheckoutCustomer,
  keepAddress = false,
) => ordering(callApi(connection, setAddress, { json: { cartToken, customer, keepAddress } }));

/** The town of a postcode; null when there is no such postcode. */
export const townOf = async (connection: Connection, postcode: string) =>
  (await callApi(connection, getTown, { query: { postcode } })).town;

/** Saved addresses of the logged-in customer, latest first. */
export const keptAddresses = (connection: Connection) => callApi(connection, getKeptAddresses, {});

export const removeAddress = (connection: Connection, id: string) =>
  callApi(connection, removeKept, { params: { id } });

/** Delivery methods for a sum of products in cents, of a product only those that can carry it; the promised days
 * are for the shop's example of a postcode. */
export const deliveryMethods = (
  connection: Connection,
  itemsTotal: number,
  product?: ShippedProduct & Pick<Product, 'shipsFrom'>,
) =>
  callApi(connection, getDeliveryMethods, {
    query: { itemsTotal, ...(product && queryOf(product)) },
  });

const queryOf = ({ shipsFrom, ...shipped }: ShippedProduct & Pick<Product, 'shipsFrom'>) => {
  const { temperatures, categories } = loadOf(shipped);
  return {
    shipsFrom,
    temperature: temperatures.find(isTemperature),
    // Without a category it is for no department.
    category: categories?.at(-1) ?? '',
    ageLimit: shipped.ageLimit,
  };
};

const isTemperature = (word: string): word is Temperature => Temperature.safeParse(word).success;

export const shippingData = (connection: Connection, cartToken: string) =>
  ordering(callApi(connection, getShippingData, { query: { cartToken } }));

export const chooseDelivery = (
  connection: Connection,
  json: CallInput<typeof setDeliveryMethod>['json'],
) => ordering(callApi(connection, setDeliveryMethod, { json }));
