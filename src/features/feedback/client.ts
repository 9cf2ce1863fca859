/** Calls about feedback for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { getReceipt, giveFeedback } from './contract.ts';

export type FeedbackInput = CallInput<typeof giveFeedback>['json'];

export const give = (connection: Connection, json: FeedbackInput) =>
  callApi(connection, giveFeedback, { json });

export const receipt = (connection: Connection, reference: string) =>
  callApi(connection, getReceipt, { params: { reference } });
