/** Calls for a guest's personal data in an order, for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { eraseGuestData, getGuestData } from '../contract/own-data.ts';

interface Opened {
  number: string;
  key: string;
}

export const guestData = (connection: Connection, { number, key }: Opened) =>
  callApi(connection, getGuestData, { params: { number }, query: { key } });

export const eraseGuest = (connection: Connection, { number, key }: Opened) =>
  callApi(connection, eraseGuestData, { params: { number }, json: { key, isSure: true } });
