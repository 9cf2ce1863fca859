/** Order calls for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { confirmPayment, getOrder, payOrder, placeOrder } from './contract.ts';

export const place = (connection: Connection, json: CallInput<typeof placeOrder>['json']) =>
  callApi(connection, placeOrder, { json });

/** Opens another payment of an order that awaits one. */
export const pay = (
  connection: Connection,
  number: string,
  json: CallInput<typeof payOrder>['json'],
) => callApi(connection, payOrder, { params: { number }, json });

/** Hands on what the payment provider sent, untouched. */
export const confirm = (connection: Connection, parameters: Record<string, string>) =>
  callApi(connection, confirmPayment, { json: { parameters } });

export const order = (connection: Connection, number: string, key: string) =>
  callApi(connection, getOrder, { params: { number }, query: { key } });
