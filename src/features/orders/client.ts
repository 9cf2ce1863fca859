/** Order calls for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { ordering } from '../checkout/client.ts';
import { confirmPayment, getOrder, getOrders, payOrder, placeOrder } from './contract.ts';

export const place = (connection: Connection, json: CallInput<typeof placeOrder>['json']) =>
  ordering(callApi(connection, placeOrder, { json }));

/** Opens another payment of an order that awaits one. */
export const pay = (
  connection: Connection,
  number: string,
  json: CallInput<typeof payOrder>['json'],
) => ordering(callApi(connection, payOrder, { params: { number }, json }));

/** Passes on the payment provider's parameters unchanged. */
export const confirm = (connection: Connection, parameters: Record<string, string>) =>
  callApi(connection, confirmPayment, { json: { parameters } });

/** An order by number and key; the customer who placed it needs no key. */
export const order = (connection: Connection, number: string, key: string | undefined) =>
  ordering(callApi(connection, getOrder, { params: { number }, query: { key } }));

/** Orders of the logged-in customer, latest first; with `before` those that come after it. */
export const orders = (connection: Connection, before?: string) =>
  callApi(connection, getOrders, { query: { before } });
