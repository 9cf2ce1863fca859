/** Sends events for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { postEvents } from './contract.ts';

export const sendEvents = (
  connection: Connection,
  json: CallInput<typeof postEvents>['json'],
): Promise<undefined> => callApi(connection, postEvents, { json });
