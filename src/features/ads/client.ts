/** Calls about advertisements for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { getAds, reportAd } from './contract.ts';

export const ads = (connection: Connection, query: CallInput<typeof getAds>['query']) =>
  callApi(connection, getAds, { query });

export const report = (connection: Connection, text: string) =>
  callApi(connection, reportAd, { json: { report: text } });
