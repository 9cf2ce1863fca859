/** Puts many products in a cart with one call. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { addAvailable } from '../contract/add-available.ts';

export const addWhatIsThere = (
  connection: Connection,
  json: CallInput<typeof addAvailable>['json'],
) => callApi(connection, addAvailable, { json });
