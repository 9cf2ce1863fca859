/** Calls about stores, for pages. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { getStoreStock, type StoreStock } from './contract.ts';

export const stockByStore = (connection: Connection, sokId: string): Promise<StoreStock[]> =>
  callApi(connection, getStoreStock, { query: { sokId } });
