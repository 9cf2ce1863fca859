/** Client calls for a customer's own data. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { eraseOwnData, getOwnData } from '../contract/own-data.ts';

export const ownData = (connection: Connection) => callApi(connection, getOwnData, {});

export const requestErasure = (connection: Connection) =>
  callApi(connection, eraseOwnData, { json: { isSure: true } });
