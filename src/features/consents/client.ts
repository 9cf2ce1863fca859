/** Calls of the consent service for pages. The connection carries the customer's encrypted access token. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import * as calls from './contract.ts';

/** The connection as a customer. @param accessToken encrypted */
export const asCustomer = (connection: Connection, accessToken: string): Connection => ({
  ...connection,
  headers: { ...connection.headers, [calls.authHeader]: accessToken },
});

export const consents = (connection: Connection) => callApi(connection, calls.getConsents, {});

export const decide = (
  connection: Connection,
  json: CallInput<typeof calls.postConsents>['json'],
) => callApi(connection, calls.postConsents, { json });

export const history = (connection: Connection) => callApi(connection, calls.getHistory, {});

export const engagement = (connection: Connection) => callApi(connection, calls.getEngagement, {});

export const noteShown = (connection: Connection) => callApi(connection, calls.postEngagement, {});

export const decline = (connection: Connection) => callApi(connection, calls.postDecline, {});

export const texts = (connection: Connection) =>
  callApi(connection, calls.getTexts, { params: { language: connection.language } });
