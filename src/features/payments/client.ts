/** Payment calls for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { getPaymentMethods } from './contract.ts';

/** Payment methods for an amount in cents, with their groups in the order the law requires. */
export const paymentMethods = (connection: Connection, amountEuroCents: number) =>
  callApi(connection, getPaymentMethods, { query: { amountEuroCents } });
