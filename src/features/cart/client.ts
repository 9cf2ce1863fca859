/** Cart calls for pages; calls that change a cart return it after the change. */
import { InvalidInput } from '#platform/errors.ts';
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import {
  addToCart,
  applyCoupon,
  createCart,
  getCart,
  mergeCarts,
  removeCartItem,
  removeCoupon,
  setCartItem,
  setSubstitute,
  type Cart,
} from './contract.ts';
import { getKept, keepItem, removeKept, returnKept } from './contract/kept.ts';
import { setSeen } from './contract/seen.ts';

/** Token of a new cart: empty, or with the lines of the logged-in customer's previous cart. */
export const newCart = async (connection: Connection): Promise<string> =>
  (await callApi(connection, createCart, {})).token;

export const cart = (connection: Connection, cartToken: string) =>
  callApi(connection, getCart, { query: { cartToken } });

export const add = (connection: Connection, json: CallInput<typeof addToCart>['json']) =>
  callApi(connection, addToCart, { json });

/** Why a quantity was not changed. */
interface Refusal {
  message: string;
  code: string;
  /** Pieces in stock, when there are too few; otherwise null. */
  left: number | null;
}

/** Quantity 0 removes the line. A refusal (400) is a result too: it has a `message` (R292). */
export const setItem = (
  connection: Connection,
  json: CallInput<typeof setCartItem>['json'],
): Promise<Cart | Refusal> =>
  callApi(connection, setCartItem, { json }).catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error;
    const { message, code, details } = error;
    return { message, code, left: typeof details['left'] === 'number' ? details['left'] : null };
  });

export const removeItem = (
  connection: Connection,
  json: CallInput<typeof removeCartItem>['json'],
) => callApi(connection, removeCartItem, { json });

/** Whether a line may be replaced by a similar product. */
export const decideSubstitute = (
  connection: Connection,
  json: CallInput<typeof setSubstitute>['json'],
) => callApi(connection, setSubstitute, { json });

export const coupon = (connection: Connection, cartToken: string, couponCode: string) =>
  callApi(connection, applyCoupon, { json: { cartToken, couponCode } });

export const noCoupon = (connection: Connection, cartToken: string) =>
  callApi(connection, removeCoupon, { json: { cartToken } });

/** Moves the lines of one cart into another; returns the token of the latter. */
export const merge = (connection: Connection, cartToken: string, destinationCartToken: string) =>
  callApi(connection, mergeCarts, { json: { cartToken, destinationCartToken } });

/** Says that the shopper has seen changes of the cart. */
export const seen = (connection: Connection, json: CallInput<typeof setSeen>['json']) =>
  callApi(connection, setSeen, { json });

/** What was saved for later, latest first. */
export const kept = (connection: Connection, cartToken: string) =>
  callApi(connection, getKept, { query: { cartToken } });

export const keep = (connection: Connection, json: CallInput<typeof keepItem>['json']) =>
  callApi(connection, keepItem, { json });

export const putBack = (connection: Connection, json: CallInput<typeof returnKept>['json']) =>
  callApi(connection, returnKept, { json });

export const forget = (connection: Connection, json: CallInput<typeof removeKept>['json']) =>
  callApi(connection, removeKept, { json });
