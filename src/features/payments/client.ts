/** Payment calls for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { getPaymentMethods } from './contract.ts';

/** Ways to pay an amount of cents, in the order the law gives their groups. */
export const paymentMethods = (connection: Connection, amountEuroCents: number) =>
  callApi(connection, getPaymentMethods, { query: { amountEuroCents } });
