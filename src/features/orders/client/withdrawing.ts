/** Calls of buyers who withdraw from an order, for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { previewWithdrawal, sendOrderLink, withdrawOrder } from '../contract/withdrawing.ts';

export const withdraw = (
  connection: Connection,
  number: string,
  json: CallInput<typeof withdrawOrder>['json'],
) => callApi(connection, withdrawOrder, { params: { number }, json });

/** What a withdrawal would give back. */
export const preview = (
  connection: Connection,
  number: string,
  json: CallInput<typeof previewWithdrawal>['json'],
) => callApi(connection, previewWithdrawal, { params: { number }, json });

/** Mails the link of an order to its buyer, if there is such an order. */
export const mailOrderLink = (connection: Connection, number: string, email: string) =>
  callApi(connection, sendOrderLink, { json: { number, email } });
